import { type Hold, LEASE_SECONDS } from './checkpoint.ts';
import type { Db } from './db.ts';
import type { EventBatch } from './event-source.ts';
import { isRefusalOfRows, OwnershipLost } from './failure.ts';
import { foldRows, type Refused, readEvents } from './fold.ts';
import type { Projection } from './projection.ts';
import { loadRows, writeStatement } from './table.ts';

export type Applied = { readonly position: string; readonly refused: Refused | null };

/**
 * Applies a batch: the rows concerned in one query, one fold, one statement. Events that the projection has already
 * passed are left out, so the same batch again changes nothing. Stops before an event that cannot be taken.
 */
export const applyBatch = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  batch: EventBatch,
): Promise<Applied> => {
  if (batch.position <= hold.position) return { position: hold.position, refused: null };
  const events = batch.events.filter((event) => event.position > hold.position);
  const reading = readEvents(projection, events);
  const folded = foldRows(reading, await loadRows<Row>(db, projection.table, reading.keys));
  const position = folded.refused ? (folded.last?.position ?? hold.position) : batch.position;
  if (position === hold.position) return { position, refused: folded.refused };
  try {
    await write(db, projection, hold, position, folded.rows);
    return { position, refused: folded.refused };
  } catch (error) {
    if (!isRefusalOfRows(error)) throw error;
    const [event] = events;
    // The database doesn't say whose row it refuses; one event at a time it shows.
    if (event && events.length === 1) return { position: hold.position, refused: { event, error } };
    return applyOneByOne(db, projection, hold, { ...batch, events });
  }
};

const applyOneByOne = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  batch: EventBatch,
): Promise<Applied> => {
  let position = hold.position;
  for (const event of batch.events) {
    const step = { events: [event], position: event.position, atHead: false };
    const applied = await applyBatch(db, projection, { ...hold, position }, step);
    if (applied.refused) return applied;
    position = applied.position;
  }
  return applyBatch(db, projection, { ...hold, position }, { ...batch, events: [] });
};

const write = async <Row extends object>(
  db: Db,
  projection: Projection<Row>,
  hold: Hold,
  position: string,
  rows: ReadonlyMap<string, Row | null>,
): Promise<void> => {
  const gone = [...rows].flatMap(([key, row]) => (row === null ? [key] : []));
  const kept = [...rows].flatMap(([key, row]) => (row === null ? [] : [{ ...row, [projection.table.key]: key }]));
  const { rows: outcome } = await db.query<{ moved: number }>(writeStatement(projection.table), [
    projection.name,
    position,
    hold.position,
    hold.epoch,
    LEASE_SECONDS,
    gone,
    JSON.stringify(kept),
  ]);
  if (outcome[0]?.moved !== 1) throw new OwnershipLost(projection.name);
};
