// A game played to its end over the visitor's own connection, without the page: for tests of what comes afterwards.
import { expect, type Page } from '@playwright/test';

interface Wish {
  setup: object;
  seats?: object[];
  public?: boolean;
  never?: string; // what is not done
  leave?: number; // stop when so many of one's own decisions are made,
  until?: string; // and where this is asked or may be done ('keep', 'abbot_back', or a figure put), or at one's tile: 'second_tile' by the builder, 'goods' somebody has, 'chips' of one's own
}

// The table's id and its invitation. The visitor has said hello before, so that the seat is theirs.
export async function finished_game(page: Page, wish: Wish): Promise<{ id: string; invite: string; key: string; over: boolean }> {
  const home = new URL('/', page.url()).href;
  await page.goto('about:blank');
  await page.goto(new URL('#/nowhere', home).href); // other pages would say hello, too, and be somebody else
  await expect(page.locator('[data-missing]')).toBeVisible(); // it has written down what it knows of the visitor
  const game = await page.evaluate(async ({ setup, seats, public: open, never, until, leave = until ? 0 : Infinity }) => {
    const { token } = JSON.parse(localStorage.getItem('mappamundi') ?? '{}') as { token?: string };
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    const waiting = new Map<number, (told: { result?: any; error?: { message: string } }) => void>();
    let last = 0;
    let happened = () => {}; // something at the table
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.method === 'event') happened();
      waiting.get(told.id)?.(told);
    };
    await new Promise((resolve) => (socket.onopen = resolve));
    const ask = (method: string, params: object) =>
      new Promise<any>((resolve, reject) => {
        waiting.set(++last, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: last, method, params }));
      });
    const hello = await ask('hello', { ...(token && { token }), name: 'Ada' });
    localStorage.setItem('mappamundi', JSON.stringify({ ...JSON.parse(localStorage.getItem('mappamundi') ?? '{}'), token: hello.token, name: 'Ada' }));
    const wished = (seats ?? [{ kind: 'person' }, { kind: 'computer', level: 'random' }]) as { kind: string }[];
    const { table, you } = await ask('create', { setup, seats: wished, public: open ?? false });
    const own = wished.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    for (const seat of own.slice(1)) await ask('sit', { seat });
    await ask('start', {});
    const met = async (kind: string, actions: { type: string; figure?: string }[]) => {
      if (until !== 'second_tile' && until !== 'goods' && until !== 'chips') return kind === until || actions.some(({ type, figure }) => type === until || figure === until);
      if (kind !== 'tile') return false;
      const { part, players } = await ask('view', {});
      if (until === 'chips') return players[own[0]!].chips.length > 0;
      return until === 'second_tile' ? part === 'builder' : players.some(({ goods }: any) => goods.wine + goods.grain + goods.cloth > 0);
    };
    let made = 0;
    let over = false;
    for (let turn = 0; ; ) {
      const { decision, actions } = await ask('legal', {});
      if (!decision) {
        over = true;
        break;
      }
      if (!own.includes(decision.player)) {
        await new Promise<void>((resolve) => (happened = resolve)); // the computer's move comes by itself
        continue;
      }
      if (made++ >= leave && (!until || (await met(decision.kind, actions)))) break;
      const figures = actions.filter(({ type }: { type: string }) => type === 'figure');
      const builders = figures.filter(({ figure }: { figure: string }) => figure === 'builder');
      const wanted = actions.filter(({ type }: { type: string }) => type !== never);
      const choice = builders.length ? builders : figures.length && ++turn % 3 ? figures : wanted.length ? wanted : actions;
      await ask('play', { action: choice[(turn * 7 + made) % choice.length] });
    }
    socket.close();
    return { id: table.id, invite: table.invite, key: you.key, over };
  }, wish);
  await page.goto(home); // the page reads who the visitor is
  return game;
}

// A table at such a moment, in the page; chance may keep it from a game, hardly from so many.
export async function moment(page: Page, url: string, wish: Wish): Promise<void> {
  await page.goto(url);
  for (let game = 0; game < 8; ++game) {
    const { id, over } = await finished_game(page, wish);
    if (over) continue;
    await page.goto(new URL(`#/table/${id}`, url).href);
    await expect(page.locator('[data-decision]')).toBeVisible();
    return;
  }
  throw new Error(`no game came to ${wish.until}`);
}
