// One word for each thing of the game, that of the printed rules: these are words we once used beside it, or say what is not so.
import { expect, test } from 'vitest';

const FOREIGN: Record<string, RegExp> = {
  en: /\b(printed|big|great) (city|cities)\b|\bunder (the )?tiles?\b|three of a kind|back at any time/i,
  de: /\bOrte?s?n?\b|\b([Uu]n)?[Ff]ertig(e[nrs]?|stell\w*|gestellt)\b|\bgestellt|\bGeist(er)?\b|\bdie Karte [A-Z]\w+ und tippe|\bunter (dem |den )?Plättchen|\b(blaue[nrs]?) (Chip|Insel|Eins|Zwei)|jederzeit zurückholen/,
  es: /transbordador|casillas? de inicio|ciudad(es)? impresas?|loseta extra|ciudad(es)? completas?|bajo (la|las) losetas?|inacabad|cuando quieras/i,
};

// Searching the rules may find other words, too.
const without_search = (text: string) => text.replace(/^\s*also: '.*',$/gm, '');

test.each(Object.keys(FOREIGN))('the words of the game are the same throughout in %s', (language) => {
  const files = import.meta.glob<string>('./*/*.ts', { eager: true, query: '?raw', import: 'default' });
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  expect(own.length).toBeGreaterThan(10);
  for (const [path, text] of own) for (const line of without_search(text).split('\n')) expect([path, FOREIGN[language]!.exec(line)?.[0]]).toEqual([path, undefined]);
});
