// For tests alone: the real program that checks maps, in Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checked, Trial } from './engine';
import { file_of, type MapFile, type Sheet } from './model/file';
import { GIVEN } from './model/names';
import { tidy } from './model/tidy';

interface Program {
  call: (name: string, ...values: (string | number)[]) => string | null;
}
const ROOT = new URL('../../../', import.meta.url).pathname;
const { load_studio } = createRequire(import.meta.url)(`${ROOT}scripts/module.cjs`) as { load_studio: () => Promise<Program> };
const program = await load_studio();

export const check_file = (map: { id: string }): Checked => JSON.parse(program.call('check', JSON.stringify(map), `${map.id}.json`)!) as Checked;
export const check = (sheet: Sheet): Checked => check_file(file_of(sheet));
export const draw = (sheet: Sheet): string | null => program.call('draw', JSON.stringify(file_of(sheet)), `${sheet.id}.json`, `/art/maps/${sheet.id}.svg?chips=1`);
export const play = (sheet: Sheet, hard: boolean, games: number): Trial | null => JSON.parse(program.call('play', JSON.stringify(file_of(sheet)), `${sheet.id}.json`, Number(hard), games, 1) ?? 'null') as Trial | null;
export const geography = (name: string): string => readFileSync(`${ROOT}data/geography/${name}.json`, 'utf8');

export const MAPS = ['benelux', 'deutschland', 'france', 'great_britain', 'iberia'];
export const raw_map = (name: string): MapFile => JSON.parse(readFileSync(`${ROOT}data/maps/${name}.json`, 'utf8')) as MapFile;
export const sheet_of = (name: string): Sheet => tidy(raw_map(name), GIVEN);

// Long tests let others have a word.
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
