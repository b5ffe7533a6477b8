import type { EventBatch, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Hold } from './checkpoint.ts';
import type { Db } from './db.ts';
import { isRefusalOfRows } from './failure.ts';
import { parkedRows } from './parking.ts';
import type { Projection } from './projection.ts';
import { type Folded, foldRows, type Reading, readEvents, type Waiting } from './rows/fold.ts';
import { loadTexts } from './rows/load-texts.ts';
import { createRecentRows, type RecentRows } from './rows/recent-rows.ts';
import { OwnershipLost } from './subscriptions/failure.ts';
import { type Taken, toTake } from './subscriptions/subscriptions.ts';
import { moveStatement, rowsToWrite, writeStatement } from './tables/table.ts';

/** The position is after this batch, and the list of parked streams includes the new ones. */
export type Applied = Taken<Hold> & {
  /** Parked events, and events that wait behind parked ones. */
  readonly waiting: readonly Waiting[];
};

/**
 * Applies a batch: the changed rows are read in one query, folded, and written in one statement. Events that the
 * projection has already passed are left out, so applying the batch again changes nothing. An event that can't be
 * applied parks its stream, in the same statement; the others are applied.
 */
export const applyBatch = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  batch: EventBatch,
  recent: RecentRows<Row> = createRecentRows(projection),
): Promise<Applied> => {
  const { known, unknown } = toTake(projection.knows, hold.position, batch);
  if (!known) return { hold, waiting: [], unknown };
  try {
    return { ...(await applyKnown(db, { projection, recent }, hold, known)), unknown };
  } catch (error) {
    recent.forget();
    throw error;
  }
};

/** A projection with the rows that its owner knows. */
type Owned<Row extends object> = { readonly projection: Projection<Row>; readonly recent: RecentRows<Row> };

type AppliedKnown = Omit<Applied, 'unknown'>;

const applyKnown = async <Row extends object>(
  db: Db,
  owned: Owned<Row>,
  hold: Hold,
  batch: EventBatch,
): Promise<AppliedKnown> => {
  const { projection } = owned;
  const { events } = batch;
  if (projection.atOnce !== undefined && events.length > projection.atOnce) {
    return applyParts(db, owned, hold, batch, projection.atOnce);
  }
  return applyRead(db, owned, hold, batch, await readAhead(db, projection, hold, events));
};

/** The part of a batch that needs no rows: loads its texts, reads its events and prepares what is expensive. */
const readAhead = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  { parked }: Hold,
  events: readonly StoredEvent[],
): Promise<Reading<Row>> => readEvents(projection, events, parked, await loadTexts(db, projection, events));

/** The changed rows, folded and written. */
const applyRead = async <Row extends object>(
  db: Db,
  owned: Owned<Row>,
  hold: Hold,
  batch: EventBatch,
  reading: Reading<Row>,
  whileWriting = (): void => {},
): Promise<AppliedKnown> => {
  try {
    const folded = foldRows(reading, await owned.recent.load(db, reading.keys));
    const writing = write(db, owned, hold, batch.position, folded);
    whileWriting();
    return await writing;
  } catch (error) {
    if (!isRefusalOfRows(error)) throw error;
    owned.recent.forget();
    return applyByHalves(db, owned, hold, batch, error);
  }
};

/** The database doesn't say which row it refuses: halve the batch until the event is found. */
const applyByHalves = async <Row extends object>(
  db: Db,
  owned: Owned<Row>,
  hold: Hold,
  batch: EventBatch,
  refusal: Error,
): Promise<AppliedKnown> => {
  const [event, ...others] = batch.events;
  if (!event || (others.length === 0 && hold.parked.has(event.stream))) throw refusal;
  if (others.length === 0)
    return write(db, owned, hold, batch.position, { rows: new Map(), waiting: [{ event, refusal }] });
  return applyParts(db, owned, hold, batch, Math.ceil(batch.events.length / 2));
};

/**
 * Applies a batch in parts of so many events, each with its own move of the checkpoint. While the database writes one
 * part, the next is read here: the two take about as long.
 */
const applyParts = async <Row extends object>(
  db: Db,
  owned: Owned<Row>,
  hold: Hold,
  batch: EventBatch,
  size: number,
): Promise<AppliedKnown> => {
  const parts = partsOf(batch, size);
  let applied: AppliedKnown = { hold, waiting: [] };
  const ahead: { reading: Promise<Reading<Row>> | null; parked: Hold['parked'] } = {
    reading: null,
    parked: hold.parked,
  };
  for (const [n, part] of parts.entries()) {
    const { hold: now } = applied;
    // If the part before parked a stream, the part that was read ahead is outdated and is read again.
    const known = ahead.parked === now.parked ? ahead.reading : null;
    ahead.reading = null;
    const reading = await (known ?? readAhead(db, owned.projection, now, part.events));
    const next = await applyRead(db, owned, now, part, reading, () => {
      const following = parts[n + 1];
      if (!following) return;
      ahead.reading = readAhead(db, owned.projection, now, following.events);
      ahead.parked = now.parked;
      // A failure is handled when the part's turn comes.
      ahead.reading.catch(() => {});
    });
    applied = { hold: next.hold, waiting: [...applied.waiting, ...next.waiting] };
  }
  return applied;
};

const partsOf = (batch: EventBatch, size: number): readonly EventBatch[] => {
  const parts: EventBatch[] = [];
  for (let from = 0; from < batch.events.length; from += size) {
    const events = batch.events.slice(from, from + size);
    const isLast = from + size >= batch.events.length;
    parts.push({ events, position: isLast ? batch.position : lastOf(events), atHead: isLast && batch.atHead });
  }
  return parts;
};

const lastOf = (events: readonly StoredEvent[]): string => events.at(-1)?.position ?? '';

const write = async <Row extends object>(
  db: Db,
  { projection, recent }: Owned<Row>,
  hold: Hold,
  position: string,
  { rows, waiting }: Folded<Row>,
): Promise<AppliedKnown> => {
  const move = [projection.name, position, hold.position, hold.epoch];
  const { gone, kept } = rowsToWrite(projection.table, rows);
  const { rowCount: moved } =
    rows.size + waiting.length === 0
      ? await db.query(moveStatement, move)
      : await db.query(writeStatement(projection.table), [...move, gone, kept, parkedRows(waiting)]);
  if (moved !== 1) throw new OwnershipLost(projection.name);
  recent.written(rows);
  const parked =
    waiting.length > 0 ? new Set([...hold.parked, ...waiting.map(({ event }) => event.stream)]) : hold.parked;
  return { hold: { ...hold, position, parked }, waiting };
};
