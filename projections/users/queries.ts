import type { Db } from '../runner/db.ts';
import type { UserRow } from './users.ts';

export type ListedUser = Pick<UserRow, 'id' | 'oauth' | 'personal' | 'consents' | 'marketing' | 'revision'> & {
  readonly accessType: number;
  readonly adminMenu: UserRow['admin_menu'];
  readonly createdAt: string;
};

/** Accounts by id, still sealed, in one query; those that don't exist are left out. */
export const usersById = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ListedUser>> => {
  const { rows } = await db.query<Omit<ListedUser, 'createdAt'> & { created_at: Date }>(
    `select id, oauth, personal, consents, marketing, revision, access_type as "accessType", admin_menu as "adminMenu",
       created_at
     from read.users where id = any ($1::text[])`,
    [ids],
  );
  return new Map(rows.map(({ created_at, ...user }) => [user.id, { ...user, createdAt: created_at.toISOString() }]));
};

/** How many accounts there are of each kind of access. */
export const countUsers = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await db.query<{ access_type: number; accounts: number }>(
    'select access_type, count(*)::int as accounts from read.users group by access_type',
  );
  return new Map(rows.map(({ access_type, accounts }) => [access_type, accounts]));
};
