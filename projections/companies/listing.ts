import type { CompanyFilter, CompanySort } from '@nomucheck/domain/companies/contract.ts';
import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { CompanyRow } from './companies.ts';

export type CompaniesWanted = {
  readonly sort: { readonly field: CompanySort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names companies. */
  readonly from: number;
  readonly to: number;
  readonly filter: CompanyFilter;
};

export type ListedCompany = Omit<CompanyRow, 'created_at' | 'updated_at'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

const sortColumns: Readonly<Record<CompanySort, string>> = {
  name: 'name',
  businessNumber: 'business_number',
  members: 'members',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  id: 'id',
};

const columns = [
  ...['id', 'name', 'business_number', 'representative', 'note', 'quotas', 'members', 'is_closed'],
  ...['created_at', 'updated_at', 'revision'],
];

/** A page of the companies that the firm serves, and how many there are. Those requested by id may be closed. */
export const listCompanies = async (
  db: Db,
  { sort: { field, descending }, from, to, filter }: CompaniesWanted,
): Promise<{ readonly items: readonly ListedCompany[]; readonly total: number }> => {
  const matching = sql('read.companies');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  else matching.whereRaw('not is_closed');
  if (filter.q !== undefined) {
    const digits = filter.q.replace(/[\s-]/g, '');
    matching.whereRaw(
      `(position(lower(?) in lower(name)) > 0 or (? ~ '^[0-9]+$' and position(? in business_number) > 0))`,
      [filter.q, digits, digits],
    );
  }
  const { rows, total } = await readPage<ListedCompany>(db, {
    matching,
    columns,
    order: [...new Set([sortColumns[field], 'id'])].map((column) => ({ column, descending })),
    range: filter.id ? null : { from, to },
  });
  return { items: rows, total };
};
