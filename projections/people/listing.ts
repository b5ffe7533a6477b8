import type { AdminUserFilter, AdminUserSort } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { Db } from '../runner/db.ts';
import type { UserRow } from './users.ts';

export type ListedUser = Pick<UserRow, 'id' | 'personal' | 'role' | 'marketing' | 'revision'> & {
  readonly oauth: 'email' | 'google' | 'naver' | 'kakao';
  readonly accessType: UserRow['access_type'];
  readonly adminMenu: UserRow['admin_menu'];
  readonly verifiedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type UsersWanted = {
  readonly sort: { readonly field: AdminUserSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names people. */
  readonly from: number;
  readonly to: number;
  readonly filter: Omit<AdminUserFilter, 'q'> & {
    /** The ids of the people that a search found; the vault searches. */
    readonly found?: readonly string[] | undefined;
  };
};

const sortColumns: Readonly<Record<AdminUserSort, string>> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  accessType: 'access_type',
  role: 'role',
  oauth: 'oauth',
  emailVerifiedAt: 'verified_at',
  id: 'id',
};

/** Ties are broken in the same direction, so that one index serves both. */
const orderOf = ({ field, descending }: UsersWanted['sort']): string => {
  const columns = field === 'id' ? ['id'] : [...new Set([sortColumns[field], 'created_at', 'id'])];
  return `order by ${columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ')}`;
};

/**
 * The query of a page and of its total. It contains only the requested conditions: one query for all cases would keep
 * the planner from using the indexes.
 */
export const listingQuery = ({ sort, from, to, filter }: UsersWanted): { text: string; values: unknown[] } => {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const dayBegins = (day: string, plus = ''): string =>
    `((${given(day)}::date${plus})::timestamp at time zone interval '9 hours')`;
  const conditions: string[] = [];
  if (filter.id) conditions.push(`id = any (${given(filter.id)}::text[])`);
  if (filter.found) conditions.push(`id = any (${given(filter.found)}::text[])`);
  if (filter.accessType !== undefined) conditions.push(`access_type = ${given(filter.accessType)}`);
  if (filter.role !== undefined) conditions.push(`role = ${given(filter.role)}`);
  if (filter.oauth !== undefined) conditions.push(`oauth = ${given(filter.oauth)}`);
  if (filter.from !== undefined) conditions.push(`created_at >= ${dayBegins(filter.from)}`);
  if (filter.to !== undefined) conditions.push(`created_at < ${dayBegins(filter.to, ' + 1')}`);
  if (filter.verified !== undefined) conditions.push(`verified_at is ${filter.verified ? 'not null' : 'null'}`);
  if (filter.marketing !== undefined) conditions.push(filter.marketing ? 'marketing' : 'not marketing');
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const order = orderOf(sort);
  const page = filter.id ? '' : `limit ${given(to - from + 1)} offset ${given(from)}`;
  return {
    values,
    text: `select (select count(*)::int from read.users ${where}) as total, page.*
      from (values (1)) always left join (
        select id, oauth, personal, access_type, admin_menu, role, verified_at, marketing, created_at, updated_at, revision
        from read.users ${where} ${order} ${page}
      ) page on true ${order}`,
  };
};

type Found = Omit<ListedUser, 'accessType' | 'adminMenu' | 'verifiedAt' | 'createdAt' | 'updatedAt'> & {
  readonly total: number;
  readonly access_type: UserRow['access_type'];
  readonly admin_menu: UserRow['admin_menu'];
  readonly verified_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

/** A page of accounts, still sealed, and how many there are. Accounts requested by id are never cut off. */
export const listUsers = async (
  db: Db,
  wanted: UsersWanted,
): Promise<{ readonly items: readonly ListedUser[]; readonly total: number }> => {
  const { text, values } = listingQuery(wanted);
  const { rows } = await db.query<(Found & { id: string }) | (Found & { id: null })>(text, values);
  return {
    total: rows[0]?.total ?? 0,
    // An empty page has one row without an id, which carries the total.
    items: rows.flatMap((row) => (row.id === null ? [] : [listed(row)])),
  };
};

const listed = ({ total: _total, ...row }: Found): ListedUser => {
  const { access_type, admin_menu, verified_at, created_at, updated_at, ...rest } = row;
  return {
    ...rest,
    accessType: access_type,
    adminMenu: admin_menu,
    verifiedAt: verified_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
};
