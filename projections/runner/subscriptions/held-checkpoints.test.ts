import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { positionAt } from '../../testing/fake-source.ts';
import { createHeldCheckpoints } from './held-checkpoints.ts';
import type { Move } from './leases.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const everyMs = 1_000;

/** The checkpoints as a database has them, which `move` changes as the real statement does. */
const database = (...names: readonly string[]) => {
  const rows = new Map(names.map((name) => [name, { position: positionAt(0), epoch: '1' }]));
  const statements: (readonly Move[])[] = [];
  return {
    rows,
    statements,
    move: async (moves: readonly Move[]): Promise<ReadonlySet<string>> => {
      statements.push(moves);
      const moved = moves.filter(({ name, epoch, from, to }) => {
        const row = rows.get(name);
        return row?.epoch === epoch && row.position >= from && row.position <= to;
      });
      for (const { name, to, epoch } of moved) rows.set(name, { position: to, epoch });
      return new Set(moved.map(({ name }) => name));
    },
  };
};

const holding = (db: ReturnType<typeof database>, move = db.move) => {
  const held = createHeldCheckpoints({ move, everyMs });
  const lost: string[] = [];
  for (const [name, hold] of db.rows) held.begin(name, hold, () => lost.push(name));
  /** Writes as a subscriber does: from where it was told that its checkpoint is. */
  const take = (name: string, to: number) =>
    held.take(name, async (hold) => {
      expect(db.rows.get(name), 'the fence of the write').toEqual(hold);
      const taken = { ...hold, position: positionAt(to) };
      db.rows.set(name, taken);
      return { hold: taken };
    });
  return { held, lost, take };
};

