// Notices of the browser about a table that is not being looked at: only with the visitor's leave.
import { BASE } from './look/base';
import { settings } from './settings.svelte';

export type Leave = NotificationPermission | 'never'; // this browser shows none, or not here

export const leave = (): Leave => ('Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'never');

// Asks for leave, if it was not given before: call it from a press of a button.
export async function ask_leave(): Promise<Leave> {
  if (leave() === 'never') return 'never';
  return Notification.requestPermission();
}

const looked_at = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

// A later notice of the same kind takes the place of the one before.
export async function notice(kind: string, title: string, body: string): Promise<void> {
  if (!settings.notices || looked_at() || leave() !== 'granted') return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, { body, tag: `${kind} ${location.href}`, icon: `${BASE}icon.svg`, data: location.href });
  } catch {
    // it is never the only sign
  }
}

// Whoever looks at the page needs them no more.
export async function forget_notices(): Promise<void> {
  if (!looked_at() || leave() !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) if (shown.data === location.href) shown.close();
}
