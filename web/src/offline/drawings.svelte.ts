// Whether somebody draws: a server, or the service worker once it is there. Until then pictures are empty.
import { BASE } from '../look/base';

let there = $state(true);
export const drawings = {
  get there(): boolean {
    return there;
  },
};

async function server_draws(): Promise<boolean> {
  const answer = await fetch(`${BASE}art/arms/0.svg`).catch(() => null);
  return !!answer?.ok && !!answer.headers.get('Content-Type')?.startsWith('image/svg'); // some hosts show a page for whatever is not there
}

export async function look_for_drawings(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // none where the connection is not secure
  if (workers?.controller || (await server_draws())) return;
  there = !!workers?.controller;
  workers?.addEventListener('controllerchange', () => (there = true), { once: true });
}
