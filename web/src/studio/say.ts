// What is said of a place to those who do not see the board.
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';
import type { Target } from './brushes';
import { ground, is_land, type Sheet } from './model/file';
import { read_name } from './model/names';
import { name_keys, name_of, thing_at } from './model/things';
import { s } from './words.svelte';

const SIDE = { N: 'side_north', E: 'side_east', S: 'side_south', W: 'side_west' } as const;

export function square_words(sheet: Sheet, { at, side }: Target): string {
  const thing = thing_at(sheet, at, side);
  const what = thing ? `${s(`kind_${thing.list}`)} ${read_name(name_of(sheet, thing, name_keys(thing)[0]!), settings.language)}` : s(is_land(ground(sheet, at)) ? 'ground_land' : 'ground_water');
  return s('square', { x: at[0] + 1, y: at[1] + 1, what: side ? `${what}, ${t(SIDE[side.side])}` : what });
}
