// A text as a QR code (ISO/IEC 18004): byte mode, versions 1 to 10, error correction M.
export type Modules = boolean[][]; // rows from the top; true is dark

// For each version from 1: codewords for correction in a block, blocks, codewords for data.
const VERSIONS: [number, number, number][] = [
  [10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 64], [24, 2, 86],
  [16, 4, 108], [18, 4, 124], [22, 4, 154], [22, 5, 182], [26, 5, 216],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// Null if the text is too long.
export function qr_code(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex((_, i) => 4 + count_bits(i + 1) + 8 * bytes.length <= 8 * VERSIONS[i]![2]);
  if (version === 0) return null;
  const bits = with_correction(data_words(bytes, version), version).flatMap((word) => bits_of(word, 8));
  const codes = MASKS.map((_, mask) => draw(version, bits, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))]!;
}

const count_bits = (version: number): number => (version < 10 ? 8 : 16);

function bits_of(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);
}

// Mode, length, bytes, end; filled up with 236 and 17.
function data_words(bytes: number[], version: number): number[] {
  const size = VERSIONS[version - 1]![2];
  const bits = [...bits_of(4, 4), ...bits_of(bytes.length, count_bits(version)), ...bytes.flatMap((byte) => bits_of(byte, 8))];
  bits.push(...bits_of(0, Math.min(4, 8 * size - bits.length)));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let i = 0; words.length < size; ++i) words.push(i % 2 ? 17 : 236);
  return words;
}

// Blocks of data with their correction, interleaved.
function with_correction(data: number[], version: number): number[] {
  const [corrections, count] = VERSIONS[version - 1]!;
  const short = Math.floor(data.length / count);
  const first_long = count - (data.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(from, from + short + (i >= first_long ? 1 : 0));
    from += block.length;
    return block;
  });
  return [...interleave(blocks), ...interleave(blocks.map((block) => correction(block, corrections)))];
}

function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

// Product in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.
export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; --bit) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

// Reed-Solomon: the remainder of the block by (x - 1)(x - 2)(x - 4)...
export function correction(block: number[], length: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < length; ++i, root = multiply(root, 2))
    divisor = [...divisor, 0].map((factor, j) => factor ^ multiply(j ? divisor[j - 1]! : 0, root));
  let rest: number[] = new Array<number>(length).fill(0);
  for (const word of block) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((each, i) => each ^ multiply(divisor[i + 1]!, factor));
  }
  return rest;
}

// `value` followed by its remainder, as long as the polynomial says.
function with_check(value: number, polynomial: number): number {
  const length = 31 - Math.clz32(polynomial);
  let rest = value << length;
  while (rest >> length) rest ^= polynomial << (31 - Math.clz32(rest) - length);
  return (value << length) | rest;
}
export const format_bits = (mask: number): number => with_check(mask, 0x537) ^ 0x5412; // level M is 0
export const version_bits = (version: number): number => with_check(version, 0x1f25);

export function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, 2 * version + 8, last];
}

function draw(version: number, bits: number[], mask: number): Modules {
  const size = 4 * version + 17;
  const code: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) code[y]![x] = dark;
  };
  const square = (x: number, y: number, reach: number, dark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; ++dy) for (let dx = -reach; dx <= reach; ++dx) set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };

  for (let i = 0; i < size; ++i) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const corners = [[3, 3], [size - 4, 3], [3, size - 4]] as const;
  for (const [x, y] of corners) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const places = alignments(version);
  const last = size - 7;
  for (const y of places)
    for (const x of places)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) square(x, y, 2, (ring) => ring !== 1);

  const format = bits_of(format_bits(mask), 15).map(Boolean).reverse();
  format.forEach((dark, i) => {
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
  });
  set(8, size - 8, true);
  if (version >= 7)
    bits_of(version_bits(version), 18).map(Boolean).reverse().forEach((dark, i) => {
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    });

  let next = 0;
  for (const [x, y] of path(size))
    if (code[y]![x] === undefined) set(x, y, (bits[next++] ?? 0) === 1 ? !MASKS[mask]!(x, y) : MASKS[mask]!(x, y));
  return code as Modules;
}

// Two columns at a time from the right, upwards and downwards by turns; the column of the timing marks is left out.
function* path(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) --right;
    for (let i = 0; i < size; ++i) for (const x of [right, right - 1]) yield [x, up ? size - 1 - i : i];
    up = !up;
  }
}

// How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour.
function penalty(code: Modules): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))].map((line) => line.map(Number).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; ++i) if (/^(?:10111010000|00001011101)/.test(line.slice(i, i + 11))) sum += 40;
  }
  for (let y = 1; y < size; ++y)
    for (let x = 1; x < size; ++x) {
      const dark = code[y]![x];
      if (code[y]![x - 1] === dark && code[y - 1]![x] === dark && code[y - 1]![x - 1] === dark) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
