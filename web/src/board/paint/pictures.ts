// Pictures of the board, painted by the worker.
import type { Painted, Scene, Window, Wish } from './scene';

export type Show = (painted: Painted) => void;

const shows = new Map<number, Show>();
let last = 0;

const painter = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
painter.onmessage = ({ data }: MessageEvent<Painted>) => {
  const show = shows.get(data.id);
  if (show) show(data);
  else data.bitmap.close();
};
const tell = (wish: Wish) => painter.postMessage(wish);

export class Picture {
  private readonly id = ++last;

  constructor(show: Show) {
    shows.set(this.id, show);
  }

  want(scene: Scene, window: Window): void {
    tell({ id: this.id, scene, window });
  }

  close(): void {
    shows.delete(this.id);
    tell({ id: this.id, closed: true });
  }
}
