import { common } from './common';
import { play } from './play';
import { setup } from './setup';
import { start } from './start';

export const de = { ...common, ...play, ...setup, ...start };
