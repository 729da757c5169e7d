// A picture of the whole board as it is: the ground by the painter, the figures on it.
import { figure_scale, FIGURE_BOX, standing, standing_art } from '../board/figures';
import { SQUARE, whole_board } from '../board/geometry';
import { Picture } from '../board/paint/pictures';
import type { Scene, Window } from '../board/paint/scene';
import { pieces_of } from '../board/pieces';
import type { Colour, MapData, View } from '../protocol/types';
import { settings } from '../settings.svelte';

const LONGEST = 2000; // pixels of the longer side
const LARGEST = 1.28; // pixels of a unit

export async function board_picture(view: View, map: MapData | null, chips: Map<string, Colour>): Promise<Blob> {
  const { left, top, right, bottom } = whole_board(map, view.board);
  const scale = Math.min(LARGEST, LONGEST / Math.max(right - left, bottom - top));
  const pixels = (units: number) => Math.round(units * scale);
  const window: Window = { left: pixels(left), top: pixels(top), width: pixels(right - left), height: pixels(bottom - top), scale };
  const ground = await painted({ theme: settings.theme, pieces: pieces_of(view, map, settings, scale * SQUARE) }, window);
  const canvas = Object.assign(document.createElement('canvas'), { width: window.width, height: window.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(ground, 0, 0);
  ground.close();
  const size = FIGURE_BOX * figure_scale(scale * SQUARE);
  for (const { x, y, figure } of standing(view)) {
    const image = new Image();
    image.src = standing_art(figure, chips);
    await image.decode();
    context.drawImage(image, pixels(x - size / 2 - left), pixels(y - size / 2 - top), pixels(size), pixels(size));
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('it is too large')))));
}

function painted(scene: Scene, window: Window): Promise<ImageBitmap> {
  return new Promise((resolve) => {
    const picture = new Picture(({ bitmap, all }) => {
      if (!all) return bitmap.close(); // drawings are still on their way
      picture.close();
      resolve(bitmap);
    });
    picture.want(scene, window);
  });
}
