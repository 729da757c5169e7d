import { after } from './after';
import { common } from './common';
import { play } from './play';

export const de = { ...common, ...play, ...after };
