// The hub of this device, in a worker. Every window has one ready; the one with the lock runs, and when its window goes the
// next one reads what is stored and begins.
import { lock_of, READY, type Message, type Task, type ToHub, type ToLine } from './messages';
import { begin, load, type Parts, type Program } from './program';
import { Store, type Write } from './store';
import { Thinker } from './thinker';

const TICK = 100; // milliseconds

type HubTask = Task & { role: 'hub' };

type Wish = // src/local/local_hub.h
  | { do: 'send'; guest: number; text: string }
  | { do: 'close'; guest: number }
  | ({ do: 'store'; number: number } & Write)
  | { do: 'erase'; tables: string[]; maps: string[] }
  | { do: 'think'; number: number; problem: string }
  | { do: 'stop' }
  | { do: 'got'; request: number; status: number; body: string };

class Hub {
  private channel: BroadcastChannel;
  private numbers = new Map<string, number>(); // of lines, as the program knows them
  private lines = new Map<number, { name: string; window: string }>();
  private windows = new Set<string>();
  private last = 0;

  constructor(
    private tables: string, // their name
    private program: Program,
    private store: Store | null, // null: this browser stores nothing
    private thinker: Thinker,
  ) {
    this.channel = new BroadcastChannel(tables);
    this.channel.onmessage = ({ data }: MessageEvent<Message>) => data.to === 'hub' && this.heard(data);
    setInterval(() => this.call('tick'), TICK);
    this.post({ to: 'all', do: 'begin' });
  }

  call(name: string, ...values: (string | number)[]): void {
    const wishes = this.program.call(`hub_${name}`, ...values);
    if (wishes) for (const wish of JSON.parse(wishes) as Wish[]) this.grant(wish);
  }

  private post(message: Message): void {
    this.channel.postMessage(message);
  }

  private tell(number: number, what: { do: 'open' | 'close' } | { do: 'tell'; text: string } | { do: 'got'; status: number; body: string }): void {
    const line = this.lines.get(number);
    if (line) this.post({ to: 'line', line: line.name, ...what } as ToLine);
  }

  private number_of({ line, window }: ToHub): number {
    const known = this.numbers.get(line);
    if (known) return known;
    const number = ++this.last;
    this.numbers.set(line, number);
    this.lines.set(number, { name: line, window });
    if (!this.windows.has(window)) this.watch(window);
    return number;
  }

  // Its lock is free when it is gone.
  private watch(window: string): void {
    this.windows.add(window);
    void navigator.locks.request(lock_of(this.tables, window), () => {
      this.windows.delete(window);
      for (const [number, line] of this.lines) if (line.window === window) this.hang_up(number);
    });
  }

  private hang_up(number: number): void {
    const line = this.lines.get(number);
    if (!line) return;
    this.lines.delete(number);
    this.numbers.delete(line.name);
    this.call('gone', number);
  }

  private heard(message: ToHub): void {
    if (message.do !== 'connect' && message.do !== 'get' && !this.numbers.has(message.line)) return; // of the hub before
    const number = this.number_of(message);
    if (message.do === 'connect') this.tell(number, { do: 'open' });
    if (message.do === 'say') this.call('receive', number, message.text);
    if (message.do === 'leave') this.hang_up(number);
    if (message.do === 'get') this.call('get', number, message.target, message.invite);
  }

  private async keep(number: number, write: Write): Promise<void> {
    const well = await (this.store?.write(write) ?? Promise.reject(new Error('nothing is stored here'))).then(
      () => 1,
      () => 0,
    );
    this.call('stored', number, well);
  }

  private grant(wish: Wish): void {
    if (wish.do === 'send') this.tell(wish.guest, { do: 'tell', text: wish.text });
    if (wish.do === 'close') {
      this.tell(wish.guest, { do: 'close' });
      this.hang_up(wish.guest);
    }
    if (wish.do === 'store') void this.keep(wish.number, wish);
    if (wish.do === 'erase') void this.store?.erase(wish.tables, wish.maps).catch(() => {}); // then they go the next time
    if (wish.do === 'think') this.thinker.think(wish);
    if (wish.do === 'stop') this.thinker.stop();
    if (wish.do === 'got') {
      this.tell(wish.request, { do: 'got', status: wish.status, body: wish.body });
      this.hang_up(wish.request);
    }
  }
}

// As long as its window is there.
async function serve({ tables, seed }: HubTask, parts: Parts): Promise<never> {
  const program = await begin(parts);
  if (seed) program.call('hub_seed', seed);
  const store = await Store.open(tables).catch(() => null);
  for (const kept of (await store?.read()) ?? []) program.call('hub_restore', JSON.stringify(kept));
  const thinker = new Thinker(parts, ({ number, advice }) => hub.call('thought', number, advice));
  const hub = new Hub(tables, program, store, thinker);
  return new Promise(() => {});
}

export async function run_hub(task: HubTask): Promise<void> {
  const parts = await load(task.files);
  self.postMessage(READY);
  await navigator.locks.request(task.tables, () => serve(task, parts));
}
