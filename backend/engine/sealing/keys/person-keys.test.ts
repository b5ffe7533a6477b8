import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { masterKeysOf } from './master-keys.ts';
import { createMemorySealingKeys } from './memory-sealing-keys.ts';
import { createPersonKeys } from './person-keys.ts';

it('a key that was found expired is never used again, even if the clock goes back', async () => {
  const vault = createMemorySealingKeys();
  const masterKeys = masterKeysOf([randomBytes(32).toString('base64')]);
  const times = [0, 0];
  const here = createPersonKeys(vault, masterKeys, { now: () => times.shift() ?? 1 });
  const made = await here.forSealing('kim');
  expect(await here.forReading('kim', made?.version ?? 0)).not.toBeNull();
  await createPersonKeys(vault, masterKeys).destroy('kim');
  times.push(120_000);
  expect(await here.forReading('kim', made?.version ?? 0)).toBeNull();
});
