import { expect, test } from 'vitest';
import { help as de } from '../text/de/help';
import { help as en } from '../text/en/help';
import { help as es } from '../text/es/help';
import { help as pl } from '../text/pl/help';
import { LANGUAGES } from '../text/languages';
import { blocks_of, spans_of, type Span } from './markup';
import base from './recorded/lesson-base.json';
import examples from './recorded/examples.json';
import expansions from './recorded/lesson-expansions.json';
import maps from './recorded/lesson-maps.json';
import postman from './recorded/lesson-postman.json';
import { search } from './search';
import type { HelpText, LessonsText } from './texts.svelte';
import { LESSONS, TOPICS, type LessonName } from './topics';
import type { Example, Lesson, Place } from './types';

const HELP = import.meta.glob<HelpText>('../text/*/help.ts', { eager: true, import: 'help' });
const TAUGHT = import.meta.glob<LessonsText>('../text/*/help_lessons.ts', { eager: true, import: 'lessons' });
const SPOKEN = Object.keys(LANGUAGES);
const RECORDED = { base, maps, postman, expansions } as unknown as Record<LessonName, Lesson>;
const DRAWN = examples as unknown as Record<string, Example>;
const names = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

function spans(text: string): Span[] {
  return blocks_of(text).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.kind === 'example' ? [] : block.spans));
}
// How a topic is built, whatever its words.
function frame(text: string): string[] {
  return blocks_of(text).map((block) => (block.kind === 'list' ? `list ${block.items.length}` : block.kind === 'example' ? block.name : block.kind));
}

test('markup', () => {
  expect(spans_of('a **b** [c](d) e')).toEqual([{ text: 'a ' }, { text: 'b', bold: true }, { text: ' ' }, { text: 'c', topic: 'd' }, { text: ' e' }]);
  expect(frame('one\n- two\n- three\n## four\n! five')).toEqual(['text', 'list 2', 'heading', 'five']);
});

test.each(SPOKEN)('topics in %s are built like the English ones; their links lead somewhere', (language) => {
  const { topics, examples: captions } = HELP[`../text/${language}/help.ts`]!;
  for (const topic of TOPICS) {
    expect([topic, frame(topics[topic].text)]).toEqual([topic, frame(en.topics[topic].text)]);
    for (const { topic: link } of spans(topics[topic].text)) if (link) expect(TOPICS).toContain(link);
  }
  for (const [name, caption] of Object.entries(captions)) {
    for (const value of names(caption)) expect([name, DRAWN[name]!.values]).toEqual([name, expect.objectContaining({ [value.slice(1, -1)]: expect.any(Number) })]);
  }
});

test('every example is drawn once and has a caption', () => {
  const shown = TOPICS.flatMap((topic) => blocks_of(en.topics[topic].text).flatMap((block) => (block.kind === 'example' ? [block.name] : [])));
  expect(shown.sort()).toEqual(Object.keys(en.examples).sort());
  expect(Object.keys(DRAWN).sort()).toEqual(Object.keys(en.examples).sort());
});

function tasks(place: Place): number {
  return place.right.length ? 1 + tasks(place.right[0]!.next) : 0;
}
test.each(SPOKEN)('lessons in %s say something to every task', (language) => {
  const { lessons } = TAUGHT[`../text/${language}/help_lessons.ts`]!;
  for (const name of LESSONS) {
    const steps: Record<string, { tasks: string[]; done: string }> = lessons[name].steps;
    expect(Object.keys(steps)).toEqual(Object.keys(RECORDED[name]));
    for (const [step, place] of Object.entries(RECORDED[name])) expect([step, steps[step]!.tasks.length]).toEqual([step, tasks(place)]);
  }
});

test('search goes by words, whatever their accents, titles first', () => {
  expect(search(en, 'ferry')[0]?.topic).toBe('ferries');
  expect(search(de, 'fahre')[0]?.topic).toBe('ferries');
  expect(search(es, 'península')[0]?.topic).toBe('treats');
  expect(search(pl, 'laki')[0]?.topic).toBe('fields');
  expect(search(en, 'ferry monastery').map(({ topic }) => topic)).toEqual(expect.arrayContaining(['ferries', 'borders']));
  expect(search(en, 'zeppelin')).toEqual([]);
  expect(search(en, '   ')).toEqual([]);
  for (const { before, word, after } of search(en, 'coat')) expect(`${before}${word}${after}`.toLowerCase()).toContain(word.toLowerCase());
});
