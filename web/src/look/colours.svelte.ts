// Which colour each seat has: at the table that is shown as its people chose, else its own.
export const COLOURS = 6;
export const NO_COLOUR = -1; // none is wished for

let shown: readonly number[] = $state.raw([]);

export function colour_of(seat: number): number {
  return (shown[seat] ?? seat) % COLOURS;
}

// Call in an effect; what it gives back ends it.
export function show_colours(info: { seats: { colour: number }[] } | null): () => void {
  shown = info?.seats.map(({ colour }) => colour) ?? [];
  return () => (shown = []);
}

// Of so many seats when somebody sits on one who wishes for a colour: whose it was changes.
export function colours_with(seats: number, seat: number, wish: number): number[] {
  const colours = Array.from({ length: seats }, (_, i) => i);
  if (wish === NO_COLOUR || seat < 0) return colours;
  return colours.map((colour, i) => (i === seat ? wish : colour === wish ? seat : colour));
}
