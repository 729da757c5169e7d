// Paints a drawing of the server. Canvases know its paths by themselves; this gives them colours, places and letters.
import { dimmed } from './dim';
import { numbers, type Drawing, type Part } from './drawing';

type Context = OffscreenCanvasRenderingContext2D;

export const LINING = 'Alegreya Lining'; // its digits are all of one height

interface Style {
  fill: string;
  stroke: string;
  width: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  dash: string;
  offset: number;
  opacity: number;
  dim: boolean; // by night
}
const PLAIN: Style = { fill: '#000000', stroke: 'none', width: 1, cap: 'butt', join: 'miter', dash: 'none', offset: 0, opacity: 1, dim: false };

// To fill a box of the canvas, in the context's units.
export function paint(context: Context, drawing: Drawing, x: number, y: number, width: number, height: number, dim: boolean, without: string[] = []): void {
  const [left, top, wide, high] = drawing.box;
  context.save();
  context.miterLimit = 4;
  context.translate(x, y);
  context.scale(width / wide, height / high);
  context.translate(-left, -top);
  new Painter(context, drawing, without).parts(drawing.root, { ...PLAIN, dim });
  context.restore();
}

class Painter {
  constructor(
    private readonly context: Context,
    private readonly drawing: Drawing,
    private readonly without: string[],
  ) {}

  parts(part: Part, style: Style): void {
    for (const each of part.parts) this.part(each, style);
  }

  private part(part: Part, outer: Style): void {
    if (part.given['data-at'] && this.without.includes(part.given['data-at'])) return;
    const style = inherit(part.given, outer);
    switch (part.name) {
      case 'path':
      case 'rect':
      case 'circle':
      case 'ellipse':
        return this.shape(part, style);
      case 'text':
        return this.letters(part, style);
      case 'g':
        return this.group(part, style);
      case 'svg':
        return this.window(part, style);
      case 'use':
        return this.part(this.target(part), style);
    }
  }

