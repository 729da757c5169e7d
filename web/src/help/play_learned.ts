// A game of what a lesson has taught, against the computer.
import { Hall } from '../protocol/hall.svelte';
import { first_choice, with_levels, type Choice } from '../setup/choice';
import { RULES } from '../setup/expansions';
import { with_expansions } from '../setup/mix';
import { play_choice } from '../start';
import type { LessonName } from './topics';

const CLASSIC: Partial<Choice> = { map: '', chips: false, postman: false };
const LEARNED: Record<LessonName, Partial<Choice>> = {
  base: CLASSIC,
  maps: { postman: false },
  postman: {},
  expansions: { ...CLASSIC, rules: RULES },
};

export async function play_learned(lesson: LessonName): Promise<void> {
  const hall = new Hall();
  const { levels } = await hall.ready;
  hall.close();
  const choice: Choice = { ...first_choice(), ...LEARNED[lesson] };
  await play_choice(with_levels(choice.rules.length ? with_expansions(choice, null) : choice, levels));
}
