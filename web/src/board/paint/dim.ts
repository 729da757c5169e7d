// By night printed things are dimmed, as `--dim` of the page does it: brightness(.84) saturate(.92). Both work alike on every
// colour and mix like colours, so the colours are dimmed instead of what they paint.
const BRIGHT = 0.84;
const FULL = 0.92;
const LIGHT = [0.213, 0.715, 0.072] as const; // of red, green, blue

const known = new Map<string, string>();

// "#rrggbb"; anything else stays as it is.
export function dimmed(colour: string): string {
  let found = known.get(colour);
  if (found === undefined) known.set(colour, (found = dim(colour)));
  return found;
}

function dim(colour: string): string {
  if (!/^#[\da-f]{6}$/i.test(colour)) return colour;
  const parts = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) * BRIGHT);
  const grey = parts.reduce((sum, part, i) => sum + part * LIGHT[i]!, 0);
  return `#${parts.map((part) => Math.round(grey + (part - grey) * FULL).toString(16).padStart(2, '0')).join('')}`;
}
