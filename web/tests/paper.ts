// A PDF, looked at as paper.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Paper {
  pages: number;
  size: [number, number]; // of the first page, millimetres
  words: string;
}
const POINT = 25.4 / 72;

export function looked_at(pdf: Buffer): Paper {
  return with_file(pdf, (file) => {
    const told = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    const [, width, height] = /Page size: +([\d.]+) x ([\d.]+) pts/.exec(told)!;
    return {
      pages: Number(/Pages: +(\d+)/.exec(told)![1]),
      size: [Number(width) * POINT, Number(height) * POINT],
      words: execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }),
    };
  });
}

const PER_MM = 5;
const DARK = 128;

// Where on a line of a page, so many millimetres from its top, dark marks begin: millimetres from its left.
export function marks_at(pdf: Buffer, page: number, from_top: number): number[] {
  return with_file(pdf, (file) => {
    const scan = execFileSync('pdftoppm', ['-gray', '-r', String(PER_MM * 25.4), '-f', String(page), '-l', String(page), file], { maxBuffer: 1 << 28 });
    const [head, width] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(scan.subarray(0, 40).toString('latin1'))!;
    const begin = head!.length + Math.round(from_top * PER_MM) * Number(width);
    const line = scan.subarray(begin, begin + Number(width));
    return [...line.keys()].filter((x) => line[x]! < DARK && (x === 0 || line[x - 1]! >= DARK)).map((x) => x / PER_MM);
  });
}

function with_file<T>(pdf: Buffer, work: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'mappa-pdf-'));
  try {
    writeFileSync(join(folder, 'out.pdf'), pdf);
    return work(join(folder, 'out.pdf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
