// A game of what a lesson has taught, against the computer.
import { first_choice, type Choice } from '../setup/choice';
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
  const choice: Choice = { ...first_choice(), ...LEARNED[lesson] };
  await play_choice(choice.rules.length ? with_expansions(choice, null) : choice);
}
