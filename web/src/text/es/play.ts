import type { play as english } from '../en/play';

export const play: typeof english = {
  your_turn: 'Te toca',
  tiles_left: 'Losetas restantes',
};