describe('a checkpoint that passes events of others', () => {
  it('counts as there at once in this process, and is moved with all others that wait, in one statement a second', async () => {
    const db = database('a', 'b', 'c');
    const { held } = holding(db);
    for (let n = 1; n <= 50; n += 1) {
      for (const name of ['a', 'b']) expect(held.passOver(name, positionAt(n)).position).toBe(positionAt(n));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(db.statements).toEqual([]);
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(db.statements).toEqual([
      ['a', 'b'].map((name) => ({ name, epoch: '1', from: positionAt(0), to: positionAt(50) })),
    ]);
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect(db.statements, 'nothing waits any more').toHaveLength(1);
  });

  it('moves with what is taken behind it, and costs no statement of its own then', async () => {
    const db = database('a');
    const { held, take } = holding(db);
    held.passOver('a', positionAt(3));
    await take('a', 5);
    await held.flush();
    expect(db.statements).toEqual([]);
    expect(db.rows.get('a')?.position).toBe(positionAt(5));
  });

  it('is not taken from while it is being moved', async () => {
    const db = database('a');
    const answering = Promise.withResolvers<void>();
    const { held, take } = holding(db, async (moves) => {
      await answering.promise;
      return db.move(moves);
    });
    held.passOver('a', positionAt(3));
    const flushed = held.flush();
    await vi.advanceTimersByTimeAsync(0);
    const taken = take('a', 5);
    answering.resolve();
    await Promise.all([flushed, taken]);
    expect(db.rows.get('a')?.position).toBe(positionAt(5));
  });

  it('stays where another owns it, until the heartbeat finds out; the others move', async () => {
    const db = database('a', 'b');
    const { held } = holding(db);
    db.rows.set('a', { position: positionAt(0), epoch: '2' });
    for (const name of ['a', 'b']) held.passOver(name, positionAt(4));
    await held.flush();
    expect(db.rows.get('a')).toEqual({ position: positionAt(0), epoch: '2' });
    expect(db.rows.get('b')?.position).toBe(positionAt(4));
    expect(held.now().map(({ name, position }) => [name, position])).toEqual([
      ['a', positionAt(0)],
      ['b', positionAt(4)],
    ]);
    held.end('a');
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect(
      db.statements
        .slice(1)
        .flat()
        .filter(({ name }) => name === 'b'),
      'the other one needs no more',
    ).toEqual([]);
  });

  it('whose row is locked is moved later, and delays neither the others nor what they take', async () => {
    const db = database('a', 'b');
    const locked = new Set(['a']);
    const { held, take } = holding(db, (moves) => db.move(moves.filter(({ name }) => !locked.has(name))));
    for (const name of ['a', 'b']) held.passOver(name, positionAt(4));
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(db.rows.get('b')?.position).toBe(positionAt(4));
    await take('b', 5);
    locked.clear();
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(db.rows.get('a')?.position).toBe(positionAt(4));
    await take('a', 6);
  });

  it('is tried again a second later where the database was away, and was moved if only the answer was lost', async () => {
    const db = database('a');
    let failures = 2;
    const { held, lost } = holding(db, async (moves) => {
      const moved = await db.move(moves);
      if (failures-- > 0) throw new Error('the answer was lost');
      return moved;
    });
    held.passOver('a', positionAt(4));
    await vi.advanceTimersByTimeAsync(3 * everyMs);
    expect(db.statements).toHaveLength(3);
    expect(lost).toEqual([]);
    await held.flush();
    expect(db.statements).toHaveLength(3);
  });

  it('is written once more at the end, and not tried again after that', async () => {
    const db = database('a');
    const { held } = holding(db, async (moves) => {
      await db.move(moves.map((move) => ({ ...move, epoch: 'of another' })));
      throw new Error('the database is away');
    });
    held.passOver('a', positionAt(4));
    await held.close();
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect(db.statements).toHaveLength(1);
  });
});

/** Subscribers of one log, each event for one of them, that are read on, fail, and are stolen from each other. */
const subscribers = (names: readonly string[]) => {
  const db = database(...names);
  const log: string[] = [];
  const applied = new Map<string, number[]>(names.map((name) => [name, []]));
  const passed = new Map<string, number>();
  const times: number[] = [];
  let failing: 'before' | 'after' | null = null;
  const failingAround = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (failing === 'before') throw new Error('the connection broke before');
    const result = await work();
    if (failing === 'after') throw new Error('the connection broke after');
    return result;
  };
  const held = createHeldCheckpoints({
    everyMs,
    move: (moves) => {
      times.push(Date.now());
      return failingAround(() => db.move(moves));
    },
  });
  const numberOf = (position: string): number => Number(position);
  const own = (name: string, after: number): number[] =>
    log.flatMap((of, n) => (of === name && n + 1 > after ? [n + 1] : []));

  const claim = (name: string): void => {
    const row = db.rows.get(name) ?? { position: positionAt(0), epoch: '0' };
    const hold = { position: row.position, epoch: `${Number(row.epoch) + 1}` };
    db.rows.set(name, hold);
    held.begin(name, hold, () => passed.delete(name));
    passed.set(name, numberOf(hold.position));
  };

  return {
    log,
    held,
    times,
    fail: (how: typeof failing): void => {
      failing = how;
    },
    steal: (name: string): void => {
      const row = db.rows.get(name);
      if (row) db.rows.set(name, { ...row, epoch: `${Number(row.epoch) + 1}` });
    },
    /** To the end of the log, as `follow` does. */
    readOn: async (name: string): Promise<void> => {
      if (!passed.has(name)) claim(name);
      const events = own(name, passed.get(name) ?? 0);
      const end = positionAt(log.length);
      if (events.length === 0) held.passOver(name, end);
      else
        await held
          .take(name, (hold) =>
            failingAround(async () => {
              const row = db.rows.get(name);
              if (row?.epoch !== hold.epoch || row.position !== hold.position) throw new Error('another owner has it');
              db.rows.set(name, { ...hold, position: end });
              applied.get(name)?.push(...events);
              return { hold: { ...hold, position: end } };
            }),
          )
          .catch(() => passed.delete(name));
      if (passed.has(name)) passed.set(name, log.length);
      else held.end(name);
    },
    expectRowsAtCheckpoints: (): void => {
      for (const name of names) {
        const position = numberOf(db.rows.get(name)?.position ?? '');
        expect(applied.get(name)).toEqual(own(name, 0).filter((n) => n <= position));
      }
    },
  };
};

it('whatever is appended, read, stolen or fails, in whichever order: what is applied is what the checkpoint says', async () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const step = fc.record({
    name,
    what: fc.constantFrom('append', 'append', 'read', 'read', 'read', 'steal'),
    ms: fc.constantFrom(0, 0, 50, 700, 1_500),
    fails: fc.constantFrom(null, null, null, 'before' as const, 'after' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      const all = subscribers(['a', 'b', 'c']);
      for (const { name: each, what, ms, fails } of steps) {
        all.fail(fails);
        if (what === 'append') all.log.push(each);
        if (what === 'read') await all.readOn(each);
        if (what === 'steal') all.steal(each);
        await vi.advanceTimersByTimeAsync(ms);
        all.expectRowsAtCheckpoints();
      }
      for (const [n, at] of all.times.entries())
        if (n > 0) expect(at - (all.times[n - 1] ?? 0)).toBeGreaterThanOrEqual(everyMs);
      all.fail(null);
      for (const each of ['a', 'b', 'c', 'a', 'b', 'c']) await all.readOn(each);
      await all.held.flush();
      all.expectRowsAtCheckpoints();
    }),
    { numRuns: 300 },
  );
});
