import { expect, test } from 'vitest';
import { grid, MARGIN, OVERLAP, PAPERS, spread, type Paper } from './paper';

test('what fits is one sheet, upright or lying', () => {
  expect(spread({ width: 190, height: 277 }, 'a4')).toMatchObject({ lying: false, parts: [{ window: { width: 190, height: 277 }, cut: { width: 190, height: 277 } }] });
  expect(spread({ width: 277, height: 190 }, 'a4')).toMatchObject({ lying: true, page: { width: 297, height: 210 }, parts: [{ column: 0, row: 0 }] });
});

test.each(Object.keys(PAPERS) as Paper[])('sheets of %s together show the whole, and neighbours share a strip', (paper) => {
  const whole = { width: 900, height: 855 };
  const { page, parts } = spread(whole, paper);
  const last = parts.at(-1)!;
  expect(parts).toHaveLength((last.column + 1) * (last.row + 1));
  expect(last.left + last.window.width).toBeCloseTo(whole.width);
  expect(last.top + last.window.height).toBeCloseTo(whole.height);
  for (const { column, row, left, top, window, cut } of parts) {
    expect(window.width).toBeLessThanOrEqual(page.width - 2 * MARGIN + 1e-9);
    expect(window.height).toBeLessThanOrEqual(page.height - 2 * MARGIN + 1e-9);
    const right = parts.find((part) => part.column === column + 1 && part.row === row);
    if (right) expect([left + window.width - right.left, left + cut.width - right.left]).toEqual([expect.closeTo(OVERLAP), expect.closeTo(0)]);
    const below = parts.find((part) => part.column === column && part.row === row + 1);
    if (below) expect([top + window.height - below.top, top + cut.height - below.top]).toEqual([expect.closeTo(OVERLAP), expect.closeTo(0)]);
  }
});

test('things to cut out lie in the middle of their sheets, none beyond the margin', () => {
  const sheets = grid(30, 45, 'a4');
  expect(sheets.map((spots) => spots.length)).toEqual([20, 10]);
  expect(sheets[0]!.slice(0, 5).map(({ x }) => x)).toEqual([10.5, 58.5, 106.5, 154.5, 10.5]);
  for (const { x, y } of sheets.flat()) expect(Math.min(x, y, 210 - x - 45, 297 - y - 45)).toBeGreaterThanOrEqual(MARGIN);
});
