import type { CompanyOut, CompanyPerson } from '@nomucheck/domain/companies/contract.ts';
import { useData } from '../api/data-provider.ts';
import { post, put, read, remove } from '../api/requests.ts';
import type { CompanyWanted } from './company-fields.ts';

/** The name of the list of companies in the console. */
export const companyList = 'company/list';

const pathOf = (id: string): string => `/api/companies/${encodeURIComponent(id)}`;

/** The API's client answers a list under this name. */
type People = { readonly items: readonly CompanyPerson[] };

type Change = { readonly reason: string; readonly expectedRevision: number };

/** The data provider's methods for companies, besides reading lists and records. */
export const companiesData = {
  registerCompany: (wanted: CompanyWanted): Promise<CompanyOut> => post('/api/companies', wanted),
  changeCompany: (id: string, wanted: CompanyWanted & Change): Promise<CompanyOut> => put(pathOf(id), wanted),
  closeCompany: (id: string, reason: string): Promise<CompanyOut> => remove(pathOf(id), { reason }),
  membersOf: (id: string, signal: AbortSignal): Promise<People> => read(`${pathOf(id)}/users`, {}, signal),
  peopleToAdd: (id: string, q: string, signal: AbortSignal): Promise<People> =>
    read(`${pathOf(id)}/users-to-add`, { q }, signal),
  addMember: (id: string, userId: string, reason: string): Promise<CompanyOut> =>
    post(`${pathOf(id)}/users`, { userId, reason }),
  removeMember: (id: string, userId: string, reason: string): Promise<CompanyOut> =>
    remove(`${pathOf(id)}/users`, { userId, reason }),
};

export const useCompaniesData = () => useData<typeof companiesData>();
