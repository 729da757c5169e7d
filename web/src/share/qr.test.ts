// The code is read again by other means than it was written.
import { expect, test } from 'vitest';
import { alignments, correction, format_bits, multiply, qr_code, version_bits, type Modules } from './qr';

const BLOCKS: Record<number, { corrections: number; data: number[] }> = {
  1: { corrections: 10, data: [16] },
  2: { corrections: 16, data: [28] },
  3: { corrections: 26, data: [44] },
  4: { corrections: 18, data: [32, 32] },
  5: { corrections: 24, data: [43, 43] },
  6: { corrections: 16, data: [27, 27, 27, 27] },
  7: { corrections: 18, data: [31, 31, 31, 31] },
  8: { corrections: 22, data: [38, 38, 39, 39] },
  9: { corrections: 22, data: [36, 36, 36, 37, 37] },
  10: { corrections: 26, data: [43, 43, 43, 43, 44] },
};

// Whether a module belongs to the code's frame and not to its data.
function framed(x: number, y: number, size: number): boolean {
  const version = (size - 17) / 4;
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const versions = version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
  const near = (value: number) => alignments(version).filter((place) => Math.abs(place - value) <= 2);
  const aligned = near(x).some((a) => near(y).some((b) => !((a === 6 && b !== 6 && b === size - 7) || (b === 6 && a === size - 7) || (a === 6 && b === 6))));
  return corner || versions || aligned || x === 6 || y === 6;
}

function unmask(x: number, y: number, mask: number): boolean {
  switch (mask) {
    case 0: return (y + x) % 2 === 0;
    case 1: return y % 2 === 0;
    case 2: return x % 3 === 0;
    case 3: return (y + x) % 3 === 0;
    case 4: return ((y >> 1) + Math.trunc(x / 3)) % 2 === 0;
    case 5: return ((y * x) & 1) + ((y * x) % 3) === 0;
    case 6: return (((y * x) & 1) + ((y * x) % 3)) % 2 === 0;
    default: return (((y + x) & 1) + ((y * x) % 3)) % 2 === 0;
  }
}

function read(code: Modules): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const spots = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]).concat([7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8]));
  const format = spots.reduce((sum, [x, y], i) => sum | (Number(code[y!]![x!]) << i), 0);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].findIndex((each) => format_bits(each) === format);
  expect(mask).toBeGreaterThanOrEqual(0);

  const bits: number[] = [];
  for (let pair = 0, right = size - 1; right > 0; right -= 2, ++pair) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; ++step) {
      const y = pair % 2 ? step : size - 1 - step;
      for (const x of [right, right - 1]) if (!framed(x, y, size)) bits.push(Number(code[y]![x] !== unmask(x, y, mask)));
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));

  const { corrections, data } = BLOCKS[version]!;
  const blocks: number[][] = data.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...data); ++i) data.forEach((length, block) => i < length && blocks[block]!.push(words[next++]!));
  for (let i = 0; i < corrections; ++i) for (const block of blocks) block.push(words[next++]!);
  expect(next).toBe(words.length);
  // A block without a fault is 0 at every root.
  for (const block of blocks)
    for (let i = 0, root = 1; i < corrections; ++i, root = multiply(root, 2))
      expect(block.reduce((sum, word) => multiply(sum, root) ^ word, 0)).toBe(0);

  const plain = blocks.flatMap((block, i) => block.slice(0, data[i])).map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(plain.slice(0, 4)).toBe('0100');
  const count = version < 10 ? 8 : 16;
  const length = parseInt(plain.slice(4, 4 + count), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(plain.slice(4 + count + 8 * i, 12 + count + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test('every length up to the longest is read again as it was', () => {
  const sizes = new Set<number>();
  for (let length = 0; length <= 213; ++length) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 31 + length) % 90))).join('');
    const code = qr_code(text)!;
    sizes.add(code.length);
    expect(read(code)).toBe(text);
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  expect(qr_code('x'.repeat(214))).toBeNull();
});

test('letters beyond ASCII are read again', () => {
  expect(read(qr_code('Köln – Málaga 🏰')!)).toBe('Köln – Málaga 🏰');
});

// Known values: the standard's tables of format and version, and a block that textbooks work out.
test('format, version and correction are those of the standard', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => format_bits(mask).toString(2).padStart(15, '0'))).toEqual([
    '101010000010010', '101000100100101', '101111001111100', '101101101001011',
    '100010111111001', '100000011001110', '100111110010111', '100101010100000',
  ]);
  expect([7, 8, 9, 10].map(version_bits)).toEqual([0x07c94, 0x085bc, 0x09a99, 0x0a4d3]);
  const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('the corners, the timing marks and the dark module are where readers look for them', () => {
  const code = qr_code('https://example.org/#/table/abcdefgh?invite=abcdefghijklmnopqrstuv')!;
  const rows = code.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  const size = rows.length;
  expect(rows.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........']);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(rows.slice(0, 7).map((row) => row.slice(0, 7)));
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(rows.slice(0, 7).map((row) => row.slice(0, 7)));
  expect(rows[6]!.slice(8, size - 8)).toBe('#.'.repeat(size).slice(0, size - 16));
  expect(rows[size - 8]![8]).toBe('#');
});
