// Addresses of a table that are handed on.
import { is_local } from '../protocol/ends';
import type { Table } from '../protocol/table.svelte';

// Nobody else reaches a table of this device.
export const can_share = (id: string): boolean => !is_local(id);

const address = (table: Table): string => `${location.origin}${location.pathname}#/table/${table.info?.id ?? ''}`;

// Empty for those who are not told the invitation of a private table.
export function invitation_link(table: Table): string {
  if (!table.info || !can_share(table.info.id)) return '';
  if (table.info.public) return address(table);
  return table.info.invite ? `${address(table)}?invite=${table.info.invite}` : '';
}

// With it another device sits on the same seats.
export function seat_link(table: Table): string {
  return table.info && can_share(table.info.id) && table.you.seats.length && table.you.key ? `${address(table)}?key=${table.you.key}` : '';
}
