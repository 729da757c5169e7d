// A map that somebody made comes to this page: the program's reader checks it, and this device keeps it, so that whoever
// draws and plays here has it.
import { local, offered } from '../local/end';
import { BASE } from '../look/base';
import type { End } from '../protocol/end';
import { nearest } from '../protocol/ends';
import { with_hall, type Hall } from '../protocol/hall.svelte';
import { reach } from '../protocol/reach.svelte';
import { server } from '../protocol/server_end';
import type { MapOffer } from '../protocol/types';
import type { MapText } from './made';
import { compact } from './map_file';
import { made_names } from './names.svelte';
import { read_map, trim_maps, write_maps, type Known } from './store';

const draws_itself = (): boolean => !!navigator.serviceWorker?.controller;

// Who reads maps: this device where it also draws them, so that nothing need leave it; else the server, which draws.
const reader = async (): Promise<End> => (draws_itself() && (await offered()) ? local : nearest);

export async function server_answers(): Promise<boolean> {
  if (reach.server !== null) return reach.server;
  const answer = await fetch(`${BASE}health`).catch(() => null);
  return !!answer?.ok && !!answer.headers.get('Content-Type')?.startsWith('application/json'); // some hosts show a page for whatever is not there
}

// An end that does not have it is given it.
async function bring(hall: Hall, { id, text }: Known): Promise<MapOffer> {
  return hall.ask('map', { id }).catch(async () => {
    await hall.ask('keep_map', { map: JSON.parse(text) as MapText });
    return hall.ask('map', { id });
  });
}

async function keep(id: string, map: MapText, mine: boolean): Promise<Known> {
  const before = await read_map(id).catch(() => null);
  const known: Known = { id, text: compact(map), name: map.name, mine: mine || !!before?.mine, time: before?.mine && !mine ? before.time : Date.now() };
  await write_maps(known).catch(() => {}); // it holds for this visit
  visiting.set(id, known);
  made_names.tell(id, known.name);
  if (!known.mine) void trim_maps().catch(() => {});
  return known;
}
const visiting = new Map<string, Known>(); // also where nothing can be stored

// A map as a file or a link has it. A refusal is thrown: it names the fault and its place.
export async function meet(map: MapText, mine: boolean): Promise<Known> {
  const { id } = await with_hall(await reader(), (hall) => hall.ask('keep_map', { map: JSON.parse(compact(map)) as MapText }));
  return keep(id, map, mine);
}

// Null: this device does not have it.
export async function known_map(id: string): Promise<Known | null> {
  return (await read_map(id).catch(() => null)) ?? visiting.get(id) ?? null;
}

async function fetched(id: string, end: End): Promise<Known> {
  const answer = await end.get(`/api/maps/${id}`);
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
  return keep(id, (await answer.json()) as MapText, false);
}

// One that this device does not have comes from the end.
export async function learn(id: string, end: End = server): Promise<Known> {
  const known = (await known_map(id)) ?? (await fetched(id, end));
  made_names.tell(id, known.name);
  return known;
}

// The same, and whoever draws for this page has it.
export function ready_to_draw(id: string, end: End = server): Promise<void> {
  const ready = drawable.get(id) ?? show_to_painter(id, end);
  drawable.set(id, ready);
  ready.catch(() => drawable.delete(id));
  return ready;
}
const drawable = new Map<string, Promise<void>>();

async function show_to_painter(id: string, end: End): Promise<void> {
  const known = await learn(id, end);
  if (!draws_itself() && (await server_answers())) await with_hall(server, (hall) => bring(hall, known));
}

export async function offer_of(id: string): Promise<MapOffer> {
  const known = await learn(id);
  return with_hall(await reader(), (hall) => bring(hall, known));
}

// At the server, so that its id is enough for a link.
export async function keep_at_server(known: Known): Promise<void> {
  await with_hall(server, (hall) => hall.ask('keep_map', { map: JSON.parse(known.text) as MapText }));
}
