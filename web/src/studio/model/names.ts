// What things are called: names in one language or in several, and those that a thing gets at first.
import type { Language } from '../../text/languages';
import { MOST, type MapFile, type Name } from './file';

// Said by whoever works on the map, in their language.
export interface Given {
  town: string;
  city: string;
  wave: string;
  island: string;
  ferry: string;
  border: string; // where it leads
  isle: string;
}
export const GIVEN: Given = { town: 'Town', city: 'City', wave: 'Sea', island: 'Island', ferry: 'Ferry', border: 'Abroad', isle: 'Isle' };

const ORDER: Language[] = ['en', 'de', 'es', 'fr', 'nl', 'pt', 'ca', 'it', 'pl', 'cs'];

// In the language, else in the first that there is.
export function read_name(name: Name | undefined, language: Language): string {
  if (name === undefined || typeof name === 'string') return name ?? '';
  return name[language] ?? name[ORDER.find((each) => name[each]) ?? 'en'] ?? '';
}

const CONTROL = /[\p{Cc}\u2028\u2029]/gu;
const encoder = new TextEncoder();

// As a file may have it: on one line, not empty, not longer than it may be.
export function proper(text: string, otherwise: string): string {
  let words = text.replace(CONTROL, ' ');
  while (encoder.encode(words).length > MOST.bytes) words = [...words].slice(0, -1).join('');
  return words.trim() === '' ? otherwise : words;
}

// No two places of a map share an id: "Town", "Town 2", "Town 3".
export function fresh(wanted: string, taken: Iterable<string>): string {
  const known = new Set(taken);
  for (let n = 1; ; ++n) {
    const id = n === 1 ? wanted : `${proper(wanted, '').slice(0, 40)} ${n}`;
    if (!known.has(id)) return id;
  }
}
export const taken_ids = (map: MapFile): string[] => [...map.towns, ...map.large_cities].map(({ id }) => id);

// A text for the language alone, where until now one name was for all; empty takes it away again.
export function in_language(name: Name, text: string, language: Language): Name {
  const all = typeof name === 'string' ? { en: name } : { ...name };
  if (text === '' && language !== 'en') delete all[language];
  else all[language] = text;
  const said = new Set(Object.values(all));
  return said.size === 1 ? [...said][0]! : all;
}
