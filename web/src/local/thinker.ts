// Computer players think in a worker of their own. One thought at a time; to stop it is to end the worker, which its window
// does when the next one is wanted: Firefox may wait for ever where a worker begins a worker.
import { FAILED, type Task } from './messages';
import { begin, type Parts } from './program';

interface Asked {
  number: number;
  problem: string;
}
interface Thought {
  number: number;
  advice: string; // empty: the player failed
}

export class Thinker {
  private port: MessagePort; // to that worker
  private number = 0; // of what it thinks about

  constructor(
    private parts: Parts,
    private done: (thought: Thought) => void,
  ) {
    this.port = this.start();
    self.addEventListener('message', ({ data }) => data === FAILED && this.fail());
  }

  think(asked: Asked): void {
    this.number = asked.number;
    this.port.postMessage(asked);
  }

  stop(): void {
    this.port.close();
    this.port = this.start();
  }

  private fail(): void {
    this.stop();
    this.done({ number: this.number, advice: '' });
  }

  private start(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const task: Task = { role: 'thinker', parts: this.parts, port: port2 };
    port1.onmessage = ({ data }: MessageEvent<Thought>) => this.done(data);
    self.postMessage(task, { transfer: [port2] });
    return port1;
  }
}

// In that worker. What is asked while it begins waits at the port.
export async function run_thinker({ parts, port }: Task & { role: 'thinker' }): Promise<void> {
  const program = await begin(parts);
  port.onmessage = ({ data: { number, problem } }: MessageEvent<Asked>) => port.postMessage({ number, advice: program.call('think', problem) ?? '' });
}
