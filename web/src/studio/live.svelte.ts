// What the program says of the sheet while it is worked on: its drawing, its faults, how it plays. Whatever is asked, the
// newest sheet is answered; what is older when its turn comes is left out.
import { picture_of } from '../board/lettered';
import { lettering } from '../look/art';
import { settings } from '../settings.svelte';
import { Engine, type Checked, type Trial } from './engine';
import { file_of, type Sheet } from './model/file';
import { together } from './trial';

const CHANCE = 200; // games
const HARD = 20;
const CALM = 700; // milliseconds without a stroke, after which it is played

export interface Drawing {
  sheet: Sheet; // that is drawn
  url: string;
}

// One drawing after the other: what is asked for meanwhile waits, and only the last of it.
class Latest {
  private busy = false;
  private next: (() => Promise<void>) | null = null;
  private tell: (failed: boolean) => void;

  constructor(tell: (failed: boolean) => void) {
    this.tell = tell;
  }

  async run(work: () => Promise<void>): Promise<void> {
    this.next = work;
    if (this.busy) return;
    this.busy = true;
    while (this.next) {
      const now: () => Promise<void> = this.next;
      this.next = null;
      await now().then(() => this.tell(false), () => this.tell(true));
    }
    this.busy = false;
  }
}

export class Live {
  ground: Drawing | null = $state.raw(null);
  names: Drawing | null = $state.raw(null);
  checked: { sheet: Sheet; told: Checked } | null = $state.raw(null);
  chance: Trial | null = $state.raw(null);
  hard: Trial | null = $state.raw(null);
  broken = $state({ drawing: false, playing: false }); // the program failed at it

  private drawer: Engine;
  private player = new Engine();
  private drawing = new Latest((failed) => (this.broken.drawing = failed));
  private lettering = new Latest(() => {}); // it fails as the drawing does
  private calm = 0;
  private round = 0;

  constructor(drawer: Engine) {
    this.drawer = drawer;
  }

  show(sheet: Sheet, pixels: number): void {
    const look = `theme=${settings.theme}&language=${settings.language}&chips=1`;
    void this.drawing.run(async () => {
      const file = file_of(sheet);
      const [told, svg] = await Promise.all([this.drawer.check(file), this.drawer.draw(file, `${look}&names=none`)]);
      this.checked = { sheet, told };
      if (svg) this.ground = await this.swapped(this.ground, sheet, svg);
    });
    void this.lettering.run(async () => {
      const svg = await this.drawer.draw(file_of(sheet), `${look}&names=alone&pixels=${lettering(pixels)}`);
      if (svg) this.names = await this.swapped(this.names, sheet, svg);
    });
  }

  // Seen only when it is ready, so that nothing flickers.
  private async swapped(before: Drawing | null, sheet: Sheet, svg: string): Promise<Drawing> {
    const url = await picture_of(svg);
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {});
    if (before) setTimeout(() => URL.revokeObjectURL(before.url), 2000);
    return { sheet, url };
  }

  // Games by chance at once, and then some of strong players, one after the other.
  play(sheet: Sheet): void {
    const round = ++this.round;
    clearTimeout(this.calm);
    this.calm = window.setTimeout(() => void this.play_round(sheet, round).then(() => (this.broken.playing = false), () => (this.broken.playing = true)), CALM);
  }
  private async play_round(sheet: Sheet, round: number): Promise<void> {
    const file = file_of(sheet);
    const chance = await this.player.play(file, false, CHANCE, 1);
    if (round !== this.round) return;
    [this.chance, this.hard] = [chance, null];
    for (let game = 0; chance && game < HARD; ++game) {
      const next = await this.player.play(file, true, 1, game + 1);
      if (round !== this.round || !next) return;
      this.hard = together(this.hard, next);
    }
  }

  close(): void {
    ++this.round;
    clearTimeout(this.calm);
    this.player.close();
    for (const drawing of [this.ground, this.names]) if (drawing) URL.revokeObjectURL(drawing.url);
  }
}
