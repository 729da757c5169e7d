// The wooden table on which everything lies: planks, drawn once and repeated without a seam.
import type { Theme } from '../../settings.svelte';
import type { Window } from './scene';

type Context = OffscreenCanvasRenderingContext2D;

const UNITS = 1.6; // of the board, for a pixel of the planks
const [WIDE, HIGH, PLANKS] = [1024, 768, 6];
const WOODS: Record<Theme, { planks: string[]; grain: string; light: string; seam: string }> = {
  light: { planks: ['#c3a874', '#c9af7d', '#bda06b', '#c6ab79', '#bfa571', '#cab182'], grain: '#7a5a2c', light: '#e6d3a6', seam: '#5d431f' },
  dark: { planks: ['#17130f', '#1a1611', '#15120e', '#191510', '#16130f', '#1b1712'], grain: '#000000', light: '#3a3022', seam: '#050403' },
};

const made = new Map<Theme, CanvasPattern>();

export function paint_table(context: Context, { left, top, width, height, scale }: Window, theme: Theme): void {
  let pattern = made.get(theme);
  if (!pattern) made.set(theme, (pattern = context.createPattern(planks(theme), 'repeat')!));
  pattern.setTransform(new DOMMatrix().translate(-left, -top).scale(scale * UNITS));
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

// Waves along the grain, each with whole periods, so that the right end meets the left one.
function planks(theme: Theme): OffscreenCanvas {
  const { planks: tones, grain, light, seam } = WOODS[theme];
  const canvas = new OffscreenCanvas(WIDE, HIGH);
  const context = canvas.getContext('2d')!;
  const chance = dice(7);
  const high = HIGH / PLANKS;
  for (let i = 0; i < PLANKS; ++i) {
    const y = i * high;
    context.save();
    context.beginPath();
    context.rect(0, y, WIDE, high);
    context.clip();
    context.globalAlpha = 1;
    context.fillStyle = tones[i]!;
    context.fillRect(0, y, WIDE, high);
    const [knot, swell] = [chance() * WIDE, y + high * (0.3 + 0.4 * chance())];
    for (let line = 0; line < 44; ++line) {
      const base = y + (line / 44) * high + 3 * chance();
      const waves = [1, 2, 3].map((periods) => ({ periods, size: (5 * chance()) / periods, begin: 2 * Math.PI * chance() }));
      context.strokeStyle = chance() < 0.35 ? light : grain;
      context.globalAlpha = 0.06 + 0.14 * chance();
      context.lineWidth = 0.6 + 1.1 * chance();
      context.beginPath();
      for (let x = -16; x <= WIDE + 16; x += 8) {
        const wave = waves.reduce((sum, { periods, size, begin }) => sum + size * Math.sin((2 * Math.PI * periods * x) / WIDE + begin), 0);
        const near = Math.exp(-(((((x - knot + WIDE * 1.5) % WIDE) - WIDE / 2) / 46) ** 2)); // the grain goes round a knot
        context.lineTo(x, base + wave + near * 16 * Math.sign(base - swell) * Math.exp(-Math.abs(base - swell) / 26));
      }
      context.stroke();
    }
    const end = chance() * WIDE; // where one board ends and the next begins
    for (const [x, colour, alpha] of [[end, seam, 0.55], [end + 1.6, light, 0.25]] as const) {
      context.globalAlpha = alpha;
      context.fillStyle = colour;
      context.fillRect(x, y, 1.6, high);
    }
    for (const [at, colour, alpha, size] of [[y, light, 0.3, 1.6], [y + high - 2, seam, 0.6, 2], [y + high - 6, seam, 0.12, 4]] as const) {
      context.globalAlpha = alpha;
      context.fillStyle = colour;
      context.fillRect(0, at, WIDE, size);
    }
    context.restore();
  }
  return canvas;
}

// The same in every run.
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
