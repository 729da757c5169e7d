// A conversation with an end. It comes back by itself when it breaks, and says so.
import { settings } from '../settings.svelte';
import { t } from '../text/text.svelte';
import type { End, Wire } from './end';
import { hello_name } from './name';
import type { Hello, Method, Methods } from './types';

// `message` is English: `why_refused` says it in the visitor's language.
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: { why?: string; action?: number } = {},
  ) {
    super(message);
  }
}
export const ILLEGAL = -32002;
export const NOT_YOURS = -32005;
export const NOT_NOW = -32006;
export const NO_TABLE = -32004;
export const BAD_PARAMS = -32602; // also an id that no table can have
export const TOO_MANY = -32007;
export const STORE_FAILED = -32008;
export const BAD_NAME = -32009;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

export interface Hearing {
  connected: (hello: Hello) => void; // after every `hello`, also when it comes back
  lost: () => void;
  told: (method: string, params: unknown) => void;
}

const LONGEST_PAUSE = 8000; // milliseconds

export class Connection {
  private wire: Wire | null = null;
  private open = false;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  private pause = 0;
  private timer = 0;

  constructor(
    private end: End,
    private hearing: Hearing,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
  }

  close(): void {
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    this.wire?.close();
    this.forget();
  }

  ask<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result']> {
    if (!this.wire || !this.open) return Promise.reject(new Error('not connected'));
    const id = ++this.last;
    this.wire.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private hurry = (): void => {
    if (this.open) return;
    clearTimeout(this.timer);
    this.wire?.close();
    this.connect();
  };

  private connect(): void {
    this.wire = this.end.connect({
      opened: () => {
        this.open = true;
        void this.greet().catch(() => {}); // it broke again: `closed` sees to that
      },
      heard: (text) => this.hear(text),
      closed: () => this.lose(),
    });
  }

  private async greet(): Promise<void> {
    const { token, name } = settings;
    const greeting = { ...(token && { token }), name: hello_name(name) };
    const hello = await this.ask('hello', greeting).catch((error: Error) => {
      if (!(error instanceof Refusal) || error.code !== BAD_NAME) throw error;
      return this.ask('hello', { ...greeting, name: t('traveller') }); // kept from before such names were refused
    });
    settings.token = hello.token;
    this.pause = 0;
    this.hearing.connected(hello);
  }

  private forget(): void {
    this.wire = null;
    this.open = false;
    for (const { reject } of this.waiting.values()) reject(new Error('connection lost'));
    this.waiting.clear();
  }

  private lose(): void {
    this.forget();
    this.hearing.lost();
    this.timer = window.setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2 + 250 + Math.random() * 250);
  }

  private hear(text: string): void {
    const message = JSON.parse(text);
    if (message.id === undefined) return this.hearing.told(message.method, message.params);
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) asked?.reject(new Refusal(message.error.code, message.error.message, message.error.data));
    else asked?.resolve(message.result as never);
  }
}
