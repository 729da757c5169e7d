// Words that come with their page, in the visitor's language.
import { settings } from '../settings.svelte';
import { form_for, type Text } from './forms';
import type { Language } from './languages';
import { number } from './text.svelte';

export class LateWords<Word extends string> {
  private spoken: { language: Language; texts: Record<Word, Text> } | null = $state.raw(null);

  // The files by their paths, "../text/en/NAME.ts".
  constructor(
    private files: Record<string, () => Promise<Record<Word, Text>>>,
    private name: string,
  ) {}

  get there(): boolean {
    return this.spoken !== null;
  }

  // Call in an effect; until the words are here those before stay.
  async load(language: Language): Promise<void> {
    const texts = await this.files[`../text/${language}/${this.name}.ts`]!();
    if (language === settings.language) this.spoken = { language, texts };
  }

  has(key: string): key is Word {
    return this.spoken !== null && Object.hasOwn(this.spoken.texts, key);
  }

  say(key: Word, values: Record<string, string | number> = {}): string {
    if (!this.spoken) return '';
    const text = form_for(this.spoken.texts[key], this.spoken.language, Number(values['n'] ?? 0));
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
    });
  }
}
