// What the windows of this browser and the one hub say to each other, over a channel that all of them hear. It has the name
// of the tables, and so have the lock of the hub and the database.
import type { Parts } from './program';

// A line is one conversation of a window with the hub; its name is like no other's.
export type ToHub = { to: 'hub'; window: string; line: string } & (
  | { do: 'connect' }
  | { do: 'say'; text: string }
  | { do: 'leave' }
  | { do: 'get'; target: string; invite: string }
);
export type ToLine = { to: 'line'; line: string } & (
  | { do: 'open' }
  | { do: 'tell'; text: string }
  | { do: 'close' }
  | { do: 'got'; status: number; body: string }
);
export type Message = ToHub | ToLine | { to: 'all'; do: 'begin' }; // begin: a hub runs, and knows nobody yet

// A window has a lock of this name as long as it is there, however it ends.
export const lock_of = (tables: string, window: string): string => `${tables} ${window}`;

// What a worker is told first, by its window. That of a thinker is the hub's: its window only begins the worker.
export type Task = { role: 'hub'; tables: string; files: ProgramFiles; seed: string } | { role: 'thinker'; parts: Parts; port: MessagePort };
export const READY = 'ready'; // what the hub's worker tells its window, once: the program is there
export const FAILED = 'failed'; // what it is told by its window: the thinker has ended
