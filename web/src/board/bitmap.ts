// Drawings as bitmaps: an SVG picture is drawn anew for every frame, a bitmap is only copied (look 14).
import { lettered } from './lettered';

const STEPS = [64, 128, 256, 512]; // pixels of a side
const AT_ONCE = 8;

const made = new Map<string, Promise<string>>();
const waiting: (() => void)[] = [];
let working = 0;

// The step that is fine enough for so many device pixels.
export function step_for(pixels: number): number {
  return STEPS.find((step) => step >= pixels * 0.94) ?? STEPS[STEPS.length - 1]!;
}

// `height` is as the picture's own proportions want it.
export function bitmap(url: string, width: number): Promise<string> {
  const name = `${width} ${url}`;
  let picture = made.get(name);
  if (!picture) {
    picture = in_turn(() => paint(url, width));
    made.set(name, picture);
    picture.catch(() => made.delete(name));
  }
  return picture;
}

async function in_turn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  ++working;
  try {
    return await work();
  } finally {
    --working;
    waiting.shift()?.();
  }
}

async function paint(url: string, width: number): Promise<string> {
  const image = new Image();
  image.src = await lettered(url);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error(`cannot paint ${url}`);
  return URL.createObjectURL(blob);
}
