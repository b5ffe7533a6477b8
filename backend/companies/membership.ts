import { companyDecider, companyStream } from '@nomucheck/domain/companies/company.ts';
import type { OwnCompany } from '@nomucheck/domain/companies/contract.ts';
import type { Quotas } from '@nomucheck/domain/companies/quotas.ts';
import { companiesOf } from '@nomucheck/projections/companies/company-members.ts';
import { listCompanies } from '@nomucheck/projections/companies/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/** What other contexts may ask about companies. Closed companies have no members. */
export type Companies = {
  /** The companies in whose name the person may ask. */
  of(userId: string): Promise<readonly OwnCompany[]>;
  /** Whether the person may ask in the company's name; from the log, so that it is never out of date. */
  membership(userId: string, companyId: string): Promise<boolean>;
  /** The people of the company, by id. */
  members(companyId: string): Promise<readonly string[]>;
  /** What it may use in a month; null if it doesn't exist, or is closed. */
  quotaOf(companyId: string): Promise<Quotas | null>;
  /** The names of companies, closed ones too. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ten digits; null if there is no such company. */
  businessNumberOf(id: string): Promise<string | null>;
  /** The read models that `of` and `names` read. */
  readonly reads: readonly string[];
};

export const createMembership = (
  db: Db,
  commands: Pick<CommandHandler, 'load'>,
  reads: readonly string[],
): Companies => {
  const load = async (id: string) => (await commands.load(companyDecider, companyStream(id))).state;
  const open = async (id: string) => {
    const company = await load(id);
    return company && !company.isClosed ? company : null;
  };
  return {
    of: async (userId) => (await companiesOf(db, userId)).map(({ id, name }) => ({ id, name })),
    membership: async (userId, companyId) => (await open(companyId))?.members.includes(userId) ?? false,
    members: async (companyId) => (await open(companyId))?.members ?? [],
    quotaOf: async (companyId) => (await open(companyId))?.quotas ?? null,
    names: async (ids) => {
      if (ids.length === 0) return new Map();
      const sort = { field: 'id', descending: false } as const;
      const found = await listCompanies(db, { sort, from: 0, to: 0, filter: { id: [...ids] } });
      return new Map(found.items.map(({ id, name }) => [id, name]));
    },
    businessNumberOf: async (id) => (await load(id))?.businessNumber ?? null,
    reads,
  };
};
