import type { Signals } from '../../signals/signals.ts';
import { createKeyDestructions, type KeyDestructionParts, type KeyDestructions } from './key-destructions.ts';
import type { MasterKeys } from './master-keys.ts';
import { createPersonKeys, type PersonKeys } from './person-keys.ts';
import type { SealingKeys } from './sealing-keys.ts';

/** People's keys as the service's processes share them: a key that one of them destroys is used by none. */
export const keysOfAllProcesses = (
  vault: SealingKeys,
  masterKeys: MasterKeys,
  signals: Signals,
  clock: Pick<KeyDestructionParts, 'now' | 'pause'> = {},
): { readonly keys: PersonKeys; readonly destructions: Pick<KeyDestructions, 'heed' | 'see' | 'onDestroyed'> } => {
  const destructions = createKeyDestructions({ vault, signals, ...clock });
  const { heed, see, onDestroyed, announce, mention } = destructions;
  const keys = createPersonKeys(vault, masterKeys, { heed, mention });
  onDestroyed(keys.forget);
  return {
    destructions: { heed, see, onDestroyed },
    keys: {
      ...keys,
      // Also after a failure: the key may be destroyed although the answer was lost.
      destroy: (person) => keys.destroy(person).finally(() => announce(person)),
    },
  };
};
