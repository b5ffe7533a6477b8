import { masterKeysOf } from './keys/master-keys.ts';
import { createMemorySealingKeys } from './keys/memory-sealing-keys.ts';
import { createPersonKeys, type PersonKeys } from './keys/person-keys.ts';
import { createSealer } from './person-sealer.ts';
import type { Sealer } from './sealer.ts';

/** Real sealing under keys that die with the process: for tests. */
export const createMemorySealer = (): { sealer: Sealer; keys: PersonKeys } => {
  const keys = createPersonKeys(createMemorySealingKeys(), masterKeysOf([Buffer.alloc(32, 7).toString('base64')]));
  return { sealer: createSealer(keys), keys };
};
