import { describe, expect, it } from 'vitest';
import { masterKeysOf } from '../../sealing/keys/master-keys.ts';
import { createPersonKeys } from '../../sealing/keys/person-keys.ts';
import { createSealingKeys } from '../../sealing/keys/sealing-keys.ts';
import { createSealer } from '../../sealing/person-sealer.ts';
import { type BatchingOptions, batchLookups, createBatching } from './batching.ts';
import { eachOnce, gathered } from './gathered.ts';

const counted = () => {
  const queries: (readonly string[])[] = [];
  const find = batchLookups(async (keys) => {
    queries.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));
  });
  return { queries, find };
};

describe('calls that are carried out in batches', () => {
  /** Batches that end when the test says so. */
  const setUp = (options: Omit<BatchingOptions<number, number>, 'carryOut'> = {}) => {
    const batches: (readonly number[])[] = [];
    const end: (() => void)[] = [];
    const batching = createBatching<number, number>({
      ...options,
      carryOut: async (items) => {
        batches.push(items);
        await new Promise<void>((resolve) => end.push(resolve));
        if (items.includes(-1)) throw new Error('spoilt');
        return items.map((item) => item * 2);
      },
    });
    return { batches, end, batching };
  };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('go together when they arrive together, or while an earlier batch is running', async () => {
    const { batches, end, batching } = setUp();
    const first = [1, 2].map(batching.add);
    await soon();
    const later = [3, 4].map(batching.add);
    await soon();
    expect(batches).toEqual([[1, 2]]);
    end[0]?.();
    expect(await Promise.all(first)).toEqual([2, 4]);
    await soon();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    end[1]?.();
    expect(await Promise.all(later)).toEqual([6, 8]);
  });

  it('wait a moment for others while several come together, and not when one comes alone', async () => {
    const { batches, end, batching } = setUp({ gatherMs: 50, atOnce: 9 });
    const all = [1, 2, 3].map(batching.add);
    await soon();
    expect(batches).toEqual([[1, 2, 3]]);
    all.push(batching.add(4));
    await soon();
    all.push(batching.add(5));
    expect(batches).toHaveLength(1);
    await expect
      .poll(() => batches)
      .toEqual([
        [1, 2, 3],
        [4, 5],
      ]);
    all.push(batching.add(6));
    await expect.poll(() => batches).toHaveLength(3);
    all.push(batching.add(7));
    await soon();
    expect(batches.slice(2)).toEqual([[6], [7]]);
    for (const each of end) each();
    await Promise.all(all);
  });

  it('are a thousand at most; the others follow in the next batch', async () => {
    const { batches, end, batching } = setUp({ atOnce: 2 });
    const all = Promise.all(Array.from({ length: 1_500 }, (_, n) => batching.add(n)));
    await soon();
    expect(batches.map(({ length }) => length)).toEqual([1_000, 500]);
    for (const each of end) each();
    await all;
  });

  it('fail together with their batch; the next batch is carried out', async () => {
    const { end, batching } = setUp();
    const first = Promise.allSettled([batching.add(-1), batching.add(1)]);
    await soon();
    const later = batching.add(2);
    end[0]?.();
    expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await soon();
    end[1]?.();
    expect(await later).toBe(4);
  });
});

describe('lookups in the same turn of the event loop', () => {
  it('share one query that names each key once, and each gets its own answer', async () => {
    const { queries, find } = counted();
    expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(find))).toEqual(['A', 'B', 'A', null]);
    expect(queries).toEqual([['a', 'b', 'nobody']]);
  });

  it('that come later get a query of their own', async () => {
    const { queries, find } = counted();
    await find('a');
    await find('b');
    expect(queries).toEqual([['a'], ['b']]);
  });

  it('all fail when their query fails; later lookups are not affected', async () => {
    let broken = true;
    const find = batchLookups(async () => {
      if (broken) throw new Error('the vault is away');
      return new Map([['a', 'A']]);
    });
    expect((await Promise.allSettled([find('a'), find('b')])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    broken = false;
    expect(await find('a')).toBe('A');
  });
});

it('a page of sealed names costs one query of the vault', async () => {
  const queries: unknown[] = [];
  const keys = createSealingKeys({
    query: async (_text, values) => {
      queries.push(values);
      return { rows: [], rowCount: 0, command: 'SELECT', oid: 0, fields: [] };
    },
  });
  const sealer = createSealer(createPersonKeys(keys, masterKeysOf([Buffer.alloc(32, 1).toString('base64')])));
  const people = Array.from({ length: 25 }, (_, n) => `person ${n}`);
  const sealedUnder = (person: string) => ({ $sealed: { person, key: 1, iv: '', text: '', of: '' } });
  await Promise.all(people.map((person) => sealer.unseal(sealedUnder(person))));
  expect(queries).toEqual([[people]]);
});

describe('statements that are gathered', () => {
  const setUp = (isOnesFault = true) => {
    const sent: (readonly string[])[] = [];
    const add = gathered<string, string>({
      choose: eachOnce((item) => item),
      isOnesFault: () => isOnesFault,
      carryOut: async (items) => {
        sent.push(items);
        await Promise.resolve();
        if (items.includes('bad')) throw new Error('refused');
        return items.map((item) => item.toUpperCase());
      },
    });
    return { sent, add };
  };

  it('carry out what comes together at once, and the same item twice one after the other', async () => {
    const { sent, add } = setUp();
    expect(await Promise.all(['a', 'b', 'a', 'c'].map(add))).toEqual(['A', 'B', 'A', 'C']);
    expect(sent).toEqual([['a', 'b', 'c'], ['a']]);
  });

  it('fail only for the item that is refused', async () => {
    const { add } = setUp();
    const results = await Promise.allSettled(['a', 'bad', 'c'].map(add));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fail together, once, where the server is away', async () => {
    const { sent, add } = setUp(false);
    const results = await Promise.allSettled(['a', 'bad', 'c'].map(add));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(sent).toHaveLength(1);
  });
});
