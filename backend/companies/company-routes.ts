import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { companyStream } from '@nomucheck/domain/companies/company.ts';
import {
  type CompanyFilter,
  type CompanyPerson,
  type CompanySort,
  changeCompanyBody,
  closeCompanyBody,
  companyFilter,
  companyOut,
  companyPerson,
  companySorts,
  memberBody,
  ownCompany,
  registerCompanyBody,
  usersToAddQuery,
} from '@nomucheck/domain/companies/contract.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import type { AdminUserFilter } from '@nomucheck/domain/people/contract/admin-user.ts';
import { listCompanies } from '@nomucheck/projections/companies/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { storyAnswer } from '../engine/http/answers/story-answer.ts';
import {
  type ListRules,
  listQuery,
  pageAnswer,
  parseListQuery,
  rangeQuery,
} from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, idParams, loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { CompanyKeeping, LoadedCompany } from './companies.ts';
import type { CompanyRecords } from './company-records.ts';
import type { Companies } from './membership.ts';

export type CompanyRouteParts = {
  readonly db: Db;
  readonly keeping: CompanyKeeping;
  readonly records: CompanyRecords;
  readonly history: RecordHistory;
  readonly companies: Companies;
  /** People by these conditions, with names and addresses. */
  readonly findPeople: (filter: AdminUserFilter) => Promise<readonly CompanyPerson[]>;
  /** The read models behind `findPeople`. */
  readonly peopleReads: readonly string[];
};

const listRules: ListRules<CompanySort, CompanyFilter> = {
  sortable: companySorts,
  default: { field: 'name', descending: false },
  filter: companyFilter,
};

/** `/api/companies*`: for the firm's supers, except for the caller's own companies. */
export const companyRoutes = (parts: CompanyRouteParts): readonly Route[] => {
  const { db, keeping, records, history, companies, findPeople, peopleReads } = parts;

  const requireKeeper = ({ actor }: Caller): void => authorize(actor, 'company.keep');

  const shown = (loaded: LoadedCompany): Answer => ({
    body: records.of(loaded),
    headers: { ETag: `"${loaded.revision}"` },
    shows: [companyStream(loaded.company.companyId)],
  });
  const written = (loaded: LoadedCompany): Answer => ({ ...shown(loaded), position: loaded.position });
  const because = (context: CommandContext, reason: string | undefined): CommandContext =>
    reason === undefined ? context : { ...context, reason };

  const peopleOf = async (members: readonly string[]): Promise<readonly CompanyPerson[]> => {
    if (members.length === 0) return [];
    const known = new Map((await findPeople({ id: [...members] })).map((person) => [person.id, person]));
    return members.map((id) => known.get(id) ?? { id, name: null, email: null });
  };

  return [
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/companies/mine',
      summary: 'The companies in whose name the caller may ask for advice.',
      answers: z.array(ownCompany),
      reads: companies.reads,
      handle: async (_call, { user }) => ({ body: await companies.of(user.id) }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/companies',
      summary: 'The companies that the firm serves, as a list; searched by a part of the name or of the number.',
      query: listQuery,
      answers: z.array(companyOut),
      reads: companies.reads,
      handle: async ({ query }, caller) => {
        requireKeeper(caller);
        const wanted = parseListQuery(query, listRules);
        const { items, total } = await listCompanies(db, wanted);
        const shows = items.map(({ id }) => companyStream(id));
        return { ...pageAnswer(wanted, { items: items.map(records.ofRow), total }), shows };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/companies',
      status: 201,
      summary: 'Registers a company under its business number, which only one company has.',
      body: registerCompanyBody,
      answers: companyOut,
      handle: async ({ body, context }, caller) => {
        requireKeeper(caller);
        // Derived from the command's id, so that a retry has the same record.
        return written(await keeping.register(uuidV5('company', context.commandId), body, context));
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/companies/:id',
      summary: 'One company, closed ones too; with `asOf` as it stood.',
      params: idParams,
      query: recordAsOfQuery,
      answers: companyOut,
      handle: async ({ params: { id }, query: { asOf } }, caller) => {
        requireKeeper(caller);
        const loaded = await keeping.load(id);
        return asOf === undefined ? shown(loaded) : { body: await records.asOf(id, asOf) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/companies/:id',
      summary: 'Changes what is known of a company, and its monthly quotas.',
      params: idParams,
      body: changeCompanyBody,
      answers: companyOut,
      handle: async ({ params: { id }, body, context, ifMatch }, caller) => {
        requireKeeper(caller);
        const { reason, expectedRevision = ifMatch, ...wanted } = body;
        return written(await keeping.change(id, wanted, because(context, reason), expectedRevision));
      },
    }),
    adminRoute({
      ...noInput,
      method: 'delete',
      path: '/api/companies/:id',
      summary: 'Takes a company off the list; its history stays, and its number may be registered again.',
      params: idParams,
      body: closeCompanyBody,
      answers: companyOut,
      handle: async ({ params: { id }, body: { reason }, context }, caller) => {
        requireKeeper(caller);
        return written(await keeping.close(id, because(context, reason)));
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/companies/:id/history',
      summary: 'All that happened to a company, the newest event first.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params: { id }, query }, caller) => {
        return storyAnswer(await history.find(id, caller), query);
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/companies/:id/users',
      summary: 'The people who may ask in the name of a company.',
      params: idParams,
      answers: z.array(companyPerson),
      reads: peopleReads,
      handle: async ({ params: { id } }, caller) => {
        requireKeeper(caller);
        const { company } = await keeping.load(id);
        return {
          body: await peopleOf(company.members),
          discloses: { purpose: 'list', people: company.members },
          shows: [companyStream(id)],
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/companies/:id/users',
      summary: 'Lets a person ask in the name of a company.',
      params: idParams,
      body: memberBody,
      answers: companyOut,
      handle: async ({ params: { id }, body: { userId, reason }, context }, caller) => {
        requireKeeper(caller);
        return written(await keeping.addMember(id, userId, because(context, reason)));
      },
    }),
    adminRoute({
      ...noInput,
      method: 'delete',
      path: '/api/companies/:id/users',
      summary: 'Takes a person out of a company.',
      params: idParams,
      body: memberBody,
      answers: companyOut,
      handle: async ({ params: { id }, body: { userId, reason }, context }, caller) => {
        requireKeeper(caller);
        return written(await keeping.removeMember(id, userId, because(context, reason)));
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/companies/:id/users-to-add',
      summary: 'People who can be added: by a whole e-mail address or mobile number, by id, or by words of a name.',
      params: idParams,
      query: usersToAddQuery,
      answers: z.array(companyPerson),
      reads: peopleReads,
      handle: async ({ params: { id }, query: { q } }, caller) => {
        requireKeeper(caller);
        const { company } = await keeping.load(id);
        const found = (await findPeople({ q })).filter((person) => !company.members.includes(person.id));
        return { body: found, discloses: { purpose: 'search', people: found.map((person) => person.id) } };
      },
    }),
  ];
};
