// Computer players think in a worker of their own, which the hub's window begins. One thought at a time; to stop it is to ask
// for another worker.
import type { ThinkerTask } from './messages';
import { begin } from './program';

interface Asked {
  number: number;
  problem: string;
}
interface Thought {
  number: number;
  advice: string; // empty: the player failed
}

export class Thinker {
  private port: MessagePort;
  private number = 0; // of what it thinks about

  constructor(
    private script: string,
    private module: WebAssembly.Module,
    private done: (thought: Thought) => void,
  ) {
    this.port = this.start();
  }

  think(asked: Asked): void {
    this.number = asked.number;
    this.port.postMessage(asked);
  }

  stop(): void {
    this.port.onmessage = null; // what it says now comes too late
    this.port.close();
    this.port = this.start();
  }

  failed(): void {
    this.stop();
    this.done({ number: this.number, advice: '' });
  }

  private start(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const task: ThinkerTask = { role: 'thinker', script: this.script, module: this.module, port: port2 };
    port1.onmessage = ({ data }: MessageEvent<Thought>) => this.done(data);
    self.postMessage(task, { transfer: [port2] });
    return port1;
  }
}

// In that worker. What is asked meanwhile waits at the port.
export async function run_thinker({ script, module, port }: ThinkerTask): Promise<void> {
  const program = await begin(script, module);
  port.onmessage = ({ data: { number, problem } }: MessageEvent<Asked>) => port.postMessage({ number, advice: program.call('think', problem) ?? '' });
}
