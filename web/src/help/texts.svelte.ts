// The words of the rules and lessons, in one language at a time: they are many, so they are loaded when they are read.
import { settings } from '../settings.svelte';
import type { help } from '../text/en/help';
import type { lessons } from '../text/en/help_lessons';

export type HelpText = typeof help;
export type LessonsText = typeof lessons;

const HELP = import.meta.glob<HelpText>('../text/*/help.ts', { import: 'help' });
const LESSONS = import.meta.glob<LessonsText>('../text/*/help_lessons.ts', { import: 'lessons' });

// Null until they have come. Call while a component begins.
class Words<T> {
  now: T | null = $state.raw(null);

  constructor(load: (language: string) => Promise<T>) {
    $effect(() => {
      const { language } = settings;
      void load(language).then((words) => {
        if (settings.language === language) this.now = words;
      });
    });
  }
}

export function help_words(): Words<HelpText> {
  return new Words((language) => HELP[`../text/${language}/help.ts`]!());
}
export function lesson_words(): Words<LessonsText> {
  return new Words((language) => LESSONS[`../text/${language}/help_lessons.ts`]!());
}

// "{n}" stands for a value.
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
