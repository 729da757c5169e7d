// A choice as the words of an address, and back: "map=france&chips=1&tiles=base.2,postman&players=here,friend,easy".
// What a link does not say is as at the first visit: without "tiles" those that the map recommends are played.
import type { Clock, CoachHelp, Rule } from '../protocol/types';
import { CHIP_RULES, COACHES, first_choice, MOST_COPIES, MOST_MEEPLES, MOST_PLAYERS, TOWNS, type Choice, type Seating, type Town } from './choice';
import { RULES } from './expansions';
import { MOST_DRAWN } from './mix';

// `map` stands for the map where its id is not enough.
export function link_of(choice: Choice, map: Record<string, string> = { map: choice.map || 'none' }): URLSearchParams {
  const { clock, start_tile } = choice;
  return new URLSearchParams({
    ...map,
    ...(choice.starts.length && { starts: choice.starts.join(',') }),
    ...(start_tile.at !== undefined && { start: start_tile.at }),
    ...(start_tile.rot !== undefined && { turn: String(start_tile.rot) }),
    chips: typeof choice.chips === 'string' ? choice.chips : flag(choice.chips),
    ...(choice.by_hand && { laid: 'players' }),
    postman: flag(choice.postman),
    fields: flag(choice.fields),
    ...(choice.rules.length && { rules: choice.rules.join(',') }),
    towns: choice.towns.join(','),
    ...(choice.tiles && { tiles: Object.entries(choice.tiles).map(([set, copies]) => (copies > 1 ? `${set}.${copies}` : set)).join(',') }),
    ...(choice.limit !== null && { limit: String(choice.limit) }),
    ...(choice.meeples !== null && { meeples: String(choice.meeples) }),
    players: choice.players.map((player) => (player.kind === 'computer' ? player.level || 'computer' : player.kind)).join(','),
    ...(clock && { clock: [clock.kind, clock.seconds, ...(clock.kind === 'game' ? [clock.increment ?? 0] : []), clock.at_zero ?? 'move'].join(',') }),
    ...(choice.coach && { coach: choice.coach }),
    public: flag(choice.public),
  });
}

const flag = (on: boolean): string => (on ? '1' : '0');

// What cannot be read.
export class BrokenLink extends Error {
  constructor(readonly word: string) {
    super(`cannot read ${word}`);
  }
}

type Reader = (text: string, choice: Choice) => Partial<Choice>;
const READERS: Record<string, Reader> = {
  map: (text) => ({ map: text === 'none' ? '' : name(text) }),
  starts: (text) => ({ starts: words(text) }),
  start: (text, { start_tile }) => ({ start_tile: { ...start_tile, at: text } }),
  turn: (text, { start_tile }) => ({ start_tile: { ...start_tile, rot: whole(text, 0, 3) } }),
  chips: (text) => ({ chips: CHIP_RULES.find((rules) => rules === text) ?? read_flag(text) }),
  laid: (text) => ({ by_hand: read_laid(text) }),
  postman: (text) => ({ postman: read_flag(text) }),
  fields: (text) => ({ fields: read_flag(text) }),
  rules: (text) => ({ rules: words(text).map(read_rule) }),
  towns: (text) => ({ towns: words(text).map(read_town) }),
  tiles: (text) => ({ tiles: Object.fromEntries(words(text).map(read_set)) }),
  limit: (text) => ({ limit: whole(text, 1, MOST_DRAWN) }),
  meeples: (text) => ({ meeples: whole(text, 1, MOST_MEEPLES) }),
  players: (text) => ({ players: read_players(text) }),
  clock: (text) => ({ clock: read_clock(text) }),
  coach: (text) => ({ coach: read_coach(text) }),
  public: (text) => ({ public: read_flag(text) }),
};

// Throws a BrokenLink.
export function read_link(params: URLSearchParams): Choice {
  let choice = first_choice();
  for (const [key, text] of params) {
    const reader = READERS[key];
    if (!reader || params.getAll(key).length > 1) throw new BrokenLink(key);
    choice = { ...choice, ...reader(text, choice) };
  }
  return choice;
}

function words(text: string): string[] {
  const all = text === '' ? [] : text.split(',');
  if (all.some((word) => word === '') || new Set(all).size < all.length) throw new BrokenLink(text);
  return all;
}
function name(text: string): string {
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(text)) throw new BrokenLink(text);
  return text;
}
function read_flag(text: string): boolean {
  if (text !== '0' && text !== '1') throw new BrokenLink(text);
  return text === '1';
}
function read_coach(text: string): CoachHelp {
  const coach = COACHES.find((each) => each === text);
  if (!coach) throw new BrokenLink(text);
  return coach;
}
function read_laid(text: string): boolean {
  if (text !== 'players' && text !== 'seed') throw new BrokenLink(text);
  return text === 'players';
}
function whole(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new BrokenLink(text);
  return value;
}
function read_town(text: string): Town {
  const town = TOWNS.find((each) => each === text);
  if (!town) throw new BrokenLink(text);
  return town;
}
function read_rule(text: string): Rule {
  const rule = RULES.find((each) => each === text);
  if (!rule) throw new BrokenLink(text);
  return rule;
}
function read_set(text: string): [string, number] {
  const [set, copies, ...more] = text.split('.');
  if (more.length) throw new BrokenLink(text);
  return [name(set ?? ''), copies === undefined ? 1 : whole(copies, 1, MOST_COPIES)];
}
function read_players(text: string): Seating[] {
  const all = text.split(',');
  if (all.length > MOST_PLAYERS) throw new BrokenLink(text);
  return all.map((word): Seating => {
    if (word === 'here') return { kind: 'here', name: '' };
    return word === 'friend' ? { kind: 'friend' } : { kind: 'computer', level: word === 'computer' ? '' : name(word) };
  });
}
const WEEK = 7 * 24 * 3600;
function read_clock(text: string): Clock {
  const [kind, seconds, ...rest] = text.split(',');
  const at_zero = rest.at(-1);
  if ((kind !== 'move' && kind !== 'game') || rest.length !== (kind === 'game' ? 2 : 1)) throw new BrokenLink(text);
  if (at_zero !== 'move' && at_zero !== 'computer') throw new BrokenLink(text);
  return { kind, seconds: whole(seconds ?? '', 1, WEEK), ...(kind === 'game' && { increment: whole(rest[0]!, 0, 3600) }), at_zero };
}
