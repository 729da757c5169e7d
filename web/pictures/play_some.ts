// Plays some turns in the visitor's name, laying tiles where they have the most neighbours; gives the table.
// It runs in the browser, so it may use nothing from outside.
export async function play_some({ map, turns }: { map: string; turns: number }): Promise<string> {
  interface Action {
    type: string;
    x?: number;
    y?: number;
    on?: string;
    figure?: string;
  }
  const socket = new WebSocket(`ws://${location.host}/ws`);
  await new Promise((resolve) => (socket.onopen = resolve));
  const waiting = new Map<number, (result: never) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    if (id !== undefined) waiting.get(id)?.(result as never);
  };
  let last = 0;
  const ask = <T>(method: string, params: object = {}): Promise<T> => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: ++last, method, params }));
    return new Promise((resolve) => waiting.set(last, resolve));
  };

  const settings = JSON.parse(localStorage.getItem('mappamundi') ?? '{}');
  const { token, levels } = await ask<{ token: string; levels: string[] }>('hello', { name: 'Ada' });
  localStorage.setItem('mappamundi', JSON.stringify({ ...settings, token, name: 'Ada' }));
  const level = levels[Math.floor(levels.length / 2)];
  const { table } = await ask<{ table: { id: string } }>('create', {
    setup: { map, chips: true, postman: true, tiles: { base: 1, inns_and_cathedrals: 1, traders_and_builders: 1 } },
    seats: [{ kind: 'person' }, { kind: 'computer', level }, { kind: 'computer', level }],
  });
  await ask('start');

  const wanted = ['city', 'monastery', 'post', 'road']; // to put a figure on
  for (let laid = 0; ; ) {
    const { decision, actions } = await ask<{ decision: { player: number; kind: string } | null; actions: Action[] }>('legal');
    if (decision?.player !== 0) {
      await new Promise((resolve) => setTimeout(resolve, 20)); // the others' turn
      continue;
    }
    let action = actions.at(-1)!;
    if (decision.kind === 'tile') {
      if (laid++ === turns) break;
      const { board } = await ask<{ board: { x: number; y: number }[] }>('view');
      const neighbours = ({ x = 0, y = 0 }: Action) => board.filter((tile) => Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) === 1).length;
      action = actions.reduce((best, each) => (neighbours(each) > neighbours(best) ? each : best));
    } else if (decision.kind === 'figure' && laid % 2) {
      const figures = actions.filter(({ figure }) => figure);
      action = wanted.flatMap((kind) => figures.filter(({ on }) => on?.startsWith(kind)))[0] ?? action;
    }
    await ask('play', { action });
  }
  socket.close();
  return table.id;
}
