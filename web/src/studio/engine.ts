// The program in its workers, as the page asks it: one draws and checks, another plays meanwhile.
import { compile } from '../local/program';
import { BASE } from '../look/base';
import type { Answer, Begin, Question } from './messages';
import type { MapFile } from './model/file';
import type { Fault } from './model/mend';
import type { World } from './world';

export interface Checked {
  faults: Fault[];
  advice: Fault[];
  drawable: boolean;
}
export interface Figure {
  value: number;
  range: [number, number];
  well: boolean; // as on the five maps
}
export interface Trial {
  games: number;
  placed: Figure;
  empty: Figure;
  points: Figure;
  completed: Figure;
  cities: number[];
}
export interface Wishes {
  countries: string[];
  seed: number;
  least?: number;
  most?: number;
  candidates?: number;
  games?: number;
}
export type Made = { map: MapFile; extent: string; kilometres: number; overlap: number } | { refused: string };

type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, 'number'> : never) : never;
const address = (file: string): string => new URL(BASE + file, location.href).href;

let compiled: Promise<WebAssembly.Module> | null = null;
function module_of(binary: string): Promise<WebAssembly.Module> {
  compiled ??= compile(address(binary));
  compiled.catch(() => (compiled = null)); // the next who asks tries again
  return compiled;
}

export const can_make = (): boolean => STUDIO !== null;

export class Engine {
  private worker: Promise<Worker>;
  private last = 0;
  private waiting = new Map<number, { tell: (answer: Answer) => void; fail: (why: Error) => void }>();
  private known: Promise<World> | null = null;

  constructor() {
    if (!STUDIO) throw new Error('the page was built without the program that makes maps');
    this.worker = this.begin(STUDIO);
  }

  private async begin({ script, binary }: { script: string; binary: string }): Promise<Worker> {
    const module = await module_of(binary);
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.waiting.get(data.number)?.tell(data);
      this.waiting.delete(data.number);
    };
    worker.onerror = ({ message }) => this.waiting.forEach(({ fail }) => fail(new Error(message)));
    worker.postMessage({ script: address(script), module } satisfies Begin);
    return worker;
  }

  private async ask(question: Asked): Promise<Answer> {
    const worker = await this.worker;
    const number = ++this.last;
    const answer = await new Promise<Answer>((tell, fail) => {
      this.waiting.set(number, { tell, fail });
      worker.postMessage({ ...question, number });
    });
    if ('fault' in answer) throw new Error(answer.fault);
    return answer;
  }

  private async call(name: string, ...values: (string | number)[]): Promise<string | null> {
    const answer = await this.ask({ ask: 'call', name, values });
    return 'text' in answer ? answer.text : null;
  }

  // The countries; from then on maps can be made.
  world(): Promise<World> {
    this.known ??= this.ask({ ask: 'world', geography: address(STUDIO!.geography) }).then((answer) => (answer as { world: World }).world);
    this.known.catch(() => (this.known = null));
    return this.known;
  }

  async make(wishes: Wishes): Promise<Made> {
    await this.world();
    return JSON.parse((await this.call('make', JSON.stringify(wishes)))!) as Made;
  }
  async check(map: MapFile): Promise<Checked> {
    return JSON.parse((await this.call('check', JSON.stringify(map), `${map.id}.json`))!) as Checked;
  }
  // As the server draws it at `/art/maps/ID.svg?...`; null if not all of it lies where it may.
  draw(map: MapFile, look: string): Promise<string | null> {
    return this.call('draw', JSON.stringify(map), `${map.id}.json`, `/art/maps/${map.id}.svg?${look}`);
  }
  // Null if it cannot be played.
  async play(map: MapFile, hard: boolean, games: number, seed: number): Promise<Trial | null> {
    const text = await this.call('play', JSON.stringify(map), `${map.id}.json`, Number(hard), games, seed);
    return text ? (JSON.parse(text) as Trial) : null;
  }

  close(): void {
    void this.worker.then((worker) => worker.terminate(), () => {});
  }
}
