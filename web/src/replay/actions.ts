// Actions in words, and where they lie on the board.
import { middle, same, type Point } from '../board/geometry';
import { spot_on } from '../board/shapes.svelte';
import { abbot_of } from '../decide/abbot';
import { colour_word, figure_word, square_word } from '../decide/words';
import { on_words } from '../panels/log_words';
import type { Action, At, MapData, View } from '../protocol/types';
import { list, t } from '../text/text.svelte';

export interface Scene {
  view: View;
  map: MapData | null;
  names: (seat: number) => string;
}

export function action_words(action: Action, { map, names }: Scene): string {
  switch (action.type) {
    case 'tile':
      return square_word(map, action);
    case 'take':
      return t('do_take', { colour: colour_word(action.island) });
    case 'redeem':
      return t('do_redeem', { chips: list(action.chips.map(({ colour, value }) => `${colour_word(colour)} ${value}`)) });
    case 'chip':
      return t('do_chip', { square: square_word(map, action) });
    case 'treat':
      return t('do_treat', { square: square_word(map, action) });
    case 'figure':
      return t('do_figure', { figure: figure_word(action.figure), place: on_words(action.on) });
    case 'postman_to':
      return t('do_postman_to', { square: square_word(map, action) });
    case 'postman_off':
      return t('do_postman_off', { name: names(action.player) });
    case 'postman_here':
      return t('do_postman_here', { name: names(action.player) });
    case 'upgrade':
      return t('do_upgrade', { pay: action.pay.join(' + '), square: square_word(map, action) });
    case 'sell':
      return t(action.to === 'town' ? 'do_sell_town' : 'do_sell_border', { colour: colour_word(action.colour) });
    default:
      return t(`do_${action.type}`);
  }
}

function spot(view: View, at: At, on: string): Point | null {
  const tile = view.board.find((laid) => same(laid, at));
  return tile ? spot_on(tile, on) : null;
}

// Null: it is nowhere on the board.
export function place_of_action(action: Action, view: View): Point | null {
  const laid = view.board.at(-1);
  const postman = (player: number) => {
    const figure = view.figures.find((each) => each.figure === 'postman' && each.player === player);
    return figure ? spot(view, figure, figure.on) : null;
  };
  const abbot = abbot_of(view, view.turn.player);
  switch (action.type) {
    case 'tile':
    case 'chip':
    case 'treat':
      return middle(action);
    case 'figure':
      return laid ? spot(view, laid, action.on) : null;
    case 'postman_to':
    case 'upgrade':
      return spot(view, action, action.on);
    case 'postman_off':
    case 'postman_here':
      return postman(action.player);
    case 'abbot_back':
      return abbot ? spot(view, abbot, abbot.on) : null;
    default:
      return null;
  }
}

// Where an arrow to it comes from.
export function origin_of_action(action: Action, view: View, seat: number): Point | null {
  if (action.type === 'postman_to') return place_of_action({ type: 'postman_here', player: seat }, view);
  const laid = view.board.at(-1);
  return action.type === 'postman_here' && laid ? middle(laid) : null;
}
