import { setTimeout as sleep } from 'node:timers/promises';
import type { Signals } from '../../signals/signals.ts';
import type { SealingKeys } from './sealing-keys.ts';

/**
 * What keeps memory of keys, and of anything opened with them, right in every process at once: the process that destroys
 * a key tells all others. A signal may be lost, so each process also looks at the vault's count of destructions: with the
 * session of each call, and before it uses what it remembers and the last look is a second old, or each time while it would
 * miss the signals. Where the vault can't be asked, nothing remembered is used.
 */
export type KeyDestructions = {
  /** Resolves when what this process remembers may be used. */
  heed(): Promise<void>;
  /** Heeds a count that another statement has read beside something else. */
  see(destructions: SeenDestructions): void;
  /** `forget` drops all that was opened with keys. */
  onDestroyed(forget: () => void): void;
  /**
   * After a destruction in this process: resolves when no process can still use what it remembered. Usually that is as
   * soon as all have answered, and a good second where one doesn't.
   */
  announce(): Promise<void>;
  /** The same, without waiting for the others. */
  mention(): void;
};

/** The count of destructions as the vault has told it, and when it was asked (performance.now). */
export type SeenDestructions = { readonly count: string; readonly askedAt: number };

export type KeyDestructionParts = {
  readonly vault: Pick<SealingKeys, 'destructions'>;
  readonly signals: Pick<Signals, 'tell' | 'publish' | 'subscribe' | 'onUnknown' | 'isConnected'>;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};

const topic = 'keys destroyed';
const goodForMs = 1_000;
/** Of one process's clock over a second, compared with another's. */
const marginMs = 100;

export const createKeyDestructions = (parts: KeyDestructionParts): KeyDestructions => {
  const { vault, signals, now = () => performance.now(), pause = (ms) => sleep(ms) } = parts;
  const memories = new Set<() => void>();
  /** The count that what is remembered goes with. */
  let known: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<number> | null = null;

  const forget = (): void => {
    for (const drop of memories) drop();
  };

  const see = ({ count, askedAt }: SeenDestructions): void => {
    // Answers may overtake each other: an older one says nothing new.
    if (askedAt < lookedAt) return;
    // What was opened before the first look may be of a key that was destroyed since.
    if (count !== known) forget();
    known = count;
    lookedAt = askedAt;
  };

  /** Resolves with the time at which the look began. */
  const look = (): Promise<number> => {
    looking ??= (async () => {
      const askedAt = now();
      see({ count: await vault.destructions(), askedAt });
      return askedAt;
    })().finally(() => {
      looking = null;
    });
    return looking;
  };

  signals.onUnknown(forget);
  signals.subscribe(topic, forget);

  return {
    see,
    onDestroyed: (drop) => void memories.add(drop),
    heed: async () => {
      if (signals.isConnected() && now() - lookedAt < goodForMs) return;
      // A look that another call had begun may have taken long.
      if (now() - (await look()) >= goodForMs) await look();
    },
    announce: async () => {
      forget();
      const began = now();
      if (await signals.tell(topic, {}, { withinMs: goodForMs })) return;
      await pause(Math.max(0, goodForMs + marginMs - (now() - began)));
    },
    mention: () => {
      forget();
      signals.publish(topic, {});
    },
  };
};
