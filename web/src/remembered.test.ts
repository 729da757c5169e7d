import { expect, test } from 'vitest';
import { as_meant, type Checks } from './remembered';

const FIRST = { name: '', language: 'en', sound: true };
const CHECKS: Checks<typeof FIRST> = { language: (value) => ['en', 'de'].includes(value) };

test.each([
  ['{"name":"Ada","language":"de","sound":false}', { name: 'Ada', language: 'de', sound: false }],
  ['{"name":"Ada","language":"xx"}', { ...FIRST, name: 'Ada' }],
  ['{"name":7,"language":"constructor","sound":"yes","__proto__":{"name":"Eve"}}', FIRST],
  ['{"name":null,"more":1}', FIRST],
  ['null', FIRST],
  ['"de"', FIRST],
  ['[1]', FIRST],
  ['{spoiled', FIRST],
  [null, FIRST],
])('%s is taken as it can be meant', (text, meant) => expect(as_meant(text, FIRST, CHECKS)).toEqual(meant));
