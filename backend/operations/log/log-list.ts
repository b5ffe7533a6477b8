import { rolesThatMay } from '@nomucheck/domain/accounts/rights.ts';
import { addDays, isLocalDate, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { ActorGroup, LogFilter } from '@nomucheck/domain/operations/contract/log.ts';
import { mostCounted } from '@nomucheck/domain/operations/log/most-counted.ts';
import { typesOfKind } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { streamsOfRecord } from '@nomucheck/domain/operations/log/streams.ts';
import { rowsOf, sql } from '@nomucheck/projections/lists/page.ts';
import { type LogIndexRow, logIndex } from '@nomucheck/projections/operations/log-index.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** A row of the index; `at` is left to the event. */
export type IndexedEvent = Omit<LogIndexRow, 'at'> & { readonly at: Date };

const columns = [
  ...(['position', 'stream', 'revision', 'type', 'at', 'actor', 'role', 'event_id'] as const),
  ...(['correlation_id', 'causation_id'] as const),
];

const table = `read.${logIndex.table.name}`;
const firm = rolesThatMay('access.staff');

const rolesOf: Readonly<Record<ActorGroup, readonly string[]>> = {
  firm,
  people: ['anonymous', 'user', 'partner'],
  service: ['seed', 'system'],
};

const askedBy = (asker: string) => ({ type: 'AdviceAsked', actor: asker });

/** The beginning of a day in Korea, or the instant itself. */
const beginOf = (moment: string): string =>
  isLocalDate(moment) ? new Date(Date.parse(lastInstantOf(addDays(moment, -1))) + 1).toISOString() : moment;
const endOf = (moment: string): string => (isLocalDate(moment) ? lastInstantOf(moment) : moment);

const matchingOf = (filter: LogFilter, reader: string) => {
  const { record, kind, type, actor, by, from, to, request, before } = filter;
  const matching = sql(table);
  if (record !== undefined) matching.whereIn('stream', [...streamsOfRecord(record)]);
  if (type !== undefined) matching.where('type', type);
  else if (kind !== undefined)
    matching.whereIn(
      'type',
      typesOfKind(kind).map(([each]) => each),
    );
  if (actor !== undefined) {
    matching.where('actor', actor);
    // Otherwise the filter would tell an asker who reviews their advice, which its rows don't.
    if (actor !== reader) matching.whereNotIn('stream', sql(table).select('stream').where(askedBy(reader)));
  }
  if (by !== undefined) matching.whereIn('role', [...rolesOf[by]]);
  if (from !== undefined) matching.where('at', '>=', beginOf(from));
  if (to !== undefined) matching.where('at', '<=', endOf(to));
  if (request !== undefined) matching.where('correlation_id', request);
  if (before !== undefined) matching.where('position', '<', before);
  return matching;
};

/** A page of the index under the filter, and how many rows match, counted up to a limit. */
export const logPage = async (
  db: Db,
  { filter, from, to, descending, reader }: LogWanted,
): Promise<{ readonly rows: readonly IndexedEvent[]; readonly total: number }> => {
  const { before: _cursor, ...lasting } = filter;
  const some = matchingOf(lasting, reader)
    .select(sql.raw('1'))
    .limit(mostCounted + 1)
    .as('some');
  const [rows, counted] = await Promise.all([
    rowsOf<IndexedEvent>(
      db,
      matchingOf(filter, reader)
        .select(...columns)
        .orderBy('position', descending ? 'desc' : 'asc')
        .limit(to - from + 1)
        .offset(from),
    ),
    rowsOf<{ total: number }>(db, sql.select(sql.raw('count(*)::int as total')).from(some)),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
};

export type LogWanted = {
  readonly filter: LogFilter;
  readonly from: number;
  readonly to: number;
  readonly descending: boolean;
  /** Who looks. */
  readonly reader: string;
};

/** The events of these requests, in the order of the log; one more than `most` says that there are more. */
export const eventsOfRequests = (db: Db, requests: readonly string[], most: number): Promise<readonly IndexedEvent[]> =>
  rowsOf<IndexedEvent>(
    db,
    sql(table)
      .select(...columns)
      .whereIn('correlation_id', [...requests])
      .orderBy('position')
      .limit(most + 1),
  );

/** The instant of the first event; null in an empty log. */
export const beginningOfLog = async (db: Db): Promise<Date | null> => {
  const rows = await rowsOf<{ at: Date }>(db, sql(table).select('at').orderBy('position').limit(1));
  return rows[0]?.at ?? null;
};

/** Those of these streams of advice in which this person asked the question. */
export const streamsAskedBy = async (
  db: Db,
  asker: string,
  streams: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (streams.length === 0) return new Set();
  const asked = sql(table)
    .select('stream')
    .whereIn('stream', [...new Set(streams)])
    .where(askedBy(asker));
  return new Set((await rowsOf<{ stream: string }>(db, asked)).map(({ stream }) => stream));
};
