// What keeps a page from answering.
import type { Page } from '@playwright/test';

interface Traced {
  name: string;
  pid: number;
  tid: number;
  dur?: number; // microseconds
  tdur?: number;
  args: { name?: string };
}

// The longest task of the page's thread meanwhile, in milliseconds: as it was felt, and at work, since a busy machine makes
// everything wait.
export async function longest_in<T>(page: Page, act: () => Promise<T>): Promise<[T, number, number]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  const own = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('::RunTask') && own.has(`${pid} ${tid}`));
  const most = (values: (number | undefined)[]) => values.reduce((a: number, b) => Math.max(a, (b ?? 0) / 1000), 0);
  return [result, most(tasks.map(({ dur }) => dur)), most(tasks.map(({ tdur }) => tdur))];
}
