import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Signals } from '../../signals/signals.ts';
import type { DestroyedOf, SealingKeys } from './sealing-keys.ts';

/**
 * What keeps memory of keys, and of anything opened with them, right in every process at once: the process that destroys
 * a key tells all others. A signal may be lost, so each process also looks at the vault's count of destructions: with the
 * session of each call, and before it uses what it remembers and the last look is a second old, or each time while it would
 * miss the signals. Where the vault can't be asked, nothing remembered is used. Both say whose keys were destroyed, and only what was
 * opened with keys of these people is dropped; what says less drops everything.
 */
export type KeyDestructions = {
  /** Resolves when what this process remembers may be used. */
  heed(): Promise<void>;
  /** Heeds a count that another statement has read beside something else. */
  see(destructions: SeenDestructions): Promise<void>;
  /** `forget` drops all that was opened with keys of these people. */
  onDestroyed(forget: (whose: DestroyedOf) => void): void;
  /**
   * After a destruction in this process: resolves when no process can still use what it remembered of this owner of keys. Usually
   * that is as soon as all have answered, and a good second where one doesn't.
   */
  announce(owner: string): Promise<void>;
  /** The same, without waiting for the others. */
  mention(owner: string): void;
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
const destroyedKey = z.object({ owner: z.string() });
const goodForMs = 1_000;
/** Of one process's clock over a second, compared with another's. */
const marginMs = 100;

export const createKeyDestructions = (parts: KeyDestructionParts): KeyDestructions => {
  const { vault, signals, now = () => performance.now(), pause = (ms) => sleep(ms) } = parts;
  const memories = new Set<(whose: DestroyedOf) => void>();
  /** The count that what is remembered goes with; null: nothing was asked yet. */
  let known: string | null = null;
  /** The latest count that the vault has told; what it adds to `known` may not have been dropped yet. */
  let latest: SeenDestructions | null = null;
  let looking: Promise<void> | null = null;

  const forget = (whose: DestroyedOf): void => {
    for (const drop of memories) drop(whose);
  };

  // Answers may overtake each other: an older one says nothing new.
  const note = (seen: SeenDestructions): void => {
    if (latest === null || latest.askedAt <= seen.askedAt) latest = seen;
  };

  const isUpToDate = (): boolean => latest !== null && latest.count === known && now() - latest.askedAt < goodForMs;

  const look = (): Promise<void> => {
    looking ??= (async () => {
      const askedAt = now();
      const { count, of } = await vault.destructions(known);
      // What was opened before the first look may be of any key that was destroyed since.
      if (count !== known) forget(of);
      known = count;
      note({ count, askedAt });
    })().finally(() => {
      looking = null;
    });
    return looking;
  };

  const catchUp = async (): Promise<void> => {
    await look();
    // A look that another call had begun may have been too early, or have taken long.
    if (!isUpToDate()) await look();
  };

  signals.onUnknown(() => forget('anybody'));
  signals.subscribe(topic, (payload) => {
    const heard = destroyedKey.safeParse(payload);
    // A program of the release before doesn't say whose.
    forget(heard.success ? new Set([heard.data.owner]) : 'anybody');
  });

  return {
    onDestroyed: (drop) => void memories.add(drop),
    see: async (seen) => {
      note(seen);
      if (latest?.count !== known) await catchUp();
    },
    heed: async () => {
      if (!signals.isConnected() || !isUpToDate()) await catchUp();
    },
    announce: async (owner) => {
      forget(new Set([owner]));
      const began = now();
      if (await signals.tell(topic, { owner }, { withinMs: goodForMs })) return;
      await pause(Math.max(0, goodForMs + marginMs - (now() - began)));
    },
    mention: (owner) => {
      forget(new Set([owner]));
      signals.publish(topic, { owner });
    },
  };
};
