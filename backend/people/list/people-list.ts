import { personal } from '@nomucheck/domain/accounts/events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { AdminUser, AdminUserFilter } from '@nomucheck/domain/people/contract/admin-user.ts';
import { type ListedUser, listUsers, type UsersWanted } from '@nomucheck/projections/people/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { isSealed, type Sealer } from '../../engine/sealing/sealer.ts';
import type { PeopleSearch } from './people-search.ts';

export type PeopleWanted = Omit<UsersWanted, 'filter'> & { readonly filter: AdminUserFilter };

/**
 * People as the firm's admins list them; only the names of the requested page are decrypted. Throws `user_list_failed`
 * when the read model can't answer.
 */
export type PeopleList = (
  wanted: PeopleWanted,
) => Promise<{ readonly items: AdminUser[]; readonly total: number; readonly from: number }>;

export type PeopleListParts = {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly search: PeopleSearch;
  /** The read model could not answer: PostgreSQL's error code. */
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
      // All at once, so that one read of the vault serves them all.
      items: await Promise.all(items.map((item) => opened(item, sealer))),
    };
  };

const opened = async ({ personal: stored, verifiedAt, ...user }: ListedUser, sealer: Sealer): Promise<AdminUser> => {
  const plain = isSealed(stored) ? await sealer.unseal(stored) : null;
  const { name, email, phoneNumber } = plain === null ? noPersonalData : personal.parse(plain);
  return { ...user, name, email, phoneNumber, emailVerifiedAt: verifiedAt };
};

/**
 * The error code with which PostgreSQL refused the query itself: a missing table or column (a read model that is being
 * replaced), or wrong data. A server that is unreachable or too slow is another case.
 */
const refusalOfDatabase = (error: unknown): string | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^(?:22|42)\w{3}$/.test(code) ? code : null;
};

const noPersonalData = { name: null, email: null, phoneNumber: null };
