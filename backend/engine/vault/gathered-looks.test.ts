import { describe, expect, it } from 'vitest';
import { masterKeysOf } from '../sealing/master-keys.ts';
import { createPersonKeys } from '../sealing/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import { gatherLooks } from './gathered-looks.ts';
import { createSealingKeys } from './sealing-keys.ts';

const counted = () => {
  const looks: (readonly string[])[] = [];
  const find = gatherLooks(async (keys) => {
    looks.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));
  });
  return { looks, find };
};

describe('looks that are asked for at once', () => {
  it('are one, each key named once, and everybody gets their own answer', async () => {
    const { looks, find } = counted();
    expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(find))).toEqual(['A', 'B', 'A', null]);
    expect(looks).toEqual([['a', 'b', 'nobody']]);
  });

  it('and those asked for later are another', async () => {
    const { looks, find } = counted();
    await find('a');
    await find('b');
    expect(looks).toEqual([['a'], ['b']]);
  });

  it('that fail, fail for all who asked, and for nobody afterwards', async () => {
    let broken = true;
    const find = gatherLooks(async () => {
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

it('a page of sealed names costs one look into the vault', async () => {
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
