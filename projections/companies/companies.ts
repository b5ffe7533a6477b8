import { companyOfStream } from '@nomucheck/domain/companies/company.ts';
import { companyEvents } from '@nomucheck/domain/companies/company-events.ts';
import type { Quotas } from '@nomucheck/domain/companies/quotas.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One company, closed ones too. */
export type CompanyRow = {
  id: string;
  name: string;
  business_number: string;
  representative: string;
  note: string;
  quotas: Quotas;
  members: number;
  is_closed: boolean;
  created_at: string;
  updated_at: string;
  revision: number;
};

const details = z.object({
  name: z.string(),
  businessNumber: z.string(),
  representative: z.string(),
  note: z.string(),
});
const quotas = z.object({
  quotas: z.object({
    questions: z.number().nullable(),
    tokens: z.number().nullable(),
    costWon: z.number().nullable(),
  }),
});
const nothing = z.object({});

const keys = ({ stream }: { stream: string }): readonly string[] => [companyOfStream(stream)];
const definition = (type: string) => definitionIn(companyEvents, type);

/** A later event of a company: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (data: Data, row: CompanyRow) => Partial<CompanyRow>) =>
  (row: CompanyRow | null, { data, at, revision }: Event<Data>): CompanyRow | null =>
    row && { ...row, ...change(data, row), updated_at: at, revision };

const columnsOf = ({ name, businessNumber, representative, note }: z.infer<typeof details>) => ({
  ...{ name, representative, note },
  business_number: businessNumber,
});

export const companies = defineProjection<CompanyRow>({
  name: 'companies',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'companies',
    key: 'id',
    columns: {
      name: 'text not null',
      business_number: 'text not null',
      representative: 'text not null',
      note: 'text not null',
      quotas: 'jsonb not null',
      members: 'integer not null',
      is_closed: 'boolean not null',
      created_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
    },
    // The firm serves hundreds of companies at most; only the order in which the page first shows them has an index.
    indexes: ['(is_closed, name, id)'],
  },
  takes: [
    on(definition('CompanyRegistered'), details.extend(quotas.shape), {
      keys,
      evolveRow: (_row, { stream, data, at, revision }) => ({
        ...columnsOf(data),
        id: companyOfStream(stream),
        quotas: data.quotas,
        members: 0,
        is_closed: false,
        created_at: at,
        updated_at: at,
        revision,
      }),
    }),
    on(definition('CompanyDetailsChanged'), details, { keys, evolveRow: then(columnsOf) }),
    on(definition('CompanyQuotasSet'), quotas, { keys, evolveRow: then((data) => ({ quotas: data.quotas })) }),
    on(definition('CompanyMemberAdded'), nothing, {
      keys,
      evolveRow: then((_data, { members }) => ({ members: members + 1 })),
    }),
    on(definition('CompanyMemberRemoved'), nothing, {
      keys,
      evolveRow: then((_data, { members }) => ({ members: members - 1 })),
    }),
    on(definition('CompanyClosed'), nothing, { keys, evolveRow: then(() => ({ is_closed: true })) }),
  ],
});
