// Maps that people made: what is in one decides its id, which every end makes alike.
import type { Language } from '../text/languages';

export const is_made = (id: string): boolean => /^made-[a-z0-9]{27}$/.test(id);

export type FileName = string | Partial<Record<Language, string>>; // of a map: the same in every language, or in some

// A map's file, as far as the page looks into it.
export interface MapText {
  name: FileName;
  [key: string]: unknown;
}
