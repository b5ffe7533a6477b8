import { personal } from '@nomucheck/domain/accounts/events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { AdminUser, AdminUserFilter } from '@nomucheck/domain/people/contract/admin-user.ts';
import { type ListedUser, listUsers, type UsersWanted } from '@nomucheck/projections/people/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { isSealed, type Sealer } from '../engine/sealing/sealer.ts';
import type { PeopleSearch } from './people-search.ts';

export type PeopleWanted = Omit<UsersWanted, 'filter'> & { readonly filter: AdminUserFilter };

/**
 * People as the firm's admins list them; names are opened for the page asked for and for nobody else. Throws
 * `user_list_failed` where the read model can't answer.
 */
export type PeopleList = (
  wanted: PeopleWanted,
) => Promise<{ readonly items: AdminUser[]; readonly total: number; readonly from: number }>;

export type PeopleListParts = {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly search: PeopleSearch;
  /** The read model couldn't answer: PostgreSQL's code for why. */
  readonly onFailure: (sqlState: string) => void;
};

export const createPeopleList =
  ({ db, sealer, search, onFailure }: PeopleListParts): PeopleList =>
  async ({ filter: { q, ...filter }, ...wanted }) => {
    const found = q === undefined ? undefined : await search(q);
    const { items, total } = await listUsers(db, { ...wanted, filter: { ...filter, found } }).catch(
      (error: unknown) => {
        const sqlState = refusalOfDatabase(error);
        if (sqlState === null) throw error;
        onFailure(sqlState);
        throw new DomainError('user_list_failed');
      },
    );
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

/**
 * The code with which PostgreSQL refused the query itself: a table or column that isn't there (a read model that is being
 * put back), data that it can't take. A server that is away or too slow is another matter.
 */
const refusalOfDatabase = (error: unknown): string | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^(?:22|42)\w{3}$/.test(code) ? code : null;
};

const nobody = { name: null, email: null, phoneNumber: null };
