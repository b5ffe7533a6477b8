import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { changeNoticeEvents } from '@nomucheck/domain/policies/change-notices.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** A person: which version of each text they agreed to, and of which version of each they were told last. */
export type PolicyPersonRow = {
  owner: string;
  /** By the consent's kind. */
  agreed: Readonly<Record<string, string>>;
  /** By the text's name. */
  told: Readonly<Record<string, string>>;
};

const owned = z.object({ owner: z.string() });
const given = owned.extend({ kind: z.string(), version: z.string() });
const withdrawn = owned.extend({ kind: z.string() });
const due = owned.extend({ policy: z.string(), version: z.string() });

const keys = ({ data }: Event<z.infer<typeof owned>>): readonly string[] => [data.owner];
const definition = (type: string) => definitionIn(userEvents, type);

const without = (agreed: PolicyPersonRow['agreed'], kind: string): PolicyPersonRow['agreed'] =>
  Object.fromEntries(Object.entries(agreed).filter(([other]) => other !== kind));

/** Everybody with an account, and what they agreed to. */
export const policyPeople = defineProjection<PolicyPersonRow>({
  name: 'policy-people',
  version: 1,
  table: {
    name: 'policy_people',
    key: 'owner',
    columns: { agreed: 'jsonb not null', told: 'jsonb not null' },
    indexes: [],
  },
  takes: [
    on(definition('UserSignedUp'), owned, {
      keys,
      evolveRow: (_row, { data: { owner } }) => ({ owner, agreed: {}, told: {} }),
    }),
    on(definition('ConsentGiven'), given, {
      keys,
      evolveRow: (row, { data: { kind, version } }) => row && { ...row, agreed: { ...row.agreed, [kind]: version } },
    }),
    on(definition('ConsentWithdrawn'), withdrawn, {
      keys,
      evolveRow: (row, { data: { kind } }) => row && { ...row, agreed: without(row.agreed, kind) },
    }),
    on(definition('UserErased'), owned, { keys, evolveRow: () => null }),
    on(definitionIn(changeNoticeEvents, 'PolicyChangeNoticeDue'), due, {
      keys,
      evolveRow: (row, { data: { policy, version } }) => row && { ...row, told: { ...row.told, [policy]: version } },
    }),
  ],
});

/** How many people's consent of this kind is to each version. */
export const countConsents = async (db: Db, kind: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ version: string; people: number }>(
    `select agreed ->> $1 as version, count(*)::int as people from read.policy_people
     where agreed ? $1 group by 1`,
    [kind],
  );
  return new Map(rows.map(({ version, people }) => [version, people]));
};

export type ToTell = { readonly policy: string; readonly kind: string; readonly version: string };

/** People who agreed to an older version of the text and weren't told of this one yet. */
export const peopleToTell = async (
  db: Db,
  { policy, kind, version }: ToTell,
  limit: number,
): Promise<readonly string[]> => {
  const { rows } = await db.query<{ owner: string }>(
    `select owner from read.policy_people
     where (agreed ->> $1) collate "C" < $3 and coalesce(told ->> $2, '') collate "C" < $3
     order by owner limit $4`,
    [kind, policy, version, limit],
  );
  return rows.map(({ owner }) => owner);
};
