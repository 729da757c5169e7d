declare module 'subset-font' {
  export default function subset(font: Uint8Array, letters: string, options: { targetFormat: 'woff2'; noHinting: boolean; preserveNameIds: readonly number[] }): Promise<Uint8Array>;
}
