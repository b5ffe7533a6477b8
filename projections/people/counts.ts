import { accessTypeOf } from '@nomucheck/domain/accounts/access.ts';
import { personStanding } from '@nomucheck/domain/accounts/contract/user.ts';
import { addDays, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { AdminUserCounts } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { Db } from '../runner/db.ts';

const noOne: AdminUserCounts = {
  total: 0,
  verified: 0,
  byRole: { user: 0, partner: 0, advisor: 0, admin: 0, super: 0 },
  byProvider: { email: 0, google: 0, naver: 0, kakao: 0 },
  byDay: [],
};

/**
 * All people, by what lists call them (partners and advisors within the admins) and by sign-in method, and the sign-ups on each day (Korean time) of a span; both ends are
 * included.
 */
export const countUsers = async (db: Db, from: LocalDate, to: LocalDate): Promise<AdminUserCounts> => {
  const [kinds, days] = await Promise.all([
    db.query<{ access_type: number; role: string; oauth: string; people: number; verified: number }>(
      `select access_type, role, oauth, count(*)::int as people, count(verified_at)::int as verified
       from read.users group by access_type, role, oauth`,
    ),
    db.query<{ day: string; people: number }>(
      `select (created_at at time zone interval '9 hours')::date::text as day, count(*)::int as people
       from read.users
       where created_at >= ($1::date::timestamp at time zone interval '9 hours')
         and created_at < (($2::date + 1)::timestamp at time zone interval '9 hours')
       group by 1`,
      [from, to],
    ),
  ]);
  const sum = (of: (row: (typeof kinds.rows)[number]) => number): number =>
    kinds.rows.reduce((total, row) => total + of(row), 0);
  const filled = <Counts extends Readonly<Record<string, number>>>(
    none: Counts,
    isOf: (row: (typeof kinds.rows)[number], name: string) => boolean,
  ): { [Name in keyof Counts]: number } => {
    const counted: { [Name in keyof Counts]: number } = { ...none };
    for (const name in none) counted[name] = sum((row) => (isOf(row, name) ? row.people : 0));
    return counted;
  };
  const signedUp = new Map(days.rows.map(({ day, people }) => [day, people]));
  return {
    total: sum(({ people }) => people),
    verified: sum(({ verified }) => verified),
    byRole: filled(noOne.byRole, ({ access_type, role }, name) => {
      const standing = personStanding.safeParse(name).data;
      return standing === undefined ? role === name : access_type === accessTypeOf(standing);
    }),
    byProvider: filled(noOne.byProvider, ({ oauth }, name) => oauth === name),
    byDay: daysOf(from, to).map((day) => ({ day, signedUp: signedUp.get(day) ?? 0 })),
  };
};

const daysOf = (from: LocalDate, to: LocalDate): LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
