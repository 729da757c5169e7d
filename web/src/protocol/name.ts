// The name under which somebody says hello: as much of it as the server takes, or a traveller's.
import { t } from '../text/text.svelte';

const MOST = 32; // bytes

export function hello_name(name: string): string {
  const bytes = new TextEncoder().encode(name.trim()).slice(0, MOST);
  return new TextDecoder().decode(bytes, { stream: true }) || t('traveller'); // of a letter that was cut nothing is left
}
