// What the card of a feature says.
import { same } from '../board/geometry';
import { list, t } from '../text/text.svelte';
import { goods_words } from '../decide/words';
import type { BoardTile, Feature, MapData, View } from '../protocol/types';
import { breakdown } from './breakdown';
import { goods_in, with_goods } from './goods';
import { city_names } from './printed';
import { worth } from './worth';

export interface Told {
  title: string;
  kind: string; // beside the title, where that is a name
  whose: string;
  facts: string; // size and open ends
  big: { points: number; caption: string };
  lines: string[]; // what it is worth, explained
  now: string; // the same in a word, for where there is little room
}

// Asked before what the tile completed is scored (X5).
const BEFORE_SCORING = ['redeem', 'treat', 'figure', 'upgrade'];

const worth_line = (words: string, sum: string) => (sum ? `${words}: ${sum}` : words);

// A figure that would stand there, too.
export interface Joining {
  seat: number;
  strength: number;
}
export interface Scene {
  view: View;
  map: MapData | null;
  names: (seat: number) => string;
  you: number[]; // one's own seats
}
interface Also {
  joining?: Joining | null;
  laid?: BoardTile | null; // it is so when this tile lies
}

function owners_with({ strength, figures }: Feature, { seat, strength: more }: Joining, view: View): number[] {
  const there = figures.some((index) => view.figures[index]?.player === seat && view.figures[index]?.figure === 'postman'); // it moves within
  const sums = strength.map((each, other) => each + (other === seat && !there ? more : 0));
  return sums.flatMap((each, other) => (each === Math.max(...sums) ? [other] : []));
}

function whose(owners: number[], { names, you }: Scene): string {
  const owner = owners[0];
  if (owner === undefined) return t('of_nobody');
  if (owners.length > 1) return t('of_several', { names: list(owners.map(names)) });
  return you.length === 1 && you.includes(owner) ? t('of_you') : t('of_one', { name: names(owner) });
}

export function tell(feature: Feature, scene: Scene, { joining = null, laid = null }: Also = {}): Told {
  const foretold = laid !== null;
  const { view, map } = scene;
  const { kind, owners, complete, open, tiles, now, completed, places } = feature;
  const fresh = complete && BEFORE_SCORING.includes(view.decision?.kind ?? '') && places.some((place) => same(place, view.board.at(-1)));
  const ends = worth(kind, now.parts, complete); // also where nobody stands yet
  const names_here = city_names(feature, map);
  const held = feature.figures.some((figure) => view.figures[figure]?.held);
  const building = kind === 'monastery' || kind === 'post_office' || kind === 'garden';
  const goods = with_goods(view) ? goods_in(feature, laid ? [...view.board, laid] : view.board) : [];
  const facts = [
    kind === 'field' ? '' : t('log_tiles', { n: building ? (now.parts.tiles ?? tiles) : tiles }),
    now.parts.coats ? t('log_coats', { n: now.parts.coats }) : '',
    now.parts.towns ? t('part_towns', { n: now.parts.towns }) : '',
    now.parts.inn ? t('has_inn') : now.parts.cathedral ? t('has_cathedral') : now.parts.pig ? t('has_pig') : '',
    kind === 'field' ? t('complete_cities', { n: now.parts.cities ?? 0 }) : '',
    kind === 'field' ? '' : complete ? t('is_complete') : t(building ? 'squares_missing' : 'open_ends', { n: open }),
    goods.length && !(complete && !fresh && !foretold) ? t('holds_goods', { goods: list(goods.map(goods_words)) }) : '',
  ].filter(Boolean);
  const later = completed ? worth_line(t('when_complete', { n: completed.points }), breakdown(kind, completed.parts, true, completed.points)) : '';
  const ending = worth_line(t('at_the_end', { n: ends }), breakdown(kind, now.parts, complete, ends));
  const before = whose(owners, scene);
  const after = joining && owners.length ? whose(owners_with(feature, joining, view), scene) : before;
  return {
    title: names_here.length ? list(names_here) : t(`title_${kind}`),
    kind: foretold ? t('with_tile') : names_here.length ? t(`feature_${kind}`) : '',
    whose: after === before ? before : `${before} → ${after}`,
    facts: facts.join(' · '),
    big: completed ? { points: completed.points, caption: t('caption_complete') } : { points: ends, caption: t(!complete ? 'caption_end' : fresh || foretold ? 'caption_now' : 'caption_scored') },
    lines: complete ? [worth_line(t(foretold ? 'closes' : held ? 'scored_held' : fresh ? 'scored_soon' : 'scored'), breakdown(kind, now.parts, true, ends))] : [later, ending].filter(Boolean),
    now: completed ? t('now_worth', { n: ends }) : '',
  };
}

// The same for those who listen.
export function spoken({ title, kind, whose, facts, lines }: Told): string {
  return [[title, kind].filter(Boolean).join(', '), whose, facts, ...lines].join('. ');
}
