import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
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

it('a lookup that was under way when a key was destroyed serves nobody who asks later', async () => {
  const vault = createMemorySealingKeys();
  const masterKeys = masterKeysOf([randomBytes(32).toString('base64')]);
  const made = await createPersonKeys(vault, masterKeys).forSealing('kim');
  let time = 0;
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.spyOn(vault, 'find').mockImplementationOnce(async (name) => {
    const found = await vault.find(name);
    asked.resolve();
    await answered.promise;
    return found;
  });
  const here = createPersonKeys(vault, masterKeys, { now: () => time });
  const read = () => here.forReading('kim', made?.version ?? 0);
  const before = read();
  await asked.promise;
  await createPersonKeys(vault, masterKeys).destroy('kim');
  // Nobody has told this process; the destruction took the second that it waits then.
  time = 1_100;
  expect(await read()).toBeNull();
  answered.resolve();
  await before;
});
