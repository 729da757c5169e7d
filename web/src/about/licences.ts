// What the program is made with: the same texts as of `mappa licences`.
const FILES = import.meta.glob<string>('../../../licences/*.txt', { query: '?raw', import: 'default', eager: true });

export interface Licence {
  name: string; // of the file, which is that of the package
  about: string; // one line
  text: string;
}

export const LICENCES: Licence[] = Object.entries(FILES).map(([path, whole]) => {
  const end = whole.indexOf('\n');
  return { name: path.slice(path.lastIndexOf('/') + 1, -'.txt'.length), about: whole.slice(0, end), text: whole.slice(end).trim() };
});