  private target(part: Part): Part {
    const found = this.drawing.named.get((part.given.href ?? part.given.fill ?? '').replace(/^url\(|[#)]/g, ''));
    if (!found) throw new Error(`a drawing uses ${part.given.href}, which is not there`);
    return found;
  }

  private group(part: Part, style: Style): void {
    const { transform, 'clip-path': clip } = part.given;
    if (!transform && !clip) return this.parts(part, style);
    this.context.save();
    if (transform) move(this.context, transform);
    if (clip) this.context.clip(this.outline(this.target({ ...part, given: { href: clip } })));
    this.parts(part, style);
    this.context.restore();
  }

  // A drawing in the drawing: nothing of it is seen outside its box.
  private window(part: Part, style: Style): void {
    const { x = '0', y = '0', width, height, viewBox } = part.given;
    const [left, top, wide, high] = numbers(viewBox!) as Drawing['box'];
    this.context.save();
    this.context.translate(Number(x), Number(y));
    this.context.scale(Number(width) / wide, Number(height) / high);
    this.context.translate(-left, -top);
    this.context.beginPath();
    this.context.rect(left, top, wide, high);
    this.context.clip();
    this.parts(part, style);
    this.context.restore();
  }

  // Everything in it as one path.
  private outline(part: Part): Path2D {
    if (part.name === 'use') return this.outline(this.target(part));
    if (part.name !== 'g' && part.name !== 'clipPath') return path_of(part);
    const all = new Path2D();
    for (const each of part.parts) all.addPath(this.outline(each));
    return all;
  }

  private shape(part: Part, style: Style): void {
    const { context } = this;
    const path = path_of(part);
    context.globalAlpha = style.opacity;
    if (style.fill.startsWith('url')) this.fill_with(part, this.target({ ...part, given: { href: style.fill } }), style);
    else if (style.fill !== 'none') {
      context.fillStyle = colour(style.fill, style);
      context.fill(path);
    }
    if (style.stroke === 'none') return;
    this.pen(style);
    context.stroke(path);
  }

  private pen(style: Style): void {
    const { context } = this;
    context.strokeStyle = colour(style.stroke, style);
    context.lineWidth = style.width;
    context.lineCap = style.cap;
    context.lineJoin = style.join;
    context.setLineDash(style.dash === 'none' ? [] : numbers(style.dash));
    context.lineDashOffset = style.offset;
  }

  // A rectangle with a gradient from its middle, or with something again and again.
  private fill_with({ given }: Part, what: Part, style: Style): void {
    const { context } = this;
    const [x, y, width, height] = [given.x, given.y, given.width, given.height].map(Number) as Drawing['box'];
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    if (what.name === 'radialGradient') {
      context.translate(x, y);
      context.scale(width, height);
      const gradient = context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, Number(what.given.r));
      for (const stop of what.parts) gradient.addColorStop(Number(stop.given.offset), see_through(colour(stop.given['stop-color']!, style), Number(stop.given['stop-opacity'])));
      context.fillStyle = gradient;
      context.fillRect(0, 0, 1, 1);
    } else {
      const [wide, high] = [Number(what.given.width), Number(what.given.height)];
      for (let i = Math.floor(x / wide); i * wide < x + width; ++i)
        for (let j = Math.floor(y / high); j * high < y + height; ++j) {
          context.save();
          context.translate(i * wide, j * high);
          this.parts(what, { ...PLAIN, dim: style.dim });
          context.restore();
        }
    }
    context.restore();
  }

  // A name takes exactly the room it was given.
  private letters({ given, text }: Part, style: Style): void {
    const { context } = this;
    context.save();
    context.globalAlpha = style.opacity;
    context.font = `${given['font-style'] ?? 'normal'} ${given['font-weight']} ${given['font-size']}px ${given.style ? `'${LINING}', ` : ''}Alegreya, Georgia, serif`;
    context.letterSpacing = `${given['letter-spacing'] ?? 0}px`;
    context.textAlign = 'left';
    const width = Number(given.textLength);
    context.translate(Number(given.x) - (given['text-anchor'] === 'middle' ? width / 2 : given['text-anchor'] === 'end' ? width : 0), Number(given.y));
    context.scale(width / Math.max(1, context.measureText(text).width), 1);
    if (style.stroke !== 'none') {
      this.pen(style);
      context.strokeText(text, 0, 0);
    }
    context.fillStyle = colour(style.fill, style);
    context.fillText(text, 0, 0);
    context.restore();
  }
}

function inherit(given: Record<string, string>, outer: Style): Style {
  const style = { ...outer };
  if (given.fill) style.fill = given.fill;
  if (given.stroke) style.stroke = given.stroke;
  if (given['stroke-width']) style.width = Number(given['stroke-width']);
  if (given['stroke-linecap']) style.cap = given['stroke-linecap'] as CanvasLineCap;
  if (given['stroke-linejoin']) style.join = given['stroke-linejoin'] as CanvasLineJoin;
  if (given['stroke-dasharray']) style.dash = given['stroke-dasharray'];
  if (given['stroke-dashoffset']) style.offset = Number(given['stroke-dashoffset']);
  if (given.opacity) style.opacity *= Number(given.opacity);
  if (given.style?.startsWith('filter')) style.dim = true;
  return style;
}

function path_of(part: Part): Path2D {
  if (part.path) return part.path;
  const { d, x = '0', y = '0', width, height, cx, cy, r, rx, ry } = part.given;
  const path = new Path2D(d);
  if (part.name === 'rect') {
    if (Number(rx) > 0) path.roundRect(Number(x), Number(y), Number(width), Number(height), Number(rx));
    else path.rect(Number(x), Number(y), Number(width), Number(height));
  }
  if (part.name === 'circle') path.arc(Number(cx), Number(cy), Number(r), 0, 2 * Math.PI);
  if (part.name === 'ellipse') path.ellipse(Number(cx), Number(cy), Number(rx), Number(ry), 0, 0, 2 * Math.PI);
  part.path = path;
  return path;
}

function move(context: Context, transform: string): void {
  for (const [, what, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(list!);
    if (what === 'translate') context.translate(a, b ?? 0);
    else if (what === 'scale') context.scale(a, b ?? a);
    else if (what === 'matrix') context.transform(a, b ?? 0, c, d, e, f);
    else if (what === 'rotate') {
      context.translate(b ?? 0, c);
      context.rotate((a * Math.PI) / 180);
      context.translate(-(b ?? 0), -c);
    }
  }
}

const colour = (text: string, { dim }: Style) => (dim ? dimmed(text) : text);
const see_through = (text: string, opacity: number) => `${text}${Math.round(opacity * 255).toString(16).padStart(2, '0')}`;
