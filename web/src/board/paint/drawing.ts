// The server's drawings, read without a document, which a worker does not have: exactly what src/art writes, and no more.
export interface Part {
  name: string;
  given: Record<string, string>; // attributes
  parts: Part[];
  text: string;
  path?: Path2D; // made when it is first painted
}

export interface Drawing {
  root: Part;
  named: Map<string, Part>; // by id
  box: [number, number, number, number]; // left, top, width, height
}

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&apos;': "'" };

const plain = (text: string) => text.replace(/&#?\w+;/g, (escape) => ESCAPES[escape] ?? escape);

export const numbers = (list: string) => list.split(/[\s,]+/).map(Number);

export function read(svg: string): Drawing {
  const top: Part = { name: '', given: {}, parts: [], text: '' };
  const open = [top];
  const named = new Map<string, Part>();
  for (const [, end, name, given, empty, text] of svg.matchAll(TAG)) {
    if (text) {
      open.at(-1)!.text += plain(text);
      continue;
    }
    if (end) {
      open.pop();
      continue;
    }
    const part: Part = { name: name!, given: {}, parts: [], text: '' };
    for (const [, key, value] of given!.matchAll(ATTRIBUTE)) part.given[key!] = value!;
    if (part.given.id) named.set(part.given.id, part);
    open.at(-1)!.parts.push(part);
    if (!empty) open.push(part);
  }
  const root = top.parts[0];
  if (root?.name !== 'svg' || !root.given.viewBox) throw new Error('this is no drawing');
  return { root, named, box: numbers(root.given.viewBox) as Drawing['box'] };
}
