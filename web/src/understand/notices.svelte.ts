// What somebody who looks at something else is told of a table: their turn, what is said, the end.
import { setup_title } from '../setup/words';
import { forget_notices, notice } from '../notices';
import type { Table } from '../protocol/table.svelte';
import type { TableEvent } from '../protocol/types';
import { t } from '../text/text.svelte';
import { seat_name } from '../panels/seats';

// Call while a page is made.
export function tell_away(table: Table): void {
  const where = () => setup_title(table.info?.setup ?? {});
  const hear = (event: TableEvent) => {
    if (!table.you.seats.length) return;
    if (event.type === 'chat' && !(event.seat !== null && table.you.seats.includes(event.seat))) void notice('chat', event.name, event.text);
    if (event.type === 'over') void notice('turn', t('over_title'), where());
  };
  const turn = $derived(table.deciding !== null && table.view ? `${table.view.turn.number} ${table.deciding}` : '');
  const name = () => (table.you.seats.length > 1 ? t('said_turn_of', { name: seat_name(table, table.deciding!) }) : t('said_turn'));

  $effect(() => table.on_event(hear));
  $effect(() => {
    if (turn) void notice('turn', name(), where());
  });
  $effect(() => {
    const look = () => void forget_notices();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  });
}
