// This window's lines to the one hub of the browser, and its own worker, which has a hub ready or runs it.
import { BASE, own } from '../look/base';
import { FAILED, lock_of, READY, type Message, type Task, type ToHub, type ToLine } from './messages';

const TABLES = own('mappa tables');
const WINDOW = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export interface Line {
  heard: (message: ToLine) => void;
  begun: () => void; // a hub has begun, which does not know the line
  failed: () => void; // the hub may be gone, and none comes by itself
}
type Said<T> = T extends unknown ? Omit<T, 'to' | 'window' | 'line'> : never;

const lines = new Map<string, Line>();
let last = 0;
let channel: Promise<BroadcastChannel> | null = null;
let loaded: Promise<boolean> | null = null;
let thinker: Worker | null = null; // of the hub, if that runs here

const every = (work: (line: Line) => void): void => [...lines.values()].forEach(work);

function hear({ data }: MessageEvent<Message>): void {
  if (data.to === 'line') lines.get(data.line)?.heard(data);
  if (data.to === 'all') every((line) => line.begun());
}

// Nobody is spoken to before the window has its lock, by which the hub knows that it is there.
function open_channel(): Promise<BroadcastChannel> {
  const opened = new BroadcastChannel(TABLES);
  opened.onmessage = hear;
  return new Promise((resolve) => {
    void navigator.locks.request(lock_of(TABLES, WINDOW), () => {
      resolve(opened);
      return new Promise(() => {});
    });
  });
}

const begin_worker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

// In place of the one before, for the hub of this window.
function begin_thinker(hub: Worker, task: Task & { role: 'thinker' }): void {
  thinker?.terminate();
  thinker = begin_worker();
  thinker.onerror = () => hub.postMessage(FAILED);
  thinker.postMessage(task, [task.port]);
}

// False if the program cannot be loaded; the next who asks tries again.
function load({ script, binary, maps }: ProgramFiles): Promise<boolean> {
  const address = (file: string): string => new URL(BASE + file, location.href).href;
  const seed = new URLSearchParams(location.search).get('seed') ?? ''; // the same games every time, for tests
  const files = { script: address(script), binary: address(binary), maps: address(maps) };
  const task: Task = { role: 'hub', tables: TABLES, files, seed };
  const worker = begin_worker();
  worker.postMessage(task);
  return new Promise((resolve) => {
    const fail = () => {
      worker.terminate();
      thinker?.terminate();
      loaded = null;
      resolve(false);
      every((line) => line.failed());
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<typeof READY | (Task & { role: 'thinker' })>) => (data === READY ? resolve(true) : begin_thinker(worker, data));
  });
}

// Whether there is a program, and this browser can run it and keep windows apart (a secure address).
export function can_load(): Promise<boolean> {
  if (!MODULE || !('locks' in navigator) || !('indexedDB' in window)) return Promise.resolve(false);
  return (loaded ??= load(MODULE));
}

export function say(name: string, what: Said<ToHub>): void {
  void (channel ??= open_channel()).then((open) => open.postMessage({ to: 'hub', window: WINDOW, line: name, ...what }));
}

// Its name.
export function add(line: Line): string {
  const name = `${WINDOW}-${++last}`;
  lines.set(name, line);
  void can_load().then((well) => well || line.failed());
  return name;
}

export const remove = (name: string): boolean => lines.delete(name);
