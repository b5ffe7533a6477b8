import { randomBytes } from 'node:crypto';
import type { SealingKeys, WrappedKey } from '../vault/sealing-keys.ts';
import { decrypt, encrypt } from './aes-gcm.ts';
import type { MasterKey, MasterKeys } from './master-keys.ts';

export type PersonKey = { readonly version: number; readonly key: Buffer };

/** People's keys as they are used: unwrapped, and kept in memory for a minute. */
export type PersonKeys = {
  /** The person's key, made now if there is none; null once it was destroyed. */
  forSealing(person: string): Promise<PersonKey | null>;
  /** Null when it was destroyed, or is not in this vault. */
  forReading(person: string, version: number): Promise<Buffer | null>;
  /** Destroys the person's keys for ever. Other processes forget theirs within a minute. */
  destroy(person: string): Promise<void>;
};

type Options = { readonly forgetAfter?: number; readonly now?: () => number };
type Remembered = { readonly until: number; readonly key: Promise<PersonKey | null> };

const mostRemembered = 10_000;

export const createPersonKeys = (
  vault: SealingKeys,
  masterKeys: MasterKeys,
  { forgetAfter = 60_000, now = Date.now }: Options = {},
): PersonKeys => {
  const remembered = new Map<string, Remembered>();
  const looks = new Map<string, Promise<WrappedKey | null>>();

  /** A record has several sealed fields, and all are opened at once: one look for all of them. */
  const find = (person: string): Promise<WrappedKey | null> => {
    const under = looks.get(person);
    if (under) return under;
    const look = vault.find(person).finally(() => looks.delete(person));
    looks.set(person, look);
    return look;
  };

  const unwrapped = (person: string, { version, wrapped, masterKey }: WrappedKey): PersonKey | null => {
    if (!wrapped) return null;
    const master = masterKeys.find(masterKey);
    if (!master) throw new Error(`the key of ${person} is wrapped by a master key that isn't configured`);
    return { version, key: unwrap(master, person, version, wrapped) };
  };

  /** Many asking at once are answered by one look into the vault; a failed look isn't remembered. */
  const remember = (person: string, look: () => Promise<PersonKey | null>): Promise<PersonKey | null> => {
    const known = remembered.get(person);
    if (known && known.until > now()) return known.key;
    if (remembered.size >= mostRemembered) {
      const [oldest] = remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
    }
    const key = look();
    remembered.delete(person);
    remembered.set(person, { until: now() + forgetAfter, key });
    key.catch(() => remembered.delete(person));
    return key;
  };

  return {
    forSealing: (person) =>
      remember(person, async () => {
        const found = await find(person);
        if (found) return unwrapped(person, found);
        const version = 1;
        const { id: masterKey } = masterKeys.current;
        const wrapped = wrap(masterKeys.current, person, version, randomBytes(32));
        // Two may get here at once: the vault keeps the first and both use what it kept.
        return unwrapped(person, await vault.keepFirst(person, { version, wrapped, masterKey }));
      }),
    forReading: async (person, version) => {
      const known = remembered.get(person);
      // Reading must not make keys: an unknown person isn't remembered as keyless, or the next sealing would fail.
      if (!known || known.until <= now()) {
        const found = await find(person);
        if (!found) return null;
        const key = await remember(person, async () => unwrapped(person, found));
        return key?.version === version ? key.key : null;
      }
      const key = await known.key;
      return key?.version === version ? key.key : null;
    },
    destroy: async (person) => {
      await vault.destroy(person);
      remembered.delete(person);
    },
  };
};

const wrap = (master: MasterKey, person: string, version: number, key: Buffer): Buffer => {
  const { iv, text } = encrypt(master.key, key, `${person}|${version}`);
  return Buffer.concat([iv, text]);
};

const unwrap = (master: MasterKey, person: string, version: number, wrapped: Buffer): Buffer =>
  decrypt(master.key, { iv: wrapped.subarray(0, 12), text: wrapped.subarray(12) }, `${person}|${version}`);
