import { companyEvents } from '@nomucheck/domain/companies/company-events.ts';
import { companies as companiesTable } from '@nomucheck/projections/companies/companies.ts';
import { companiesOf, companyMembers } from '@nomucheck/projections/companies/company-members.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { people } from '../people/context.ts';
import { createCompanyKeeping } from './companies.ts';
import { companyHistory } from './company-history.ts';
import { createCompanyRecords } from './company-records.ts';
import { companyRoutes } from './company-routes.ts';
import { createMembership } from './membership.ts';
import { companySentences } from './sentences.ts';

export type { Companies } from './membership.ts';

type Needs = Pick<OffersOf<typeof people>, 'peopleList'>;

const mostFound = 20;

/** The companies that the firm serves, their people and what they may use. */
export const companies = defineContext({
  name: 'companies',
  events: companyEvents,
  projections: [companiesTable, companyMembers],
  processManagers: [],
  sentences: companySentences,
  liveLists: { company: { projection: companiesTable, right: 'menu.company' } },
  personalData: { exportedFrom: [companyMembers] },
  create: ({ pool, store, commands, readModels, vault, stories, clock }, { peopleList }: Needs) => {
    const reads = [companiesTable.name, companyMembers.name];
    const keeping = createCompanyKeeping({
      ...{ db: pool, commands, reservations: vault.reservations, clock },
      untilListed: async () => readModels.waitFor(await store.head(), reads),
    });
    const companies = createMembership(pool, commands, reads);
    const history = companyHistory({ commands, keeping, stories });
    return {
      offers: { companies },
      recordHistories: [history],
      exportOf: async ({ user }) => ({ companies: await companiesOf(pool, user.id) }),
      eraseOf: keeping.removeFromAll,
      routes: companyRoutes({
        ...{ db: pool, keeping, companies, history },
        records: createCompanyRecords(commands),
        findPeople: async (filter) => {
          const sort = { field: 'createdAt', descending: true } as const;
          const { items } = await peopleList({ sort, from: 0, to: mostFound - 1, filter });
          return items.map(({ id, name, email }) => ({ id, name, email }));
        },
        peopleReads: [users.name],
      }),
    };
  },
});
