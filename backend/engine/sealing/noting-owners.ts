import { ownerOfKey } from './keys/sealing-keys.ts';
import type { Sealer } from './sealer.ts';

/** The same sealer, which adds those with whose keys it has sealed or opened something to `owners`. */
export const notingOwners = (sealer: Sealer, owners: Set<string>): Sealer => ({
  seal: async (key, ...what) => {
    const sealed = await sealer.seal(key, ...what);
    owners.add(ownerOfKey(key));
    return sealed;
  },
  unseal: async (sealed, place) => {
    const opened = await sealer.unseal(sealed, place);
    if (opened !== null) owners.add(ownerOfKey(sealed.$sealed.person));
    return opened;
  },
});
