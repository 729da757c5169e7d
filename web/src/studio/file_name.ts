// What a map's file is called.
// "Nordsee & Inseln" is kept as "nordsee-inseln.json".
export function file_id(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 32).replace(/^-|-$/g, '') || 'map';
}
