import { after } from './after';
import { common } from './common';
import { play } from './play';
import { tale } from './tale';
import { understand } from './understand';

export const es = { ...common, ...play, ...tale, ...understand, ...after };
