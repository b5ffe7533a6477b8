import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { firstOf } from '../../postgres/connections/batching.ts';
import { gathered } from '../../postgres/connections/gathered.ts';
import type { EventStore } from '../event-store.ts';
import { countOf, positionOf } from '../positions/dense-positions.ts';
import type { ReadOpenings } from '../positions/epochs.ts';
import { asText, eventColumns, storedEventOf, type TextRow } from './stored-rows.ts';
import { acrossPostgresOutage } from './unreachable.ts';

/**
 * The number of positions scanned in one statement when only some types are wanted, so that a rare type doesn't cause
 * a scan of the whole log.
 */
const window = 10_000;
const highestRevision = 2_147_483_647;
/** Longer parts of streams are read alone, so that no short read waits for them. */
const shortRead = 300;
const readsTogether = 100;
type Part = { readonly stream: string; readonly lowest: number; readonly highest: number };

export const positionAtQuery = `select position from log.events where at <= $1::timestamptz
  order by at desc, position desc limit 1`;

export type Reading = Pick<
  EventStore,
  'read' | 'readMany' | 'readAll' | 'head' | 'positionAt' | 'eventAt' | 'eventsAt'
> & {
  readonly openings: ReadOpenings;
};

/** The reads of the port, one statement each, so that each sees one state of the log. */
export const createReading = (pool: pg.Pool): Reading => {
  const query = (name: string, text: string, values: readonly unknown[]): Promise<readonly TextRow[]> =>
    acrossPostgresOutage(async () => {
      const config = { name, text, values: [...values], rowMode: 'array' as const, types: asText };
      return (await pool.query<(string | null)[]>(config)).rows;
    });

  /** Under load, many people's short streams are read by one statement. */
  const readShort = gathered<Part, readonly StoredEvent[]>({
    atOnce: 2,
    choose: firstOf(readsTogether),
    carryOut: async (parts) => {
      const [only] = parts;
      if (only && parts.length === 1) return [await readOne(only)];
      return readParts(parts);
    },
  });

  const readParts = async (parts: readonly Part[]): Promise<readonly (readonly StoredEvent[])[]> => {
    // `offset 0` keeps each part a lookup by the index, however few events the log had when the statement was prepared.
    const rows = await query(
      'read parts',
      `select p.number, ${eventColumns}
       from unnest($1::text[], $2::integer[], $3::integer[]) with ordinality as p (stream, lowest, highest, number)
       cross join lateral (
         select * from log.events where stream = p.stream and revision between p.lowest and p.highest offset 0) e
       order by p.number, e.revision`,
      [parts.map(({ stream }) => stream), parts.map(({ lowest }) => lowest), parts.map(({ highest }) => highest)],
    );
    const found = Map.groupBy(rows, ([number]) => Number(number));
    return parts.map((_part, index) => (found.get(index + 1) ?? []).map((row) => storedEventOf(row, 1)));
  };

  const readOne = async ({ stream, lowest, highest }: Part, backwards = false): Promise<readonly StoredEvent[]> => {
    const rows = await query(
      `read ${backwards ? 'backwards' : 'forwards'}`,
      `select ${eventColumns} from log.events e where e.stream = $1 and e.revision between $2 and $3
       order by e.revision ${backwards ? 'desc' : 'asc'}`,
      [stream, lowest, highest],
    );
    return rows.map((row) => storedEventOf(row));
  };

  return {
    read: async (stream, { from, to, backwards = false } = {}) => {
      const lowest = (backwards ? to : from) ?? 1;
      const highest = (backwards ? from : to) ?? highestRevision;
      const part = { stream, lowest, highest };
      return backwards || highest - lowest >= shortRead ? readOne(part, backwards) : readShort(part);
    },

    readMany: async (parts) => {
      const found = await readParts(
        parts.map(({ stream, from = 1, to = highestRevision }) => ({ stream, lowest: from, highest: to })),
      );
      return new Map(
        parts
          .map(({ stream }, index) => [stream, found[index] ?? []] as const)
          .filter(([, events]) => events.length > 0),
      );
    },

    readAll: async ({ after, limit, types }) => {
      const begin = countOf(after);
      const reach = types ? window : limit;
      const rows = await query(
        types ? 'read all of types' : 'read all',
        `select head.position, ${eventColumns}
         from (select coalesce(max(position), 0) as position from log.events) head
         left join lateral (
           select * from log.events
           where position > $1::bigint and position <= $1::bigint + $2 ${types ? 'and type = any($4)' : ''}
           order by position limit $3
         ) e on true
         order by e.position`,
        [begin, reach, limit, ...(types ? [types] : [])],
      );
      const head = Math.max(Number(rows[0]?.[0] ?? 0), begin);
      const events = rows.filter((row) => row[1] !== null).map((row) => storedEventOf(row, 1));
      const last = events.at(-1);
      const position = last && events.length === limit ? last.position : positionOf(Math.min(begin + reach, head));
      return { events, position, atHead: countOf(position) >= head };
    },

    head: async () => {
      const rows = await query('head', 'select coalesce(max(position), 0) from log.events', []);
      return positionOf(Number(rows[0]?.[0] ?? 0));
    },

    positionAt: async (instant) => {
      const rows = await query('position at', positionAtQuery, [instant]);
      return rows[0] ? positionOf(Number(rows[0][0])) : START;
    },

    eventAt: async (position) => {
      const text = `select ${eventColumns} from log.events e where e.position = $1::bigint`;
      const [row] = await query('event at', text, [countOf(position)]);
      return row ? storedEventOf(row) : null;
    },

    eventsAt: async (positions) => {
      const rows = await query(
        'events at',
        `select ${eventColumns} from log.events e where e.position = any ($1::bigint[])`,
        [positions.map(countOf)],
      );
      return new Map(rows.map((row) => storedEventOf(row)).map((event) => [event.position, event]));
    },

    openings: async (after) => {
      const rows = await query(
        'epoch openings',
        `select head.position, e.position, e.data ->> 'epoch'
         from (select coalesce(max(position), 0) as position from log.events) head
         left join log.events e on e.type = 'LogEpochOpened' and e.position > $1::bigint
         order by e.position`,
        [countOf(after)],
      );
      const openings = rows.flatMap(([, position, epoch]) =>
        position && epoch ? [{ position: positionOf(Number(position)), epoch }] : [],
      );
      return { openings, head: positionOf(Number(rows[0]?.[0] ?? 0)) };
    },
  };
};
