// Finding topics by words.
import { plain } from './markup';
import type { HelpText } from './texts.svelte';
import { TOPICS, type Topic } from './topics';

export interface Found {
  topic: Topic;
  before: string; // a passage with the word that was found
  word: string;
  after: string;
}

const ROOM = 60; // letters shown on each side of a word

// Letters without accents, in small; as many as before. The stroke of a Polish ł is no accent to Unicode.
function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase().replace('ł', 'l')).join('');
}

// So that a word is found in the plural, too: ferry, ferries; Stadt, Städte.
function stem(word: string): string {
  return word.length > 4 ? word.slice(0, -1) : word;
}

export function search({ topics }: HelpText, wish: string): Found[] {
  const words = folded(wish).split(/\s+/).filter(Boolean).map(stem);
  if (!words.length) return [];
  const found = TOPICS.flatMap((topic) => {
    const { title, also, text } = topics[topic];
    const body = plain(text);
    const [head, rest] = [folded(`${title} ${also}`), folded(body)];
    if (!words.every((word) => head.includes(word) || rest.includes(word))) return [];
    const [in_title, in_head] = [folded(title), head].map((where) => words.filter((word) => where.includes(word)).length);
    const often = words.reduce((sum, word) => sum + rest.split(word).length - 1, 0);
    return [{ topic, weight: in_title! * 1000 + in_head! * 100 + often, ...passage(body, rest, words) }];
  });
  return found.sort((a, b) => b.weight - a.weight).map(({ topic, before, word, after }) => ({ topic, before, word, after }));
}

function passage(body: string, rest: string, words: string[]): { before: string; word: string; after: string } {
  const word = words.find((each) => rest.includes(each)) ?? '';
  const at = rest.indexOf(word);
  const from = Math.max(0, body.lastIndexOf(' ', Math.max(0, at - ROOM)) + 1);
  const to = at + word.length;
  return { before: `${from ? '… ' : ''}${body.slice(from, at)}`, word: body.slice(at, to), after: `${body.slice(to, to + ROOM)} …` };
}
