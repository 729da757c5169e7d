// What one library has written another one reads.
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qr_code, type Modules } from './qr';

const DOTS = 3; // of a picture, to a module
const QUIET = 4; // modules left free all round

function read(code: Modules): string | undefined {
  const side = (code.length + 2 * QUIET) * DOTS;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; ++y)
    for (let x = 0; x < side; ++x)
      if (code[Math.floor(y / DOTS) - QUIET]?.[Math.floor(x / DOTS) - QUIET]) pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
  return jsQR(pixels, side, side)?.data;
}

test.each([0, 1, 15, 60, 120, 213])('a text of %i letters is read again as it was', (length) => {
  const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 31 + length) % 90))).join('');
  expect(read(qr_code(text)!)).toBe(text);
});

test('letters beyond ASCII are read again', () => {
  expect(read(qr_code('Köln – Málaga 🏰')!)).toBe('Köln – Málaga 🏰');
});

test('what would be too fine to be read is no code', () => {
  expect(qr_code('x'.repeat(214))).toBeNull();
  expect(qr_code('ä'.repeat(107))).toBeNull();
});
