import { expect, test } from 'vitest';
import { read_progress } from './progress.svelte';

const NOTHING = { marks: {}, streak: { last: 0, run: 0, longest: 0 } };

test('what was kept comes back', () => {
  const kept = { marks: { '3-40': 'first', '4-12': 'seen' }, streak: { last: 20_000, run: 2, longest: 5 } };
  expect(read_progress(JSON.stringify(kept))).toEqual(kept);
});
test.each([null, '', '{', 'null', '7', '[]', '{"marks":null,"streak":null}', '{"marks":{"1-2":"cheated"}}', '{"streak":{"last":-1,"run":0,"longest":0}}', '{"streak":{"run":1}}', '{"streak":{"last":1e99,"run":"2","longest":0}}'])('what is spoilt is as at first: %s', (text) => {
  expect(read_progress(text)).toEqual(NOTHING);
});
