import { type Hold, LEASE_SECONDS } from './checkpoint.ts';
import type { Db } from './db.ts';
import type { EventBatch, StoredEvent } from './event-source.ts';
import { isRefusalOfRows, OwnershipLost } from './failure.ts';
import { foldRows, readEvents, type Waiting } from './fold.ts';
import { parkedRows } from './parking.ts';
import type { Projection } from './projection.ts';
import { loadRows, rowsToWrite, writeStatement } from './table.ts';

export type Applied = {
  /** The hold to go on with: behind this batch, and with the streams that it parked. */
  readonly hold: Hold;
  /** What was parked, or waits behind something that is. */
  readonly waiting: readonly Waiting[];
};

/**
 * Applies a batch: the rows concerned in one query, one fold, one statement. Events that the projection has already
 * passed are left out, so the same batch again changes nothing. An event that can't be taken parks its stream, in the same
 * statement; the others go on.
 */
export const applyBatch = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  batch: EventBatch,
): Promise<Applied> => {
  if (batch.position <= hold.position) return { hold, waiting: [] };
  const events = batch.events.filter((event) => event.position > hold.position);
  try {
    const reading = readEvents(projection, events, hold.parked);
    const { rows, waiting } = foldRows(reading, await loadRows<Row>(db, projection.table, reading.keys));
    return await write(db, projection, hold, batch.position, rows, waiting);
  } catch (error) {
    if (!isRefusalOfRows(error)) throw error;
    return applyByHalves(db, projection, hold, { ...batch, events }, error);
  }
};

/** The database doesn't say whose row it refuses; the halves of the halves do. */
const applyByHalves = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  batch: EventBatch,
  refusal: Error,
): Promise<Applied> => {
  const [event, ...others] = batch.events;
  if (!event || (others.length === 0 && hold.parked.has(event.stream))) throw refusal;
  if (others.length === 0) return write(db, projection, hold, batch.position, new Map(), [{ event, refusal }]);
  const half = Math.ceil(batch.events.length / 2);
  const firstEvents = batch.events.slice(0, half);
  const first = await applyBatch(db, projection, hold, {
    ...batch,
    events: firstEvents,
    position: lastOf(firstEvents),
  });
  const second = await applyBatch(db, projection, first.hold, { ...batch, events: batch.events.slice(half) });
  return { hold: second.hold, waiting: [...first.waiting, ...second.waiting] };
};

const lastOf = (events: readonly StoredEvent[]): string => events.at(-1)?.position ?? '';

const write = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  position: string,
  rows: ReadonlyMap<string, Row | null>,
  waiting: readonly Waiting[],
): Promise<Applied> => {
  const { gone, kept } = rowsToWrite(projection.table, rows);
  const { rows: outcome } = await db.query<{ moved: number }>(writeStatement(projection.table), [
    projection.name,
    position,
    hold.position,
    hold.epoch,
    LEASE_SECONDS,
    gone,
    kept,
    parkedRows(waiting),
  ]);
  if (outcome[0]?.moved !== 1) throw new OwnershipLost(projection.name);
  const parked =
    waiting.length > 0 ? new Set([...hold.parked, ...waiting.map(({ event }) => event.stream)]) : hold.parked;
  return { hold: { ...hold, position, parked }, waiting };
};
