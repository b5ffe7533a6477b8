import type { Hold, Move } from './leases.ts';

/** What this process owns of one subscriber. */
type Held<H extends Hold> = {
  /** With the checkpoint's position in the database. */
  hold: H;
  /** The position up to which the log was read for it. Between the checkpoint and this there are only events of others. */
  passed: string;
  /** Its subscriber is writing a batch, which moves the checkpoint, too. */
  taking: boolean;
  /** The statement that is moving the checkpoint now. */
  moving: Promise<void> | null;
  readonly lose: () => void;
};

/**
 * The checkpoints that this process owns. A move over events of others is kept in memory and written later, together with
 * all others that wait: at most one statement in `everyMs`. So an event costs no transaction for a subscriber that doesn't
 * take it. If the process is killed before, the next owner reads these events again and has nothing to do for them.
 */
export const createHeldCheckpoints = <H extends Hold>(parts: {
  /**
   * Moves them in one statement; returns the names of those that were moved. Another owner may have one that was not, or
   * its row is locked at the moment: it is tried again, and the heartbeat finds out who owns it.
   */
  readonly move: (moves: readonly Move[]) => Promise<ReadonlySet<string>>;
  readonly everyMs: number;
}) => {
  const { move, everyMs } = parts;
  const held = new Map<string, Held<H>>();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  const isBehind = ({ hold, passed }: Held<H>): boolean => passed > hold.position;

  const moveThese = async (behind: ReadonlyMap<string, Held<H>>): Promise<void> => {
    const moves = [...behind].map(([name, { hold, passed }]) => {
      return { name, epoch: hold.epoch, from: hold.position, to: passed };
    });
    const moved = await move(moves);
    for (const { name, to } of moves) {
      const each = behind.get(name);
      if (each && moved.has(name)) each.hold = { ...each.hold, position: to };
    }
  };

  const moveAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const behind = new Map([...held].filter(([, each]) => !each.taking && isBehind(each)));
    if (behind.size > 0) {
      // A failure loses nothing: what wasn't moved is moved later.
      const moving = moveThese(behind).catch(() => {});
      for (const each of behind.values()) each.moving = moving;
      await moving;
      for (const each of behind.values()) each.moving = null;
    }
    if ([...held.values()].some(isBehind)) arm();
  };

  /** Writes what waits. */
  const flush = (): Promise<void> => {
    turn = turn.then(moveAll);
    return turn;
  };

  const arm = (): void => {
    timer ??= setTimeout(flush, everyMs).unref();
  };

  const heldOf = (name: string): Held<H> => {
    const each = held.get(name);
    if (!each) throw new Error(`${name} is not held`);
    return each;
  };

  return {
    begin: (name: string, hold: H, lose: () => void): void => {
      held.set(name, { hold, passed: hold.position, taking: false, moving: null, lose });
    },

    end: (name: string): void => {
      held.delete(name);
    },

    /** The log up to this position holds nothing for the subscriber. Returns its hold at this position. */
    passOver: (name: string, position: string): H => {
      const each = heldOf(name);
      if (position > each.passed) {
        each.passed = position;
        arm();
      }
      return { ...each.hold, position: each.passed };
    },

    /** Lets the subscriber write, from its checkpoint in the database on. Meanwhile nothing else here moves the checkpoint. */
    take: async <Taken extends { readonly hold: H }>(
      name: string,
      work: (hold: H) => Promise<Taken>,
    ): Promise<Taken> => {
      const each = heldOf(name);
      while (each.moving) await each.moving;
      each.taking = true;
      try {
        const taken = await work(each.hold);
        each.hold = taken.hold;
        if (taken.hold.position > each.passed) each.passed = taken.hold.position;
        return taken;
      } finally {
        each.taking = false;
        if (isBehind(each)) arm();
      }
    },

    flush,

    /** Writes what waits, once, and ends. */
    close: async (): Promise<void> => {
      await flush();
      held.clear();
      clearTimeout(timer);
    },

    /** The checkpoints as this process has written them to the database. */
    now: (): readonly (Hold & { readonly name: string; readonly lose: () => void })[] =>
      [...held].map(([name, { hold, lose }]) => ({ name, epoch: hold.epoch, position: hold.position, lose })),
  };
};
