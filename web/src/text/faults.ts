// What is wrong with the texts of a language beside the English ones, a line for each fault. Only tests and `npm run languages` use it.
import type { Text } from './forms';

export type Leaves = Record<string, Text>; // by their paths: "place", "help.topics.turn.title"
export type Glossary = Record<string, string[]>; // an English word of the game, and beginnings of those that stand for it

const is_text = (value: unknown): value is Text => typeof value === 'string' || (typeof value === 'object' && value !== null && 'one' in value && 'other' in value);

export function leaves(texts: object, path = ''): Leaves {
  return Object.fromEntries(Object.entries(texts).flatMap(([key, value]: [string, object]) => (is_text(value) ? [[path + key, value]] : Object.entries(leaves(value, `${path}${key}.`)))));
}

export function faults(language: string, english: Leaves, own: Leaves, glossary: Glossary): string[] {
  const keys = Object.keys(english);
  const wrong_words = of_words(language, glossary);
  const both = keys.filter((key) => Object.hasOwn(own, key));
  return [
    ...keys.filter((key) => !Object.hasOwn(own, key)).map((key) => `${key}: missing`),
    ...Object.keys(own).filter((key) => !Object.hasOwn(english, key)).map((key) => `${key}: English has no such text`),
    ...both.flatMap((key) => [...of_text(language, english[key]!, own[key]!, glossary.alike), ...(read_aloud(key) ? wrong_words(key, english[key]!, own[key]!) : [])].map((fault) => `${key}: ${fault}`)),
  ];
}

// The words by which rules are searched are each language's own.
const read_aloud = (key: string): boolean => !key.endsWith('.also');

function of_text(language: string, english: Text, own: Text, alike: string[] = []): string[] {
  const [theirs, ours] = [JSON.stringify(english), JSON.stringify(own)];
  return [
    ...(forms(own).some((form) => form.trim() === '') ? ['empty'] : []),
    ...(same(values(theirs), values(ours)) ? [] : [`names ${values(ours).join(' ')} instead of ${values(theirs).join(' ')}`]),
    ...of_numbers(english, own),
    ...(typeof own === 'string' ? [] : of_forms(language, own)),
    ...(language !== 'en' && theirs === ours && words(forms(own).join(' ')).some((word) => !alike.includes(word)) ? ['left in English'] : []),
  ];
}

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const words = (text: string): string[] => text.toLowerCase().replace(/\{\w+\}/g, '').match(/\p{L}{4,}/gu) ?? [];
const values = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const numbers = (text: string): string[] => (text.replace(/\{\w+\}/g, '').match(/(?<!\p{L})\d+/gu) ?? []).sort();
const same = (one: string[], other: string[]): boolean => one.join() === other.join();

// A form that says a number says those of English. That for one may say it in words; one that English has not is like the rest.
function of_numbers(english: Text, own: Text): string[] {
  const theirs = (form: string): string => (typeof english === 'string' ? english : (Object.entries(english).find(([name]) => name === form)?.[1] ?? english.other));
  return Object.entries(typeof own === 'string' ? { other: own } : own)
    .map(([form, text]) => [numbers(text), numbers(theirs(form))] as const)
    .filter(([said, wanted]) => !same(said, wanted))
    .map(([said, wanted]) => `says the numbers ${said.join(' ')} instead of ${wanted.join(' ')}`);
}

// Those that whole numbers need, and none that the language does not have.
function of_forms(language: string, text: Exclude<Text, string>): string[] {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
  const known = rules.resolvedOptions().pluralCategories;
  return [
    ...[...needed].filter((form) => text[form] === undefined).map((form) => `has no form for “${form}”`),
    ...Object.keys(text).filter((form) => form !== 'other' && !known.some((each) => each === form)).map((form) => `has a form “${form}”, which the language has not`),
  ];
}

// Where English uses a word of the game, so does the translation; "free" are texts that rightly do without, "alike" words
// that are the same in English.
function of_words(language: string, { free = [], alike: _, ...terms }: Glossary): (key: string, english: Text, own: Text) => string[] {
  const wanted = Object.entries(terms).map(([term, stems]) => ({ theirs: every_form(term), ours: begins(language, stems), fault: `does not say ${stems.join(' or ')} for “${term}”` }));
  return (key, english, own) => {
    if (free.includes(key)) return [];
    const said = forms(english).join(' ').replace(/\]\(\w+\)|\{\w+\}|\n *! \w+/g, ' ');
    return wanted.filter(({ theirs, ours }) => theirs.test(said) && !ours.test(forms(own).join(' '))).map(({ fault }) => fault);
  };
}

// In German and Dutch a word may stand at the end of another: "Stadtplättchen".
const begins = (language: string, stems: string[]): RegExp => new RegExp(`${['de', 'nl'].includes(language) ? '' : '(?<!\\p{L})'}(${stems.join('|')})`, 'iu');

function every_form(term: string): RegExp {
  const words = term.split('/').map((word) => (word.endsWith('y') ? `${word.slice(0, -1)}(y|ies)` : `${word}(s|es)?`));
  return new RegExp(`\\b(${words.join('|')})\\b`, 'i');
}
