// Beginning a game against the computer at once.
import { Table } from './protocol/table.svelte';
import type { TableWish } from './protocol/types';
import { go } from './route.svelte';

export const QUICK_LEVEL = 'medium';

export function quick_wish(map: string): TableWish {
  return {
    setup: { map, chips: true, postman: true },
    seats: [{ kind: 'person' }, { kind: 'computer', level: QUICK_LEVEL }],
  };
}

// Makes the table, begins the game and goes there.
export function play_now(wish: TableWish): Promise<string> {
  return new Promise((resolve, reject) => {
    const table = new Table({
      wish,
      made: (id) =>
        void table.ask('start', {}).then((begun) => {
          table.close();
          if (!begun) return reject(new Error(table.fault));
          go(`/table/${id}`);
          resolve(id);
        }),
    });
  });
}
