import { shownBusinessNumber } from '@nomucheck/domain/companies/business-number.ts';
import { companyDecider, companyStream } from '@nomucheck/domain/companies/company.ts';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { ListedCompany } from '@nomucheck/projections/companies/listing.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { LoadedCompany } from './companies.ts';

/** A company as the console shows it, now and at an earlier time. */
export type CompanyRecords = {
  of(loaded: LoadedCompany): CompanyOut;
  ofRow(row: ListedCompany): CompanyOut;
  /** Throws `not_found` for a time before the company, and for a revision that it doesn't have. */
  asOf(id: string, asOf: string): Promise<CompanyOut>;
};

export const createCompanyRecords = (commands: Pick<CommandHandler, 'load'>): CompanyRecords => ({
  of: shownOf,
  ofRow: ({ created_at, updated_at, business_number, is_closed, ...row }) => ({
    ...row,
    businessNumber: shownBusinessNumber(business_number),
    isClosed: is_closed,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }),
  asOf: async (id, asOf) => {
    const options = loadOptionsOf(asOf);
    const { state, ...then } = await commands.load(companyDecider, companyStream(id), options);
    if (!state || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
    return shownOf({ ...then, state, company: state });
  },
});

const shownOf = ({ company, createdAt, updatedAt, revision }: LoadedCompany): CompanyOut => ({
  id: company.companyId,
  name: company.name,
  businessNumber: shownBusinessNumber(company.businessNumber),
  representative: company.representative,
  quotas: company.quotas,
  note: company.note,
  members: company.members.length,
  isClosed: company.isClosed,
  createdAt: createdAt ?? '',
  updatedAt: updatedAt ?? '',
  revision,
});
