// Words at the table.
export const play = {
  your_turn: 'Your turn',
  tiles_left: 'Tiles left',
};
