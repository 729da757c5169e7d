import { after } from './after';
import { common } from './common';
import { play } from './play';

export const es = { ...common, ...play, ...after };
