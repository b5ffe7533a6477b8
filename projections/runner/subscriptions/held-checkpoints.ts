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
  /** Moves them in one statement; returns the names of those that this owner still has. */
  readonly move: (moves: readonly Move[]) => Promise<ReadonlySet<string>>;
  readonly everyMs: number;
}) => {
  const { move, everyMs } = parts;
  const held = new Map<string, Held<H>>();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** For statements over many rows: two at the same time may lock the rows in different orders, which is a deadlock. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  const moveAll = async (waiting: ReadonlyMap<string, Held<H>>): Promise<void> => {
    const moves = [...waiting].map(([name, { hold, passed }]) => {
      return { name, epoch: hold.epoch, from: hold.position, to: passed };
    });
    const moved = await move(moves);
    for (const { name, to } of moves) {
      const each = waiting.get(name);
      if (!moved.has(name)) each?.lose();
      else if (each) each.hold = { ...each.hold, position: to };
    }
  };

  /** Writes what waits. After a failure it is tried again later. */
  const flush = (): Promise<void> =>
    inTurn(async () => {
      clearTimeout(timer);
      timer = undefined;
      const waiting = new Map([...held].filter(([, each]) => !each.taking && each.passed > each.hold.position));
      if (waiting.size === 0) return;
      const moving = moveAll(waiting).catch(arm);
      for (const each of waiting.values()) each.moving = moving;
      await moving;
      for (const each of waiting.values()) each.moving = null;
    });

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
      }
    },

    flush,
    inTurn,

    /** The checkpoints as this process has written them to the database. */
    now: (): readonly (Hold & { readonly name: string; readonly lose: () => void })[] =>
      [...held].map(
        ([
          name,
          {
            hold: { epoch, position },
            lose,
          },
        ]) => ({ name, epoch, position, lose }),
      ),
  };
};
