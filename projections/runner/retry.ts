import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Db, DbPool } from './db.ts';
import type { EventSource } from './event-source.ts';
import { isRefusalOfRows, messageOf } from './failure.ts';
import type { Projection } from './projection.ts';
import { foldFromTheLog, foldOnto, type Refold } from './rows/refold.ts';
import { rowsStatement, rowsToWrite } from './tables/table.ts';

export type Retried = {
  /** The number of events that were applied. */
  readonly applied: number;
  /** The number of events that still wait, behind the first of their stream that can't be applied. */
  readonly waiting: number;
};

type Parts = { readonly db: DbPool; readonly source: Pick<EventSource, 'read' | 'subscribe'> };

/**
 * Retries what is parked, of one stream or of all, in the order of the log, each call in one transaction: events are
 * applied as far as possible and parked again from the first one that can't be. Any process may call it, whichever
 * owns the projection: it raises the epoch first, so the owner's current batch isn't written, and the owner continues
 * with the new list of parked streams. Null when the live table has another version than this program's.
 */
export const retryParked = async <Row extends object>(
  { db, source }: Parts,
  projection: Projection<Row>,
  stream?: string,
): Promise<Retried | null> => {
  const client = await db.connect();
  try {
    await client.query('begin');
    const retried = await retryWithin(client, source, projection, stream);
    await client.query('commit');
    client.release();
    return retried;
  } catch (error) {
    // Closing the connection is the safest rollback, because the rollback itself may be what failed.
    client.release(true);
    throw error;
  }
};

const retryWithin = async <Row extends object>(
  db: Db,
  source: Parts['source'],
  projection: Projection<Row>,
  stream: string | undefined,
): Promise<Retried | null> => {
  const { name, version } = projection;
  const { rows } = await db.query<{ position: string }>(
    'update read.checkpoints set epoch = epoch + 1 where name = $1 and version = $2 returning position',
    [name, version],
  );
  const [checkpoint] = rows;
  if (!checkpoint) return null;
  const { rows: parked } = await db.query<Parked>(
    'select stream, position, revision from read.parked where projection = $1 and version = $2 order by position',
    [name, version],
  );
  const events = await readEventsOf(source, stream === undefined ? parked : parked.filter((p) => p.stream === stream));
  const refold = projection.oneStreamARow
    ? foldOnto(db, projection)
    : foldFromTheLog(source, projection, checkpoint.position);
  const still = new Set(parked.map(({ position }) => position));
  const retry = createRetry(db, projection, refold, still);
  const before = still.size;
  if (await retry.refused(events)) for (const each of byStream(events)) await retry.asFarAsAccepted(each);
  const applied = before - still.size;
  return { applied, waiting: events.length - applied };
};

type Parked = { readonly stream: string; readonly position: string; readonly revision: number };

/** The parked events as the log has them, in its order. */
const readEventsOf = async (source: Parts['source'], parked: readonly Parked[]): Promise<readonly StoredEvent[]> => {
  const positions = new Set(parked.map(({ position }) => position));
  const firstRevisions = new Map<string, number>();
  for (const { stream, revision } of parked) {
    if (!firstRevisions.has(stream)) firstRevisions.set(stream, revision);
  }
  const events: StoredEvent[] = [];
  for (const [stream, from] of firstRevisions) {
    events.push(...(await source.read(stream, { from })).filter(({ position }) => positions.has(position)));
  }
  return events.sort((a, b) => (a.position < b.position ? -1 : 1));
};

const byStream = (events: readonly StoredEvent[]): readonly (readonly StoredEvent[])[] => [
  ...Map.groupBy(events, ({ stream }) => stream).values(),
];

/** `still` has the positions of all events that wait in the projection; applied events are removed from it. */
const createRetry = <Row extends object>(
  db: Db,
  { name, version, table }: Projection<Row>,
  refold: Refold<Row>,
  still: Set<string>,
) => {
  /**
   * Applies the events in their order and unparks them; throws the database's refusal if it doesn't accept the rows.
   */
  const refused = async (events: readonly StoredEvent[]): Promise<Error | null> => {
    if (events.length === 0) return null;
    const tried = new Set(events.map(({ position }) => position));
    const { rows, waiting } = await refold(events, still.difference(tried));
    const { gone, kept } = rowsToWrite(table, rows);
    await db.query('savepoint before_rows');
    try {
      await db.query(rowsStatement(table), [gone, kept]);
    } catch (error) {
      if (!isRefusalOfRows(error)) throw error;
      await db.query('rollback to savepoint before_rows');
      return error;
    }
    const applied = tried.difference(new Set(waiting.map(({ event }) => event.position)));
    await db.query('delete from read.parked where projection = $1 and version = $2 and position = any ($3::text[])', [
      name,
      version,
      [...applied],
    ]);
    for (const position of applied) still.delete(position);
    for (const { event, refusal } of waiting) if (refusal) await sayWhy(event, refusal);
    return null;
  };

  const sayWhy = async ({ position }: StoredEvent, refusal: Error): Promise<void> => {
    await db.query('update read.parked set error = $4 where projection = $1 and version = $2 and position = $3', [
      name,
      version,
      position,
      messageOf(refusal),
    ]);
  };

  const wouldBeRefused = async (events: readonly StoredEvent[]): Promise<boolean> => {
    const { rows } = await refold(events, still.difference(new Set(events.map(({ position }) => position))));
    const { gone, kept } = rowsToWrite(table, rows);
    await db.query('savepoint trial');
    try {
      await db.query(rowsStatement(table), [gone, kept]);
      return false;
    } catch (error) {
      if (!isRefusalOfRows(error)) throw error;
      return true;
    } finally {
      await db.query('rollback to savepoint trial');
    }
  };

  /**
   * For one stream. The database doesn't say which row it refuses: the longest beginning that it accepts is found by
   * halving.
   */
  const asFarAsAccepted = async (events: readonly StoredEvent[]): Promise<void> => {
    const refusal = await refused(events);
    if (!refusal) return;
    let accepted = 0;
    for (let refusedAt = events.length; refusedAt - accepted > 1; ) {
      const middle = Math.floor((accepted + refusedAt) / 2);
      if (await wouldBeRefused(events.slice(0, middle))) refusedAt = middle;
      else accepted = middle;
    }
    await refused(events.slice(0, accepted));
    const first = events[accepted];
    if (first) await sayWhy(first, refusal);
  };

  return { refused, asFarAsAccepted };
};
