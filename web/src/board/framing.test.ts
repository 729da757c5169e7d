import { describe, expect, test } from 'vitest';
import { beyond } from './beyond';
import { apart, framed, inside, on_screen } from './framing';
import { box_around } from './geometry';

const free = { left: 0, top: 60, right: 390, bottom: 540 }; // of a phone
const now = { x: 0, y: 60, square: 60 };
const seen = (squares: { x: number; y: number }[], place: typeof now) => squares.filter((at) => inside(on_screen(box_around([at]), place), free)).length;
const boxes = (squares: { x: number; y: number }[]) => squares.map((at) => box_around([at]));

describe('the view', () => {
  test('stays when all can be seen', () => {
    expect(framed(boxes([{ x: 0, y: 0 }, { x: 5, y: 7 }]), now, free, 40)).toBeNull();
    expect(framed([], now, free, 40)).toBeNull();
  });

  test('moves without growing or shrinking when that is enough', () => {
    const squares = [{ x: 8, y: 1 }, { x: 9, y: 2 }];
    const place = framed(boxes(squares), now, free, 40)!;
    expect(place.square).toBe(60);
    expect(seen(squares, place)).toBe(2);
  });

  test('goes further away when all fit only so', () => {
    const squares = [{ x: -3, y: 0 }, { x: 5, y: 1 }];
    const place = framed(boxes(squares), now, free, 40)!;
    expect(place.square).toBeCloseTo(390 / 9);
    expect(seen(squares, place)).toBe(2);
  });

  test('shows as many as it can where they are not too small', () => {
    const squares = [{ x: -30, y: 0 }, { x: 20, y: 1 }, { x: 21, y: 2 }, { x: 22, y: 3 }];
    const place = framed(boxes(squares), now, free, 40)!;
    expect(place.square).toBe(40);
    expect(seen(squares, place)).toBe(3);
  });

  test('comes nearer until choices can be told apart, and no further than all are seen', () => {
    expect(framed(boxes([{ x: 1, y: 1 }]), now, free, 40, 150)!.square).toBe(150);
    expect(framed(boxes([{ x: 0, y: 0 }, { x: 5, y: 0 }]), now, free, 40, 150)!.square).toBeCloseTo(65);
  });
});

test('the nearest of several points', () => {
  expect(apart([{ x: 0, y: 0 }, { x: 30, y: 40 }, { x: 300, y: 0 }])).toBe(50);
  expect(apart([{ x: 0, y: 0 }])).toBe(Infinity);
});

test('what is off the screen is counted by its direction', () => {
  const squares = [{ x: 1, y: 1 }, { x: 30, y: 3 }, { x: 31, y: 3 }, { x: 3, y: -20 }, { x: 2, y: 9 }];
  const signs = beyond(boxes(squares), now, free, 30);
  expect(signs.map(({ way, count }) => [way, count])).toEqual([[0, 2], [2, 1], [6, 1]]); // east, south, north
  for (const { x, y } of signs) expect(inside({ left: x, right: x, top: y, bottom: y }, free)).toBe(true);
});
