// The table on which everything lies.
import type { Scene, Window } from './scene';

export function paint_table(context: OffscreenCanvasRenderingContext2D, { width, height }: Window, { theme }: Scene): void {
  context.fillStyle = theme === 'dark' ? '#0c1014' : '#cdb98c';
  context.fillRect(0, 0, width, height);
}
