// The tables of this device.
import type { Ear, End, Wire } from '../protocol/end';
import { add, can_load, remove, say } from './lines';

// Whether the program can be loaded into this browser.
export const offered = can_load;

function connect(ear: Ear): Wire {
  let open = false;
  const close = () => {
    if (remove(name)) ear.closed();
  };
  const ask = () => say(name, { do: 'connect' });
  const name = add({
    heard: (message) => {
      if (message.do === 'open') {
        open = true;
        ear.opened();
      }
      if (message.do === 'tell') ear.heard(message.text);
      if (message.do === 'close') close();
    },
    begun: () => (open ? close() : ask()),
    failed: close,
  });
  ask();
  return {
    send: (text) => say(name, { do: 'say', text }),
    close: () => {
      if (remove(name)) say(name, { do: 'leave' });
    },
  };
}

function get(target: string, invite = ''): Promise<Response> {
  return new Promise((resolve, reject) => {
    const ask = () => say(name, { do: 'get', target, invite });
    const name = add({
      heard: (message) => {
        if (message.do !== 'got') return;
        remove(name);
        resolve(new Response(message.body, { status: message.status, headers: { 'Content-Type': 'application/json' } }));
      },
      begun: ask,
      failed: () => {
        remove(name);
        reject(new Error('the tables of this device cannot be reached'));
      },
    });
    ask();
  });
}

export const local: End = { connect, get };
