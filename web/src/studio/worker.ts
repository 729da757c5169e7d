// A worker with the program that makes, checks, draws and plays maps: what it is told first is the program, then questions.
import { start, type Program } from '../local/program';
import type { Answer, Begin, Question } from './messages';
import { read_world } from './world';

let program: Promise<Program> | null = null;

// The program is told the geography once, before it makes a map.
async function learn(ready: Program, url: string): Promise<Answer & { world: ReturnType<typeof read_world> }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const texts = (await answer.json()) as string[];
  ready.call('geography', ...texts);
  return { number: 0, world: read_world(texts[0]!, texts[1]!) };
}

async function answer(question: Question): Promise<Answer> {
  try {
    const ready = await program!;
    if (question.ask === 'world') return { ...(await learn(ready, question.geography)), number: question.number };
    return { number: question.number, text: ready.call(question.name, ...question.values) };
  } catch (error) {
    return { number: question.number, fault: String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<Begin | Question>) => {
  if ('module' in data) program = start(data.script, data.module);
  else void answer(data).then((told) => self.postMessage(told));
};
