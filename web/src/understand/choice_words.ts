// What is chosen by keyboard, in one sentence: the square, the tile's sides and what it completes; or a ghost's feature and its worth.
import { edges_of } from '../decide/edges';
import { sides_words } from '../decide/place_words';
import type { Mark, Plan } from '../decide/plan';
import { t } from '../text/text.svelte';
import type { Feature } from '../protocol/types';
import { tell, type Joining, type Scene, type Told } from './card';
import { previewed } from './preview';

export interface Chosen {
  mark: Mark;
  moved: boolean; // it was reached just now, not turned
  plan: Plan;
  feature: Feature | null; // what it is about: the ghost's, or the best of what the tile makes
  joining: Joining | null;
}

const spaced = (facts: string) => facts.replaceAll(' · ', ', ');
const worth = ({ facts, lines }: Told) => [spaced(facts), ...lines];

function tile_words({ mark, moved, plan, feature }: Chosen, scene: Scene): string {
  const { id, rot, fits } = plan.preview!;
  const told = feature && tell(feature, scene, { laid: previewed(plan.preview!) });
  const edges = edges_of(id, rot);
  const sides = [edges ? sides_words(edges) : '', told && feature.complete ? t('tile_closes', { what: told.title }) : ''].filter(Boolean).join(', ');
  const rest = !fits ? [plan.line] : told ? [...(feature.complete ? [] : [told.title]), told.whose, ...worth(told)] : [];
  return [moved ? mark.label : '', sides, ...rest].filter(Boolean).join('. ');
}

export function choice_words(chosen: Chosen, scene: Scene): string {
  const { mark, plan, feature, joining } = chosen;
  if (plan.preview) return tile_words(chosen, scene);
  if (!mark.stands || !feature) return mark.label;
  const told = tell(feature, scene, { joining });
  return [mark.label, feature.owners.length ? told.whose : t('of_free'), ...worth(told)].join(', ');
}
