// Things that have a name: which lies where, what it is called, how many coats of arms it has.
import type { Language } from '../../text/languages';
import { city_at, ground, is_stacks, same, same_side, side_middle, town_at, type Name, type Sheet, type SideAt, type Spot, type Square } from './file';
import { fresh, in_language, proper, taken_ids, type Given } from './names';
import { settle } from './settle';

export type List = 'towns' | 'large_cities' | 'borders' | 'ferries' | 'waves' | 'islands' | 'lakes' | 'neighbours';
export interface Thing {
  list: List;
  index: number;
}
export type NameKey = 'name' | 'to' | 'place'; // borders lead somewhere, from a place

export const name_keys = ({ list }: Thing): NameKey[] => (list === 'borders' ? ['to', 'place'] : ['name']);
export const name_of = (sheet: Sheet, { list, index }: Thing, key: NameKey): Name | undefined => (sheet[list][index] as unknown as Record<NameKey, Name | undefined> | undefined)?.[key];
export const coats_of = (sheet: Sheet, { list, index }: Thing): number | undefined => (sheet[list][index] as { coats?: number } | undefined)?.coats;

// What is printed at the side, else what lies on the square.
export function thing_at(sheet: Sheet, at: Square, side?: SideAt): Thing | null {
  const find = (list: List, index: number): Thing | null => (index < 0 ? null : { list, index });
  const printed = side && (find('borders', sheet.borders.findIndex((each) => same_side(each, side))) ?? find('ferries', sheet.ferries.findIndex(({ ends }) => ends.some((end) => same_side(end, side)))));
  if (printed) return printed;
  const town = town_at(sheet, at);
  if (town) return find('towns', sheet.towns.indexOf(town));
  const city = city_at(sheet, at);
  if (city) return find('large_cities', sheet.large_cities.indexOf(city));
  if (ground(sheet, at) === '~') return find('waves', sheet.waves.findIndex((wave) => same(wave.at, at)));
  if (ground(sheet, at) === 'i') return find('islands', sheet.islands.findIndex((each) => !is_stacks(each) && same(each.at, at)));
  return find('islands', sheet.islands.findIndex((each) => is_stacks(each) && each.stacks.some(([x, y]) => at[0] + 0.5 >= x && at[0] + 0.5 < x + 1 && at[1] + 0.5 >= y && at[1] + 0.5 < y + 1)));
}

// Where its mark is drawn.
export function spot_of(sheet: Sheet, { list, index }: Thing): Spot {
  const centre = ([x, y]: Spot): Spot => [x + 0.5, y + 0.5];
  if (list === 'large_cities') return centre(sheet.large_cities[index]!.squares[0]!);
  if (list === 'borders') return side_middle(sheet.borders[index]!);
  if (list === 'ferries') return side_middle(sheet.ferries[index]!.ends[0]);
  if (list === 'lakes') return sheet.lakes[index]!.ring[0]!;
  if (list === 'neighbours') return sheet.neighbours[index]!.label;
  const entry = sheet[list][index]!;
  return 'stacks' in entry ? centre(entry.stacks[0]) : centre(entry.at);
}

const changed = (sheet: Sheet, { list, index }: Thing, change: object): Sheet => ({ ...sheet, [list]: sheet[list].map((each, i) => (i === index ? { ...each, ...change } : each)) });

// A new name is the name in all languages, unless it is for one alone. A town or large city with a plain name is known by it;
// the other names are names only. An empty place is none.
export function rename(sheet: Sheet, thing: Thing, key: NameKey, text: string, language: Language, alone: boolean, given: Given): Sheet {
  const old = name_of(sheet, thing, key);
  if (key === 'place' && text.trim() === '') {
    const { place: _, ...rest } = sheet.borders[thing.index]!;
    return { ...sheet, borders: sheet.borders.map((each, i) => (i === thing.index ? rest : each)) };
  }
  if (alone && text.trim() === '' && old !== undefined) return changed(sheet, thing, { [key]: in_language(old, '', language) });
  const words = proper(text, typeof old === 'string' ? old : (old?.[language] ?? old?.en ?? '?'));
  return settled_name(sheet, thing, key, alone && old !== undefined ? in_language(old, words, language) : words, given);
}

function settled_name(sheet: Sheet, thing: Thing, key: NameKey, name: Name, given: Given): Sheet {
  const { list, index } = thing;
  if (typeof name !== 'string' || (list !== 'towns' && list !== 'large_cities')) return changed(sheet, thing, { [key]: name });
  const own = sheet[list][index]!.id;
  const id = fresh(name, taken_ids(sheet).filter((each) => each !== own));
  return settle(changed(sheet, thing, { id, name: id }), given);
}

export const set_coats = (sheet: Sheet, thing: Thing, coats: number): Sheet => changed(sheet, thing, { coats });

export const name_map = (sheet: Sheet, text: string, language: Language, alone: boolean): Sheet => {
  const words = proper(text, typeof sheet.name === 'string' ? sheet.name : (sheet.name[language] ?? '?'));
  const old = sheet.name;
  return { ...sheet, name: alone ? in_language(old, words, language) : words };
};
