// Computer players think in a worker of their own. One thought at a time; to stop it is to end the worker.
import type { Task } from './messages';
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
  private worker: Worker;
  private number = 0; // of what it thinks about

  constructor(
    private parts: Parts,
    private done: (thought: Thought) => void,
  ) {
    this.worker = this.start();
  }

  think(asked: Asked): void {
    this.number = asked.number;
    this.worker.postMessage(asked);
  }

  stop(): void {
    this.worker.terminate();
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(self.location.href);
    const task: Task = { role: 'thinker', parts: this.parts };
    worker.onmessage = ({ data }: MessageEvent<Thought>) => this.done(data);
    worker.onerror = () => {
      this.stop();
      this.done({ number: this.number, advice: '' });
    };
    worker.postMessage(task);
    return worker;
  }
}

// In that worker.
export async function run_thinker({ parts }: Task & { role: 'thinker' }): Promise<void> {
  const asked: Asked[] = []; // while it begins
  self.onmessage = ({ data }) => asked.push(data);
  const program = await begin(parts);
  const think = ({ number, problem }: Asked) => self.postMessage({ number, advice: program.call('think', problem) ?? '' });
  self.onmessage = ({ data }) => think(data);
  asked.forEach(think);
}
