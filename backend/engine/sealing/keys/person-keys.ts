import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '../aes-gcm.ts';
import type { MasterKey, MasterKeys } from './master-keys.ts';
import { type DestroyedOf, ownerOfKey, type SealingKeys, type WrappedKey } from './sealing-keys.ts';

export type PersonKey = { readonly version: number; readonly key: Buffer };

/**
 * People's keys, unwrapped and cached for a minute, or until any process destroys one. A key's name is the person's id, or `<person>/<record>` for one
 * record of theirs.
 */
export type PersonKeys = {
  /**
   * The key, made now if there is none; null once it, or its person's own key, was destroyed. For `keepUntil` see the
   * vault.
   */
  forSealing(name: string, keepUntil?: string): Promise<PersonKey | null>;
  /** Null when it was destroyed, or is not in this vault. */
  forReading(name: string, version: number): Promise<Buffer | null>;
  /**
   * Destroys the person's keys permanently, except those that the law requires to keep. Of the service's keys
   * (keys-of-all-processes.ts) no process can read any more once this has resolved.
   */
  destroy(person: string): Promise<void>;
  /** Destroys the key of one record permanently. */
  destroyOne(name: string): Promise<void>;
  /** Drops these people's keys from the cache: another process may have destroyed any of them. */
  forget(whose: DestroyedOf): void;
};

type Options = {
  readonly forgetAfter?: number;
  /** Milliseconds that never go back, as the time of day may: a key that was found expired must not become fresh again. */
  readonly now?: () => number;
  /** Awaited before a cached key is used; it may call `forget`. */
  readonly heed?: () => Promise<void>;
  /** Called after the key of one record of this owner was destroyed, or may have been: its vault's answer was lost. */
  readonly mention?: (owner: string) => void;
};
type Remembered = { readonly until: number; readonly key: Promise<PersonKey | null> };

const mostRemembered = 10_000;
/** No longer than a destruction waits for a process that doesn't answer (key-destructions.ts). */
const sharedForMs = 1_000;

export const createPersonKeys = (
  vault: SealingKeys,
  masterKeys: MasterKeys,
  { forgetAfter = 60_000, now = () => performance.now(), heed = async () => {}, mention = () => {} }: Options = {},
): PersonKeys => {
  const remembered = new Map<string, Remembered>();
  const lookups = new Map<string, { readonly began: number; readonly found: Promise<WrappedKey | null> }>();
  /** Counts destructions: a key that was looked up before a destruction isn't cached after it. */
  let destructions = 0;

  /**
   * A record has several sealed fields that are opened at the same time: one lookup serves all of them. Nobody shares one
   * that may have read the vault before a destruction which has been answered since.
   */
  const find = (name: string): Promise<WrappedKey | null> => {
    const underWay = lookups.get(name);
    if (underWay && now() - underWay.began < sharedForMs) return underWay.found;
    const lookup = { began: now(), found: vault.find(name) };
    lookups.set(name, lookup);
    const end = (): void => {
      if (lookups.get(name) === lookup) lookups.delete(name);
    };
    lookup.found.then(end, end);
    return lookup.found;
  };

  const unwrapped = (name: string, { version, wrapped, masterKey }: WrappedKey): PersonKey | null => {
    if (!wrapped) return null;
    const master = masterKeys.find(masterKey);
    if (!master) throw new Error(`the key of ${name} is wrapped by a master key that isn't configured`);
    return { version, key: unwrap(master, name, version, wrapped) };
  };

  /** The cached key of this name; null where there is none, or none that may be used any more. */
  const cached = async (name: string): Promise<Remembered | null> => {
    const isFresh = (known: Remembered | undefined): known is Remembered => known !== undefined && known.until > now();
    if (!isFresh(remembered.get(name))) {
      remembered.delete(name);
      return null;
    }
    await heed();
    const known = remembered.get(name);
    return isFresh(known) ? known : null;
  };

  /** Parallel requests share one lookup in the vault; a failed lookup isn't cached. */
  const remember = (name: string, lookup: () => Promise<PersonKey | null>): Promise<PersonKey | null> => {
    const known = remembered.get(name);
    if (known && known.until > now()) return known.key;
    if (remembered.size >= mostRemembered) {
      const [oldest] = remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
    }
    const before = destructions;
    const key = lookup();
    remembered.delete(name);
    remembered.set(name, { until: now() + forgetAfter, key });
    const forget = (): void => {
      if (remembered.get(name)?.key === key) remembered.delete(name);
    };
    key.then(() => destructions === before || forget(), forget);
    return key;
  };

  const forSealing: PersonKeys['forSealing'] = async (name, keepUntil) => {
    const owner = ownerOfKey(name);
    const make = async (): Promise<PersonKey | null> => {
      const found = await find(name);
      if (found && (keepUntil === undefined || !found.wrapped)) return unwrapped(name, found);
      // A record's key exists only beside its person's own key.
      if (!found && owner !== name && !(await forSealing(owner))) return null;
      const version = 1;
      const { id: masterKey } = masterKeys.current;
      const wrapped = wrap(masterKeys.current, name, version, randomBytes(32));
      // Two calls may get here in parallel: the vault keeps the first key and both use that one.
      return unwrapped(name, await vault.keepFirst(name, { version, wrapped, masterKey }, keepUntil));
    };
    // A key with an end date is requested from the vault each time, which extends the date.
    if (keepUntil !== undefined) return make();
    return (await cached(name))?.key ?? remember(name, make);
  };

  const forget = (wanted: (name: string) => boolean): void => {
    destructions += 1;
    for (const name of remembered.keys()) if (wanted(name)) remembered.delete(name);
    for (const name of lookups.keys()) if (wanted(name)) lookups.delete(name);
  };

  return {
    forSealing,
    forReading: async (name, version) => {
      const known = await cached(name);
      // Reading must not make keys: an unknown person isn't cached as having no key, or the next sealing would fail.
      if (!known) {
        const before = destructions;
        const found = await find(name);
        if (!found) return null;
        const lookup = async () => unwrapped(name, found);
        const key = await (destructions === before ? remember(name, lookup) : lookup());
        return key?.version === version ? key.key : null;
      }
      const key = await known.key;
      return key?.version === version ? key.key : null;
    },
    destroy: async (person) => {
      await vault.destroy(person);
      forget((name) => ownerOfKey(name) === person);
    },
    destroyOne: async (name) => {
      // Most records have no key of their own. Where nothing is destroyed, nobody has to open again what they remember.
      let isDestroyed = true;
      try {
        isDestroyed = await vault.destroyOne(name);
      } finally {
        if (isDestroyed) {
          forget((other) => other === name);
          mention(ownerOfKey(name));
        }
      }
    },
    forget: (whose) => forget((name) => whose === 'anybody' || whose.has(ownerOfKey(name))),
  };
};

const wrap = (master: MasterKey, person: string, version: number, key: Buffer): Buffer => {
  const { iv, text } = encrypt(master.key, key, `${person}|${version}`);
  return Buffer.concat([iv, text]);
};

const unwrap = (master: MasterKey, person: string, version: number, wrapped: Buffer): Buffer =>
  decrypt(master.key, { iv: wrapped.subarray(0, 12), text: wrapped.subarray(12) }, `${person}|${version}`);
