import { describe, expect, it } from 'vitest';
import { masterKeysOf } from '../sealing/master-keys.ts';
import { createPersonKeys } from '../sealing/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import { createSealingKeys } from '../sealing/sealing-keys.ts';
import { batchLookups } from './batched-lookups.ts';

const counted = () => {
  const queries: (readonly string[])[] = [];
  const find = batchLookups(async (keys) => {
    queries.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));
  });
  return { queries, find };
};

describe('lookups in the same turn of the event loop', () => {
  it('share one query that names each key once, and each gets its own answer', async () => {
    const { queries, find } = counted();
    expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(find))).toEqual(['A', 'B', 'A', null]);
    expect(queries).toEqual([['a', 'b', 'nobody']]);
  });

  it('are apart from later lookups, which get a query of their own', async () => {
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
