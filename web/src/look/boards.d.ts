// Made from data/maps (boards/plugin.ts).
declare module 'boards' {
  const boards: Record<string, { region: import('./maps').Region; name: Partial<Record<import('../text/languages').Language, string>> }>;
  export default boards;
}
