// The name under which somebody says hello: as much of it as the server takes, or a traveller's.
import { t } from '../text/text.svelte';

const MOST = 32; // bytes

// What the server refuses anyway: nothing to be seen, or letters that cannot be.
export const readable = (name: string): boolean => !name || (!/[\p{Cc}\p{Cf}\p{Co}\u2800\u3164\uffa0\u115f\u1160]/u.test(name) && /[^\p{Z}\p{M}]/u.test(name));

// One that nobody else has.
export function free_name(names: string[]): string {
  for (let n = 1; ; ++n) {
    const name = n > 1 ? `${t('traveller')} ${n}` : t('traveller');
    if (!names.includes(name)) return name;
  }
}

export function hello_name(name: string): string {
  const bytes = new TextEncoder().encode(name.trim()).slice(0, MOST);
  return new TextDecoder().decode(bytes, { stream: true }) || t('traveller'); // of a letter that was cut nothing is left
}
