// The server from which the page came: a WebSocket, and what it answers to plain requests.
import { BASE } from '../look/base';
import type { Ear, End, Wire } from './end';
import { reach } from './reach.svelte';

function connect(ear: Ear): Wire {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${BASE}ws`);
  const close = () => {
    removeEventListener('offline', lose);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };
  const lose = () => {
    close();
    reach.found(false);
    ear.closed();
  };
  socket.onopen = () => {
    reach.found(true);
    ear.opened();
  };
  socket.onmessage = (message) => ear.heard(String(message.data));
  socket.onclose = lose;
  addEventListener('offline', lose); // what is sent now would only be missed after a long time
  return { send: (text) => socket.send(text), close };
}

// The invitation does not stand in the address, which proxies write into their logs.
const get = (target: string, invite?: string): Promise<Response> => fetch(`${BASE}${target.slice(1)}`, invite ? { headers: { Authorization: `Bearer ${invite}` } } : {});

export const server: End = { connect, get };
