// A connection that is at no table: what the server offers, lists of tables, maps.
import { Socket } from './socket';
import type { Hello, Method, Methods } from './types';

export class Hall {
  hello: Hello | null = $state.raw(null);
  lost = $state(false);

  readonly ready: Promise<Hello>;

  private socket: Socket;

  constructor() {
    let greet: (hello: Hello) => void;
    this.ready = new Promise((resolve) => (greet = resolve));
    this.socket = new Socket({
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
    this.socket.close();
  }

  // Waits for the connection; a refusal is thrown.
  async ask<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result']> {
    await this.ready;
    return this.socket.ask(method, params);
  }
}
