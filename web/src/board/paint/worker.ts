// The painter: fetches drawings and paints pictures of the board, off the page's thread.
import { faces_for, type Face } from '../faces';
import { read, type Drawing } from './drawing';
import { Layer } from './layer';
import { LINING } from './painter';
import type { Painted, Wish } from './scene';

const TOGETHER = 60; // milliseconds in which drawings that come are painted together

const drawings = new Map<string, Drawing | 'coming' | 'failed'>();
const layers = new Map<number, Layer>();
const owed = new Set<number>(); // layers that have changed
let painting = 0;

// Fetched, since in Firefox a font that a worker names by its address does not come from the service worker.
async function load_face({ url, style, range: unicodeRange }: Face): Promise<void> {
  const file = await (await fetch(url)).arrayBuffer();
  const looks = { weight: '100 900', style, unicodeRange };
  for (const face of [new FontFace('Alegreya', file, looks), new FontFace(LINING, file, { ...looks, featureSettings: '"lnum"' })]) (self as unknown as { fonts: FontFaceSet }).fonts.add(await face.load());
}

const faces = new Map<Face, Promise<void>>();
function loaded(face: Face): Promise<void> {
  const coming = faces.get(face) ?? load_face(face).catch(() => {});
  faces.set(face, coming);
  return coming;
}

async function fetch_drawing(url: string): Promise<void> {
  drawings.set(url, 'coming');
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    const text = await answer.text();
    if (text.includes('<text')) await Promise.all(faces_for(text).map(loaded));
    drawings.set(url, read(text));
  } catch {
    drawings.set(url, 'failed'); // it is asked for again with the next wish
  }
  for (const [id, layer] of layers) if (layer.urls.includes(url)) owe(id, layer, url);
}

function owe(id: number, layer: Layer, url: string): void {
  layer.came(url);
  owed.add(id);
  later(layer.missing.length ? TOGETHER : 0);
}

function later(wait: number): void {
  clearTimeout(painting);
  painting = self.setTimeout(() => void paint_next(), wait);
}

// One picture at a time: in between newer wishes are heard.
async function paint_next(): Promise<void> {
  const [id] = owed;
  if (id === undefined) return;
  owed.delete(id);
  const layer = layers.get(id);
  const missing = layer?.missing ?? [];
  // A map that is not there yet is not shown as a hole.
  if (layer?.window && missing.every(({ tile }) => tile) && layer.paint()) {
    const { window } = layer;
    const bitmap = await createImageBitmap(layer.picture);
    const painted: Painted = { id, bitmap, window, all: !missing.length };
    postMessage(painted, { transfer: [bitmap] });
  }
  if (owed.size) later(0);
}

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  if ('closed' in data) {
    layers.delete(data.id);
    return;
  }
  const layer = layers.get(data.id) ?? new Layer(drawings);
  layers.set(data.id, layer);
  layer.show(data.scene, data.window);
  for (const { url } of data.scene.pieces) if ((drawings.get(url) ?? 'failed') === 'failed') void fetch_drawing(url);
  owed.add(data.id);
  later(0);
});
