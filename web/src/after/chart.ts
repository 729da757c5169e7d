// The arithmetic of a chart of scores: scales, lines, labels that keep apart.

// Steps of 1, 2 or 5 times a power of ten, at most `most` of them up to `top`.
export function nice_step(top: number, most: number): number {
  for (let power = 1; ; power *= 10) for (const digit of [1, 2, 5]) if (top / (digit * power) <= most) return digit * power;
}

export function ticks(low: number, top: number, most: number): number[] {
  const step = nice_step(top - low, most);
  const first = Math.floor(low / step) * step;
  const marks: number[] = [];
  for (let value = first; value < top + step; value += step) marks.push(value);
  return marks;
}

export type Scale = (value: number) => number;
export function scale([from, to]: [number, number], [a, b]: [number, number]): Scale {
  return (value) => a + ((value - from) / (to - from || 1)) * (b - a);
}

// Points stay until the next turn: a stair.
export function stair(values: number[], x: Scale, y: Scale): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, i) => (i ? `H${round(x(i))}V${round(y(value))}` : `M${round(x(0))} ${round(y(value))}`)).join('');
}

// Labels wish to be at these heights, but `gap` apart, between the two ends.
export function spread(wishes: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = wishes.map((wish, i) => ({ wish, i })).sort((a, b) => a.wish - b.wish || a.i - b.i);
  const places: number[] = [];
  order.forEach(({ wish }, k) => places.push(Math.max(wish, k ? places[k - 1]! + gap : low)));
  for (let k = places.length - 1; k >= 0; --k) places[k] = Math.min(places[k]!, k === places.length - 1 ? high : places[k + 1]! - gap);
  const result: number[] = [];
  order.forEach(({ i }, k) => (result[i] = places[k]!));
  return result;
}
