// Whoever has tables has an end: the server, or this device. All that the page knows of either goes through it.
export interface Ear {
  opened: () => void;
  heard: (text: string) => void;
  closed: () => void; // once: it broke, or it could not be opened; not after one's own `close`
}
export interface Wire {
  send: (text: string) => void; // only while it is open
  close: () => void;
}
export interface End {
  connect: (ear: Ear) => Wire;
  get: (target: string, invite?: string) => Promise<Response>; // "/api/games/ID/story"; an invitation opens what is private
}
