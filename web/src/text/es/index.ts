import { common } from './common';
import { play } from './play';
import { setup } from './setup';
import { start } from './start';
import { tale } from './tale';
import { understand } from './understand';

export const es = {
  ...common,
  ...play,
  ...setup,
  ...start,
  ...tale,
  ...understand,
};
