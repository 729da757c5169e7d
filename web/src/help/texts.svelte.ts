// The words of the rules and lessons, in one language at a time: they are many, so they are loaded when they are read.
import { settings, type Language } from '../settings.svelte';
import type { help } from '../text/en/help';
import type { lessons } from '../text/en/help_lessons';

export type HelpText = typeof help;
export type LessonsText = typeof lessons;

const HELP: Record<Language, () => Promise<{ help: HelpText }>> = {
  en: () => import('../text/en/help'),
  de: () => import('../text/de/help'),
  es: () => import('../text/es/help'),
};
const LESSONS: Record<Language, () => Promise<{ lessons: LessonsText }>> = {
  en: () => import('../text/en/help_lessons'),
  de: () => import('../text/de/help_lessons'),
  es: () => import('../text/es/help_lessons'),
};

// Null until they have come. Call while a component begins.
class Words<T> {
  now: T | null = $state.raw(null);

  constructor(load: (language: Language) => Promise<T>) {
    $effect(() => {
      const { language } = settings;
      void load(language).then((words) => {
        if (settings.language === language) this.now = words;
      });
    });
  }
}

export function help_words(): Words<HelpText> {
  return new Words((language) => HELP[language]().then(({ help }) => help));
}
export function lesson_words(): Words<LessonsText> {
  return new Words((language) => LESSONS[language]().then(({ lessons }) => lessons));
}

// "{n}" stands for a value.
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
