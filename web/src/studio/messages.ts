// What the page and a worker of the studio say to each other.
import type { World } from './world';

export interface Begin {
  script: string;
  module: WebAssembly.Module;
}
export type Question = { number: number } & ({ ask: 'call'; name: string; values: (string | number)[] } | { ask: 'world'; geography: string });
export type Answer = { number: number } & ({ text: string | null } | { world: World } | { fault: string });
