import { after } from './after';
import { coach } from './coach';
import { common } from './common';
import { expansions } from './expansions';
import { maps } from './maps';
import { notices } from './notices';
import { offline } from './offline';
import { pace } from './pace';
import { place } from './place';
import { play } from './play';
import { replay } from './replay';
import { setup } from './setup';
import { special } from './special';
import { start } from './start';
import { tale } from './tale';
import { understand } from './understand';
import { you } from './you';
import type { Texts } from '../forms';

export const de = {
  ...coach,
  ...common,
  ...maps,
  ...notices,
  ...offline,
  ...pace,
  ...play,
  ...place,
  ...expansions,
  ...replay,
  ...after,
  ...setup,
  ...special,
  ...start,
  ...tale,
  ...understand,
  ...you,
} satisfies Texts;
