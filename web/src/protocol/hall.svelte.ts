// A connection that is at no table: what an end offers, lists of tables, maps.
import { Connection } from './connection';
import type { End } from './end';
import { server } from './server_end';
import type { Hello, Method, Methods } from './types';

export class Hall {
  hello: Hello | null = $state.raw(null);
  lost = $state(false);

  readonly ready: Promise<Hello>;

  private connection: Connection;

  constructor(end: End = server) {
    let greet: (hello: Hello) => void;
    this.ready = new Promise((resolve) => (greet = resolve));
    this.connection = new Connection(end, {
      connected: (hello) => {
        this.hello = hello;
        this.lost = false;
        greet(hello);
      },
      lost: () => (this.lost = true),
      told: () => {},
    });
  }

  close(): void {
    this.connection.close();
  }

  // Waits for the connection; a refusal is thrown.
  async ask<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result']> {
    await this.ready;
    return this.connection.ask(method, params);
  }
}

// Goes there, asks, and leaves again.
export async function with_hall<T>(at: End | Hall, work: (hall: Hall) => Promise<T>): Promise<T> {
  const hall = at instanceof Hall ? at : new Hall(at);
  try {
    return await work(hall);
  } finally {
    hall.close();
  }
}
