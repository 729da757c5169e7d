// Points fly from the board to whoever gets them; with reduced motion they are simply there.
import type { Point } from '../board/geometry';
import { colour_of } from '../look/colours.svelte';

const LONG = 620; // milliseconds

export function fly(text: string, seat: number, from: Point, to: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const box = to.getBoundingClientRect();
  const bird = document.createElement('span');
  bird.className = `bird bird${colour_of(seat)} numbers`;
  bird.textContent = text;
  bird.setAttribute('aria-hidden', 'true');
  document.body.append(bird);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const end = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const flight = bird.animate(
    [
      { transform: at(from.x, from.y, 1), opacity: 1 },
      { transform: at((from.x + end.x) / 2, Math.min(from.y, end.y) - 30, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, 0.7), opacity: 0.2 },
    ],
    { duration: LONG, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
  );
  flight.onfinish = flight.oncancel = () => bird.remove();
}
