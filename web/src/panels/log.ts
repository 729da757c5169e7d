// The game told in words: one entry for each turn, the newest first.
import { same } from '../board/geometry';
import { list, t } from '../text/text.svelte';
import type { At, GameEvent, MapData, TableEvent } from '../protocol/types';
import { story_of } from '../protocol/story';
import type { Segment } from '../understand/insight.svelte';
import { builder_tiles } from './builder';
import { words_of, type Teller, type Words } from './log_words';
import { table_words } from './table_words';

export interface Entry {
  key: number; // of the event it begins with
  player: number | null;
  tile: string;
  rot: number;
  squares: At[]; // what it tells of on the board
  segments: Segment[];
  words: Words[];
  points: { player: number; points: number }[];
}

// Every event belongs to the entry of its turn; some begin one of their own.
class Book {
  entries: Entry[] = [];
  private open: Entry | null = null;
  private final = false;
  private gathered = new Map<string, Entry>();

  constructor(
    private map: MapData | null,
    private names: Teller['names'],
    private given: Set<GameEvent>, // by the builder
  ) {}

  tell(events: GameEvent[], key: number): void {
    for (const event of events) this.hear(event, key);
  }

  note(key: number, text: string): void {
    this.begin(key, null).words.push({ text });
    this.open = null;
  }

  private begin(key: number, player: number | null): Entry {
    this.open = { key: key * 100 + this.entries.filter((entry) => Math.floor(entry.key / 100) === key).length, player, tile: '', rot: 0, squares: [], segments: [], words: [], points: [] };
    this.entries.push(this.open);
    return this.open;
  }

  private hear(event: GameEvent, key: number): void {
    if (event.type === 'turn') this.open = null;
    if (event.type === 'final') this.final = true;
    if (event.type === 'discarded' || event.type === 'final') return this.alone(event, key);
    if (event.type === 'chip_laid') return this.gather(event, key, (n) => t('log_chips_laid', { n }));
    if (event.type === 'placed' && event.player === null) return this.gather(event, key, () => t('log_start_placed'));
    if (event.type === 'drawn' || event.type === 'turn' || event.type === 'turned_up' || event.type === 'returned' || event.type === 'over') return;
    const again = event.type === 'placed' && !!this.open?.tile; // one more tile in the same turn
    if (!this.open || again || this.final) this.begin(key, 'player' in event ? event.player : null);
    const entry = this.open!;
    if (again) entry.words.push({ text: t(this.given.has(event) ? 'log_placed_builder' : 'log_placed_more') });
    this.write(entry, event);
  }

  private alone(event: GameEvent, key: number): void {
    this.write(this.begin(key, null), event);
    this.open = null;
  }

  // What belongs to no turn is told once, however often it happens: chips laid, start squares that waited.
  private gather({ type, x, y }: GameEvent & At, key: number, words: (n: number) => string): void {
    const { open } = this;
    const entry = this.gathered.get(type) ?? this.begin(key, null);
    this.gathered.set(type, entry);
    entry.squares.push({ x, y });
    entry.words = [{ text: words(entry.squares.length) }];
    this.open = open;
  }

  private write(entry: Entry, event: GameEvent): void {
    const words = words_of(event, { player: entry.player, map: this.map, names: this.names, final: this.final });
    if (words) entry.words.push(words);
    if (event.type === 'discarded') entry.tile = event.tile;
    if (event.type === 'placed') [entry.tile, entry.rot] = [event.tile, event.rot];
    if (event.type === 'score') add_points(entry, event.player, event.points);
    if (!('x' in event)) return;
    const at = { x: event.x, y: event.y };
    if ('on' in event && event.on && event.type !== 'figure') entry.segments.push({ ...at, on: event.on });
    else if (!entry.squares.some((each) => same(each, at))) entry.squares.push(at);
  }
}

function add_points(entry: Entry, player: number, points: number): void {
  const sum = entry.points.find((each) => each.player === player);
  if (sum) sum.points += points;
  else entry.points.push({ player, points });
}

export function entries(history: TableEvent[], map: MapData | null, names: Teller['names']): Entry[] {
  const story = story_of(history); // without what was taken back
  const held = new Set(story.steps.map(({ events }) => events));
  const book = new Book(map, names, builder_tiles(story, map));
  let before: TableEvent | undefined;
  for (const event of history) {
    const key = event.number;
    const game = 'events' in event;
    if (game && !held.has(event.events)) continue;
    const words = table_words(event, before, names);
    if (words) book.note(key, words);
    if (game) book.tell(event.events, key);
    if (game) before = event;
    // Who resigned cannot win: the table knows it, the game does not.
    if (event.type === 'over' && event.winners.length) book.note(key, t(event.winners.length > 1 ? 'log_winners' : 'log_winner', { names: list(event.winners.map(names)) }));
  }
  for (const entry of book.entries) if (!entry.words.length) entry.words.push({ text: t('log_placed') });
  return book.entries.reverse();
}
