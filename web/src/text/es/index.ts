import { common } from './common';
import { play } from './play';
import { setup } from './setup';
import { start } from './start';

export const es = { ...common, ...play, ...setup, ...start };
