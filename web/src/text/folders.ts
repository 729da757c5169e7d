// All folders of texts, also those that are not finished, and those of `mappa play` (as "terminal."), for `faults.ts`.
import { leaves, type Glossary, type Leaves } from './faults';

const TEXTS = import.meta.glob<Record<string, object>>('./*/{index,coaching,help,help_lessons,puzzles,studio}.ts', { eager: true });
const TERMINAL = import.meta.glob<object>('../../../data/words/*.json', { eager: true, import: 'default' });
const GLOSSARIES = import.meta.glob<Glossary>('./*/glossary.json', { eager: true, import: 'default' });

export const FOLDERS = [...new Set(Object.keys(TEXTS).map((path) => path.split('/')[1]!))].sort();

export function texts_in(language: string): Leaves {
  const of = (file: string) => TEXTS[`./${language}/${file}.ts`] ?? {};
  return {
    ...leaves(of('index')[language] ?? {}),
    ...leaves({ coaching: of('coaching')['coaching'] ?? {}, help: of('help')['help'] ?? {}, lessons: of('help_lessons')['lessons'] ?? {}, puzzles: of('puzzles')['puzzles'] ?? {}, studio: of('studio')['studio'] ?? {} }),
    ...leaves(TERMINAL[`../../../data/words/${language}.json`] ?? {}, 'terminal.'),
  };
}

export const glossary_in = (language: string): Glossary => GLOSSARIES[`./${language}/glossary.json`] ?? {};
