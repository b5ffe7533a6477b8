import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { shortTurns } from '../../shares/short-turns.ts';
import { positionOf } from '../positions/dense-positions.ts';
import { namedLater, namesLater } from '../positions/named-positions.ts';
import { type LogFault, type LogProof, nothingResealed, type ProofStep } from '../proof/log-proof.ts';
import { withResealed } from '../proof/resealed-events.ts';
import { withEvent } from '../proof/whole-log-hash.ts';
import { resealingFault } from './resealing.ts';
import { hashedColumns, isAsHashed } from './stored-bytes.ts';
import { asText, storedEventOf, type TextRow } from './stored-rows.ts';

const placesAPage = 50_000;
const eventsAPage = 5_000;

/**
 * Reads the log twice up to its current head, a page at a time: first in the order of positions (none is missing), then
 * stream by stream (each continues the event before, each hash is made from the stored bytes). So memory use doesn't
 * grow with the number of streams.
 */
export const proveLog = async (
  pool: pg.Pool,
  onStep: (step: ProofStep) => void = () => {},
  asked: ReadonlySet<string> = new Set(),
): Promise<LogProof> => {
  const [last] = await rowsOf(pool, 'select coalesce(max(position), 0) from log.events', []);
  const head = last?.[0] ?? '0';
  const places = await provePlaces(pool, head, asked);
  const chains = await proveChains(pool, head, (checked) => onStep({ checked, of: places.events }));
  const resealing = await resealingFault(pool, places.resealed);
  const found = [places.fault, chains.fault, resealing && { ...resealing, stream: null }];
  const fault = found.filter((one) => one !== null).sort(byPosition)[0] ?? null;
  return { ...places, streams: chains.streams, head: positionOf(Number(head)), fault };
};

const byPosition = (one: LogFault, other: LogFault): number => (one.position < other.position ? -1 : 1);

const provePlaces = async (pool: pg.Pool, head: string, asked: ReadonlySet<string>) => {
  const digests = new Map<string, string>();
  let digest = GENESIS;
  let events = 0;
  let headHash = GENESIS;
  let resealed = nothingResealed;
  let fault: LogFault | null = null;
  const turn = shortTurns();
  for (let after = '0'; after !== head; ) {
    const page = await rowsOf(
      pool,
      `select position, encode(hash, 'hex'), encode(resealed_hash, 'hex') from log.events
       where position > $1::bigint and position <= $2::bigint order by position limit ${placesAPage}`,
      [after, head],
    );
    if (page.length === 0) break;
    for (const [position = '', hash, later] of page) {
      const expected = Number(after) + 1;
      if (!fault && Number(position) !== expected)
        fault = { position: positionOf(expected), stream: null, why: 'there is no event at this place' };
      after = position ?? '';
      headHash = hash ?? '';
      digest = withEvent(digest, headHash);
      const at = positionOf(Number(after));
      if (asked.has(at)) digests.set(at, digest);
      if (later) resealed = withResealed(resealed, at, later);
      events += 1;
      if (turn.isOver()) await turn.next();
    }
  }
  return { events, headHash, digest, digests, resealed, fault };
};

const proveChains = async (pool: pg.Pool, head: string, onStep: (checked: number) => void) => {
  let last = { stream: '', revision: 0, hash: GENESIS, position: '' };
  let fault: LogFault | null = null;
  let checked = 0;
  let streams = 0;
  const turn = shortTurns();
  for (;;) {
    const page = await rowsOf(
      pool,
      `select ${hashedColumns} from log.events e
       where (e.stream, e.revision) > ($1, $2) and e.position <= $3::bigint
       order by e.stream, e.revision limit ${eventsAPage}`,
      [last.stream, last.revision, head],
    );
    for (const row of page) {
      const stream = row[1] ?? '';
      if (stream !== last.stream) {
        streams += 1;
        last = { stream, revision: 0, hash: GENESIS, position: '' };
      }
      const position = positionOf(Number(row[0]));
      const why = faultOf(row, position, last);
      if (why && (!fault || position < fault.position)) fault = { position, stream, why };
      last = { stream, revision: Number(row[2]), hash: row[14] ?? '', position };
      if (turn.isOver()) await turn.next();
    }
    checked += page.length;
    onStep(checked);
    if (page.length < eventsAPage) return { streams, fault };
  }
};

const faultOf = (
  row: TextRow,
  position: string,
  last: { readonly revision: number; readonly hash: string; readonly position: string },
): string | null => {
  try {
    const event = storedEventOf(row);
    if (event.revision !== last.revision + 1) return `revision ${event.revision} follows ${last.revision}`;
    if (position <= last.position) return `it lies before the stream's event before it`;
    if (event.previousHash !== last.hash) return `it doesn't continue from the stream's event before it`;
    if (!isAsHashed(row, last.hash)) return 'it was changed';
    if (namesLater(event)) return namedLater;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const rowsOf = async (pool: pg.Pool, text: string, values: unknown[]): Promise<readonly TextRow[]> =>
  (await pool.query<(string | null)[]>({ text, values, rowMode: 'array', types: asText })).rows;
