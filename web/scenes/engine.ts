// `mappa engine` as a function: one request, one answer.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const PROGRAM = process.env.MAPPA ?? new URL('../../build/release/mappa', import.meta.url).pathname;

export class Engine {
  private process = spawn(PROGRAM, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();

  async ask<T>(method: string, params: object = {}): Promise<T> {
    this.process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
    const line = await this.lines.next();
    if (line.done) throw new Error(`no answer to ${method}`);
    const answer = JSON.parse(line.value) as { result: T; error?: { message: string } };
    if (answer.error) throw new Error(`${method} ${JSON.stringify(params)}: ${answer.error.message}`);
    return answer.result;
  }

  close(): void {
    this.process.stdin.end();
  }
}
