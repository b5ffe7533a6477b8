import type { Db } from './db.ts';
import { messageOf } from './failure.ts';
import type { Projection } from './projection.ts';
import type { Waiting } from './rows/fold.ts';

/**
 * Where events wait that a projection can't apply. One row an event: the first of its stream has the reason of the
 * refusal (it is poison), the later ones wait behind it, so that a stream's order is kept; all other streams are
 * applied. No time limit and no restart removes an event from this table: only a retry applies what waits (retry.ts),
 * and a rebuilt table reads it all again. At every moment, also for rows that several streams change, a row is the
 * fold, in the order of the log, of all its events up to the checkpoint except those that wait here.
 */
export const createParked = `
  create table if not exists read.parked (
    projection text not null,
    version integer not null,
    position text collate "C" not null,
    stream text collate "C" not null,
    revision integer not null,
    event_id text not null,
    type text not null,
    error text,
    since timestamptz not null,
    primary key (projection, version, position)
  );
  create index if not exists parked_streams on read.parked (stream, projection, version, position);`;

/** The rows of `read.parked` that a batch adds, as `writeStatement` takes them. */
export const parkedRows = (waiting: readonly Waiting[]): string =>
  JSON.stringify(
    waiting.map(({ event, refusal }) => ({
      position: event.position,
      stream: event.stream,
      revision: event.revision,
      event_id: event.id,
      type: event.type,
      error: refusal && messageOf(refusal),
    })),
  );

type Named = Pick<Projection, 'name' | 'version'>;

/** The streams that are parked in a projection; their later events wait behind. */
export const streamsParkedIn = async (db: Db, { name, version }: Named): Promise<ReadonlySet<string>> => {
  const { rows } = await db.query<{ stream: string }>(
    'select distinct stream from read.parked where projection = $1 and version = $2',
    [name, version],
  );
  return new Set(rows.map(({ stream }) => stream));
};

export type ParkedStream = {
  readonly stream: string;
  /** The position of the refused event. */
  readonly position: string;
  readonly eventId: string;
  readonly type: string;
  readonly error: string;
  readonly since: string;
  /** How many events of the stream wait, including that one. */
  readonly events: number;
};

/** What is parked in the live version of a projection, the longest waiting first. */
export const parkedStreams = async (db: Db, name: string, limit: number): Promise<readonly ParkedStream[]> => {
  const { rows } = await db.query<Omit<ParkedStream, 'since'> & { since: Date }>(
    `select * from (
       select distinct on (p.stream) p.stream, p.position, p.event_id as "eventId", p.type, coalesce(p.error, '') as error,
         p.since, (count(*) over (partition by p.stream))::int as events
       from read.parked p join read.checkpoints c on c.name = p.projection and c.version = p.version
       where p.projection = $1 order by p.stream, p.position
     ) first_of_each order by position limit $2`,
    [name, limit],
  );
  return rows.map(({ since, ...parked }) => ({ ...parked, since: since.toISOString() }));
};

/** How many streams are parked, in the live versions of all projections together. */
export const countParkedStreams = async (db: Db): Promise<number> => {
  const { rows } = await db.query<{ streams: number }>(
    `select count(distinct (p.projection, p.stream))::int as streams
     from read.parked p join read.checkpoints c on c.name = p.projection and c.version = p.version`,
  );
  return rows[0]?.streams ?? 0;
};

/**
 * Whether one of these projections has parked something that a reader requests: any stream, one of these, or one
 * event. If one has read further than the log's end, everything in it may be wrong, so the answer is true.
 */
export const isParked = async (
  db: Db,
  projections: readonly string[],
  of: { readonly streams?: readonly string[]; readonly position?: string } = {},
): Promise<boolean> => {
  const { rows } = await db.query<{ parked: boolean }>(
    `select exists (
       select from read.parked p join read.checkpoints c on c.name = p.projection and c.version = p.version
       where p.projection = any ($1::text[]) and ($2::text[] is null or p.stream = any ($2))
         and ($3::text is null or p.position = $3)
     ) or exists (select from read.beyond_log where name = any ($1::text[])) as parked`,
    [projections, of.streams ?? null, of.position ?? null],
  );
  return rows[0]?.parked ?? false;
};
