import { accessTypeOf, standingOf } from '@nomucheck/domain/accounts/access.ts';
import { type PersonStanding, personStanding } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AdminUserFilter, AdminUserSort } from '@nomucheck/domain/people/contract/admin-user.ts';
import { type Order, type PageQuery, readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { UserRow } from './users.ts';

export type ListedUser = Pick<UserRow, 'id' | 'personal' | 'marketing' | 'revision'> & {
  readonly role: PersonStanding;
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
  role: 'access_type',
  oauth: 'oauth',
  emailVerifiedAt: 'verified_at',
  id: 'id',
};

/** Ties are broken in the same direction, so that one index serves both. */
const orderOf = ({ field, descending }: UsersWanted['sort']): Order => {
  const columns = field === 'id' ? ['id'] : [...new Set([sortColumns[field], 'created_at', 'id'])];
  return columns.map((column) => ({ column, descending }));
};

const columns = [
  ...['id', 'oauth', 'personal', 'access_type', 'admin_menu'],
  ...['verified_at', 'marketing', 'created_at', 'updated_at', 'revision'],
];

/** When a day begins in Korea. */
const dayBegins = (day: string, plus = 0) =>
  sql.raw(`((?::date + ?::int)::timestamp at time zone interval '9 hours')`, [day, plus]);

export const listingQuery = ({ sort, from, to, filter }: UsersWanted): PageQuery => {
  const matching = sql('read.users');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.found) matching.whereRaw('id = any (?::text[])', [[...filter.found]]);
  if (filter.accessType !== undefined) matching.where('access_type', filter.accessType);
  const standing = personStanding.safeParse(filter.role).data;
  if (standing !== undefined) matching.where('access_type', accessTypeOf(standing));
  // A partner or an advisor by the flags. The column holds what the flags allow.
  else if (filter.role !== undefined) matching.where('role', filter.role);
  if (filter.oauth !== undefined) matching.where('oauth', filter.oauth);
  if (filter.from !== undefined) matching.where('created_at', '>=', dayBegins(filter.from));
  if (filter.to !== undefined) matching.where('created_at', '<', dayBegins(filter.to, 1));
  if (filter.verified !== undefined) matching.whereRaw(`verified_at is ${filter.verified ? 'not null' : 'null'}`);
  // As the partial index has it.
  if (filter.marketing !== undefined) matching.whereRaw(filter.marketing ? 'marketing' : 'not marketing');
  if (filter.agreedTo !== undefined) {
    const [kind = '', version = ''] = filter.agreedTo.split(':');
    matching.whereRaw(`consents -> ?::text ->> 'version' = ?`, [kind, version]);
  }
  return { matching, columns, order: orderOf(sort), range: filter.id ? null : { from, to } };
};

type Found = Omit<ListedUser, 'role' | 'accessType' | 'adminMenu' | 'verifiedAt' | 'createdAt' | 'updatedAt'> & {
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
  const { rows, total } = await readPage<Found>(db, listingQuery(wanted));
  return { items: rows.map(listed), total };
};

const listed = (row: Found): ListedUser => {
  const { access_type, admin_menu, verified_at, created_at, updated_at, ...rest } = row;
  return {
    ...rest,
    accessType: access_type,
    role: standingOf({ accessType: access_type }),
    adminMenu: admin_menu,
    verifiedAt: verified_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
};

/** More people aren't told of one thing. */
const mostTold = 200;

/** The ids of the people with one of these roles, those who came first before the others. */
export const peopleOfRoles = async (db: Db, roles: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.users where role = any ($1::text[]) order by created_at, id limit $2',
    [roles, mostTold],
  );
  return rows.map(({ id }) => id);
};
