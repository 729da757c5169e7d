// Which end has a table, and which is asked for a new one.
import { local, offered } from '../local/end';
import type { End } from './end';
import { server } from './server_end';

const LOCAL = 'here-'; // so the ids of this device's tables begin; a server has none such

export const is_local = (id: string): boolean => id.startsWith(LOCAL);
export const end_of = (id: string): End => (is_local(id) ? local : server);

// What can be played: as the server has it; where none answers, as this device has.
export const nearest: End = {
  connect: (ear) => {
    let done = false;
    let open = false;
    let wire = server.connect({
      ...ear,
      opened: () => {
        open = true;
        ear.opened();
      },
      closed: () => (open ? ear.closed() : void offered().then(next)),
    });
    const next = (can: boolean) => {
      if (done) return;
      if (can) wire = local.connect(ear);
      else ear.closed();
    };
    return {
      send: (text) => wire.send(text),
      close: () => {
        done = true;
        wire.close();
      },
    };
  },
  get: server.get,
};
