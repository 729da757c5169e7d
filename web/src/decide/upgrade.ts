// After the figure: pay for a meeple, or go on (DE1).
import { t } from '../text/text.svelte';
import { paying } from './pay';
import { NOTHING, pass_of, type Plan, type Scene } from './plan';

export function plan_upgrade(scene: Scene): Plan {
  const { marks, variants, action } = paying(scene);
  return {
    ...NOTHING,
    title: t('upgrade_title'),
    line: action ? t('upgrade_chosen') : t('upgrade_line'),
    step: 'figure',
    marks,
    variants,
    main: { label: t('pay'), action },
    out: { label: t('go_on'), action: pass_of(scene.actions) },
  };
}
