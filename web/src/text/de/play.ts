import type { play as english } from '../en/play';

export const play: typeof english = {
  your_turn: 'Du bist am Zug',
  tiles_left: 'Plättchen übrig',
};
