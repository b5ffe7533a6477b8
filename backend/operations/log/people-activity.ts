import { rolesThatMay } from '@nomucheck/domain/accounts/rights.ts';
import { addDays, type LocalDate, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { PeopleActivityOut } from '@nomucheck/domain/operations/contract/people-activity.ts';
import { kindOfEvent, type RecordKind, typesOfKind } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { logIndex } from '@nomucheck/projections/operations/log-index.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';
import { actorOf } from './log-entries.ts';

type Wanted = { readonly from: LocalDate; readonly to: LocalDate; readonly kind: RecordKind | undefined };
type Row = { actor: string; role: string; events: number; days: number; last: Date; types: Record<string, number> };

/** More people than a firm has. */
const most = 200;

/** What each of the firm's people did in the span, from the index of the log in one statement. */
export const peopleActivity = async (
  { db, names }: { readonly db: Db; readonly names: ActorNames },
  { from, to, kind }: Wanted,
  caller: Caller,
): Promise<PeopleActivityOut['people']> => {
  const { rows } = await db.query<Row>(
    `with span as (
       select actor, role, type, at from read.${logIndex.table.name}
       where at > $1 and at <= $2 and role = any ($3::text[]) and ($4::text[] is null or type = any ($4))
     ), of_type as (
       select actor, jsonb_object_agg(type, n) as types
       from (select actor, type, count(*)::int as n from span group by actor, type) counted group by actor
     )
     select s.actor, (array_agg(s.role order by s.at desc))[1] as role, count(*)::int as events,
       count(distinct (s.at at time zone 'Asia/Seoul')::date)::int as days, max(s.at) as last,
       (array_agg(of_type.types))[1] as types
     from span s join of_type using (actor) group by s.actor order by events desc, s.actor limit ${most}`,
    [
      ...[lastInstantOf(addDays(from, -1)), lastInstantOf(to), [...rolesThatMay('access.staff')]],
      kind === undefined ? null : typesOfKind(kind).map(([type]) => type),
    ],
  );
  const nameOf = await names(rows.map(actorOf), caller);
  return rows.map((row) => {
    const actor = actorOf(row);
    return {
      actor: { id: actor.id, name: nameOf(actor), role: actor.role },
      ...{ events: row.events, days: row.days, last: row.last.toISOString() },
      kinds: kindsOf(row.types),
    };
  });
};

const kindsOf = (types: Readonly<Record<string, number>>) => {
  const kinds = new Map<RecordKind | null, number>();
  for (const [type, events] of Object.entries(types)) {
    const kind = kindOfEvent(type);
    kinds.set(kind, (kinds.get(kind) ?? 0) + events);
  }
  return [...kinds].map(([kind, events]) => ({ kind, events })).sort((one, other) => other.events - one.events);
};
