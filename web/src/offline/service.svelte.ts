// The service worker from the page's side: what it does now, and whether a newer page waits for the visitor's leave.
import { BASE } from '../look/base';

export type Doing = 'nothing' | 'keeping' | 'kept' | 'waiting';
const SHOWN = 4000; // milliseconds that it is said that all is there

let doing: Doing = $state('nothing');
let registration: ServiceWorkerRegistration | null = null;

export const service = {
  get doing(): Doing {
    return doing;
  },
  // The newer page takes the place of this one, in every window.
  take_over(): void {
    registration?.waiting?.postMessage('take over');
  },
  dismiss(): void {
    doing = 'nothing';
  },
};

function watch(worker: ServiceWorker, first: boolean): void {
  if (first) doing = 'keeping';
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && !first) doing = 'waiting';
    if (worker.state === 'activated' && first) doing = 'kept';
    if (worker.state === 'redundant' && first) doing = 'nothing'; // not all of it came; the next visit tries again
    if (doing === 'kept') setTimeout(() => doing === 'kept' && service.dismiss(), SHOWN);
  });
}

// Null where the browser has none: then the page needs its server.
export async function begin_service(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return null;
  const workers = navigator.serviceWorker;
  const first = !workers.controller;
  if (!first) workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration = await workers.register(`${BASE}service.js`).catch(() => null);
  if (!registration) return null;
  if (registration.waiting && !first) doing = 'waiting';
  if (registration.installing) watch(registration.installing, first);
  registration.addEventListener('updatefound', () => registration?.installing && watch(registration.installing, !workers.controller));
  return registration;
}
