import { describe, expect, it } from 'vitest';
import { type TallyRow, tally } from '../../testing/tally.ts';
import type { Db } from '../db.ts';
import { createRecentRows } from './recent-rows.ts';

const rowOf = (account: string): TallyRow => ({
  ...{ account, balance: 1, movements: 1, last_at: '2026-11-21T00:00:00.000Z', tags: [] },
});

/** A table with a row for every key, which notes what is asked of it. */
const setUp = (atOnce?: number) => {
  const asked: unknown[] = [];
  const db: Db = {
    query: async (_text, values = []) => {
      asked.push(...values);
      return { rows: [], rowCount: 0 };
    },
  };
  return { asked, db, recent: createRecentRows({ ...tally(), ...(atOnce === undefined ? {} : { atOnce }) }, 3) };
};

describe('the rows that the owner of a read model has written', () => {
  it('are not loaded again, also those that it deleted', async () => {
    const { asked, db, recent } = setUp();
    const written = new Map([
      ['a', rowOf('a')],
      ['b', null],
    ] as const);
    recent.written(written);
    expect(await recent.load(db, ['a', 'b'])).toEqual(written);
    expect(asked).toEqual([]);
    await recent.load(db, ['a', 'c']);
    expect(asked).toEqual([['c']]);
  });

  it('are loaded once it may no longer be the owner, where they are large, and where they were written long ago', async () => {
    const { asked, db, recent } = setUp();
    recent.written(new Map([['a', rowOf('a')]]));
    recent.forget();
    await recent.load(db, ['a']);
    expect(asked).toEqual([['a']]);

    for (const key of ['a', 'b', 'c', 'd']) recent.written(new Map([[key, rowOf(key)]]));
    await recent.load(db, ['a', 'b']);
    expect(asked).toEqual([['a'], ['a']]);

    const large = setUp(10);
    large.recent.written(new Map([['a', rowOf('a')]]));
    await large.recent.load(large.db, ['a']);
    expect(large.asked).toEqual([['a']]);
  });
});
