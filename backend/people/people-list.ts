import type { AdminUser, AdminUserFilter } from '@nomucheck/domain/contract/admin-user.ts';
import { personal } from '@nomucheck/domain/user/events.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { type ListedUser, listUsers, type UsersWanted } from '@nomucheck/projections/users/listing.ts';
import { isSealed, type Sealer } from '../sealing/sealer.ts';
import type { PeopleSearch } from './people-search.ts';

export type PeopleWanted = Omit<UsersWanted, 'filter'> & { readonly filter: AdminUserFilter };

/** People as the firm's admins list them; names are opened for the page asked for and for nobody else. */
export type PeopleList = (
  wanted: PeopleWanted,
) => Promise<{ readonly items: AdminUser[]; readonly total: number; readonly from: number }>;

export type PeopleListParts = {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly search: PeopleSearch;
};

export const createPeopleList =
  ({ db, sealer, search }: PeopleListParts): PeopleList =>
  async ({ filter: { q, ...filter }, ...wanted }) => {
    const found = q === undefined ? undefined : await search(q);
    const { items, total } = await listUsers(db, { ...wanted, filter: { ...filter, found } });
    return {
      total,
      from: filter.id ? 0 : wanted.from,
      // All at once, so that one look into the vault serves them all.
      items: await Promise.all(items.map((item) => opened(item, sealer))),
    };
  };

const opened = async ({ personal: stored, verifiedAt, ...user }: ListedUser, sealer: Sealer): Promise<AdminUser> => {
  const plain = isSealed(stored) ? await sealer.unseal(stored) : null;
  const { name, email, phoneNumber } = plain === null ? nobody : personal.parse(plain);
  return { ...user, name, email, phoneNumber, emailVerifiedAt: verifiedAt };
};

const nobody = { name: null, email: null, phoneNumber: null };
