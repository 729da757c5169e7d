// The faces for drawings, from `letters/plugin.ts`; `range` as styles write it.
declare module 'letters' {
  const faces: { url: string; style: string; range: string }[];
  export default faces;
}
