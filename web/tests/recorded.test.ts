// What the rules and lessons show is what the engine plays.
import { expect, test } from '@playwright/test';
import { read_recorded, record_all } from '../scenes/record';

test('the recorded positions are up to date: else `npm run record`', async () => {
  for (const [name, content] of Object.entries(await record_all())) expect([name, content]).toEqual([name, read_recorded(name)]);
});
