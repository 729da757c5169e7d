// Lists what is missing or wrong in the texts of each language: `npm run languages`, or `npm run languages fr` for one alone.
import { faults } from '../src/text/faults';
import { FOLDERS, glossary_in, texts_in } from '../src/text/folders';
import { LANGUAGES } from '../src/text/languages';

const english = texts_in('en');
const asked = process.argv.slice(2);
for (const language of asked.length ? asked : [...new Set([...FOLDERS, ...Object.keys(LANGUAGES)])]) {
  const found = faults(language, english, texts_in(language), glossary_in(language));
  const there = Object.keys(english).filter((key) => key in texts_in(language)).length;
  console.log(`${language}: ${there} of ${Object.keys(english).length} texts${found.length ? '' : ', no fault'}`);
  for (const fault of found) console.log(`  ${fault}`);
  if (found.length) process.exitCode = 1;
}
