import type { AdminUserSort } from '@nomucheck/domain/people/contract/admin-user.ts';
import { adminUserSorts } from '@nomucheck/domain/people/contract/admin-user.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageQuery } from '../../../projections/lists/page.ts';
import { listingQuery, listUsers, type UsersWanted } from '../../../projections/people/listing.ts';
import { users } from '../../../projections/people/users.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const people = 20_000;

/** Each person signs up a minute after the one before; one in a hundred is an advisor, the last one a super admin. */
beforeAll(async () => {
  await database.given(users, []);
  await database.pool().query(
    `insert into read.users (id, oauth, personal, access_type, admin_menu, role, verified_at, consents, marketing,
       created_at, updated_at, revision, position)
     select lpad(n::text, 8, '0') || '-0000-4000-8000-000000000000', (array['email', 'google', 'naver', 'kakao'])[1 + n % 4], null,
       case when n = $1 then 2 when n % 100 = 0 then 1 else 0 end, '{}'::jsonb,
       case when n = $1 then 'super' when n % 100 = 0 then 'advisor' else 'user' end,
       case when n % 10 = 0 then '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute' end, '{}'::jsonb, n % 50 = 0,
       '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute',
       '2026-02-01T00:00:00Z'::timestamptz - n * interval '1 minute', 1, lpad(n::text, 16, '0')
     from generate_series(1, $1::int) as n`,
    [people],
  );
  await database.pool().query('vacuum analyze read.users');
});

const wanted = (changes: Partial<UsersWanted> = {}): UsersWanted => ({
  sort: { field: 'createdAt', descending: true },
  from: 0,
  to: 24,
  filter: {},
  ...changes,
});
const numbers = async (changes: Partial<UsersWanted>) => {
  const { items, total } = await listUsers(database.pool(), wanted(changes));
  return { total, numbers: items.map(({ id }) => Number(id.slice(0, 8))) };
};
const planOf = async (changes: Partial<UsersWanted>): Promise<string> => {
  const { sql: text, bindings: values } = pageQuery(listingQuery(wanted(changes)))
    .toSQL()
    .toNative();
  const { rows } = await database.pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
const sorted = (field: AdminUserSort, descending: boolean) => ({ sort: { field, descending } });

describe('a page of people', () => {
  test('shows the newest first, with the total', async () => {
    expect(await numbers({ to: 2 })).toEqual({ total: people, numbers: [people, people - 1, people - 2] });
    expect(await numbers({ from: people - 1, to: people + 5 })).toEqual({ total: people, numbers: [1] });
    expect(await numbers({ from: people, to: people + 5 })).toEqual({ total: people, numbers: [] });
  });

  test('is sorted in both directions, also with ties, without leaving anyone out or showing anyone twice', async () => {
    for (const field of adminUserSorts) {
      for (const descending of [true, false]) {
        const first = await numbers({ ...sorted(field, descending), to: 9 });
        const second = await numbers({ ...sorted(field, descending), from: 10, to: 19 });
        const both = await numbers({ ...sorted(field, descending), to: 19 });
        expect([...first.numbers, ...second.numbers]).toEqual(both.numbers);
        expect(new Set(both.numbers).size).toBe(20);
      }
    }
  });

  test.each([
    [{ accessType: 2 }, 1],
    [{ role: 'advisor' }, 199],
    [{ oauth: 'kakao' }, 5000],
    [{ oauth: 'kakao', role: 'user', verified: true }, 0],
    [{ verified: true }, 2000],
    [{ verified: false }, 18_000],
    [{ marketing: true }, 400],
    [{ marketing: false }, 19_600],
    [{ agreedTo: 'service:2026-11-28' }, 0],
    [{ found: [] }, 0],
    [{ found: ['00000007-0000-4000-8000-000000000000'], accessType: 0 }, 1],
    // The second of January in Korea begins at 15:00 UTC of the first: minute 900.
    [{ from: '2026-01-02', to: '2026-01-02' }, 1440],
    [{ from: '2026-01-01', to: '2026-01-01' }, 899],
    [{ from: '2026-01-03', to: '2026-01-02' }, 0],
  ] as const)('where %o are %i', async (filter, total) => {
    expect((await numbers({ filter })).total).toBe(total);
  });

  test('of people requested by id is never cut off', async () => {
    const id = Array.from({ length: 60 }, (_, n) => `${String(n + 1).padStart(8, '0')}-0000-4000-8000-000000000000`);
    expect((await numbers({ filter: { id }, from: 0, to: 9 })).numbers).toHaveLength(60);
  });

  test('is read by an index for every order', async () => {
    for (const field of adminUserSorts) {
      for (const descending of [true, false]) {
        const plan = await planOf(sorted(field, descending));
        expect(plan.split('Limit')[1], `${field} ${descending}\n${plan}`).toMatch(/Index (Only )?Scan/);
        expect(plan.split('Limit')[1], `${field} ${descending}\n${plan}`).not.toMatch(/Seq Scan/);
      }
    }
  });

  test.each<UsersWanted['filter']>([
    { accessType: 2 },
    { role: 'super' },
    { marketing: true },
    { from: '2026-01-05', to: '2026-01-05' },
    { found: ['00000007-0000-4000-8000-000000000000'] },
    { id: ['00000007-0000-4000-8000-000000000000'] },
  ])('is found by an index where %o', async (filter) => {
    expect(await planOf({ filter })).not.toMatch(/Seq Scan/);
  });
});
