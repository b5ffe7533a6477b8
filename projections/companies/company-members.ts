import { companyOfStream } from '@nomucheck/domain/companies/company.ts';
import { companyEvents } from '@nomucheck/domain/companies/company-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One person of one company. */
export type CompanyMemberRow = { id: string; company_id: string; user_id: string; since: string };

const member = z.object({ userId: z.string() });
const keys = ({ stream, data }: Event<z.infer<typeof member>>): readonly string[] => [
  `${companyOfStream(stream)}:${data.userId}`,
];
const definition = (type: string) => definitionIn(companyEvents, type);

export const companyMembers = defineProjection<CompanyMemberRow>({
  name: 'company-members',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'company_members',
    key: 'id',
    columns: { company_id: 'text not null', user_id: 'text not null', since: 'timestamptz not null' },
    indexes: ['(user_id, company_id)'],
  },
  takes: [
    on(definition('CompanyMemberAdded'), member, {
      keys,
      evolveRow: (_row, { stream, data, at }, key) => ({
        id: key,
        company_id: companyOfStream(stream),
        user_id: data.userId,
        since: at,
      }),
    }),
    on(definition('CompanyMemberRemoved'), member, { keys, evolveRow: () => null }),
  ],
});

/** The companies that a person is in; closed ones only on request. */
export const companiesOf = async (
  db: Db,
  userId: string,
  { closedToo = false }: { readonly closedToo?: boolean } = {},
): Promise<readonly { readonly id: string; readonly name: string; readonly since: string }[]> => {
  const { rows } = await db.query<{ id: string; name: string; since: Date }>(
    `select c.id, c.name, m.since from read.company_members m join read.companies c on c.id = m.company_id
     where m.user_id = $1 and ($2 or not c.is_closed) order by c.name, c.id`,
    [userId, closedToo],
  );
  return rows.map(({ since, ...company }) => ({ ...company, since: since.toISOString() }));
};
