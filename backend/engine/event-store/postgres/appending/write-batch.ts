import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import type { AppendResult, EventStore } from '../../event-store.ts';
import { positionOf } from '../../positions/dense-positions.ts';
import type { Epochs } from '../../positions/epochs.ts';
import { asText, type TextRow } from '../stored-rows.ts';
import { acrossPostgresOutage } from '../unreachable.ts';
import type { PreparedAppend } from './append-queue.ts';

/** The database's answer to an append. The functions and their answers are described in migrations/0003-epochs.sql. */
type Answer = TextRow;

/** Calls the database's append functions for a batch, and passes the epoch of the new events to `noteEpoch`. */
export const createWriteBatch = (pool: pg.Pool, read: EventStore['read'], noteEpoch: Epochs['appended']) => {
  const call = (name: string, text: string, values: unknown[]): Promise<readonly Answer[]> =>
    acrossPostgresOutage(async () => {
      const config = { name, text, values, rowMode: 'array' as const, types: asText };
      return (await pool.query<(string | null)[]>(config)).rows;
    });

  const writeAll = (batch: readonly PreparedAppend[]): Promise<readonly Answer[]> =>
    call(
      'append',
      `select outcome, actual_revision, first_position, hashes, epoch_opening
       from log.append($1::text[], $2::integer[], $3::integer[], $4::text)`,
      [
        batch.map(({ stream }) => stream),
        batch.map(({ expectedRevision }) => expectedRevision),
        batch.map(({ events }) => events.length),
        batch.flatMap(({ events }) => events.map(({ canonical }) => canonical)).join('\n'),
      ],
    );

  const writeOne = async ({ stream, expectedRevision }: PreparedAppend, canonical: string): Promise<Answer | null> => {
    const text = 'select log.append_one($1::text, $2::integer, $3::json)';
    const [row] = await call('append one', text, [stream, expectedRevision, canonical]);
    const answer = row?.[0];
    return answer ? ['appended', null, ...answer.split(' ')] : null;
  };

  const noted = (append: PreparedAppend, answer: Answer): AppendResult => {
    const result = appended(append, answer);
    if (result.ok) noteEpoch(result.position, positionOf(Number(answer[4])));
    return result;
  };

  const resultOf = (append: PreparedAppend, answer: Answer): AppendResult | Promise<AppendResult> => {
    if (answer[0] === 'conflict') return { ok: false, actualRevision: Number(answer[1]) };
    return answer[0] === 'retried' ? retried(append, read) : noted(append, answer);
  };

  return async (batch: readonly PreparedAppend[]): Promise<readonly (AppendResult | Promise<AppendResult>)[]> => {
    const [append] = batch;
    const [event, ...more] = append?.events ?? [];
    if (append && event && batch.length === 1 && more.length === 0) {
      const answer = await writeOne(append, event.canonical);
      if (answer) return [noted(append, answer)];
    }
    const answers = await writeAll(batch);
    return batch.map((one, index) => resultOf(one, answers[index] ?? []));
  };
};

const appended = ({ events }: PreparedAppend, [outcome, , position, hashes]: Answer): AppendResult => {
  if (outcome !== 'appended' || !position || !hashes) throw new Error(`no outcome of an append: ${outcome}`);
  const first = Number(position);
  const stored = events.map(
    ({ envelope }, index): StoredEvent => ({
      ...envelope,
      position: positionOf(first + index),
      previousHash: hashes.slice(index * 64, index * 64 + 64),
      hash: hashes.slice(index * 64 + 64, index * 64 + 128),
    }),
  );
  return { ok: true, events: stored, position: positionOf(first + events.length - 1), retried: false };
};

const retried = async (
  { stream, expectedRevision, events }: PreparedAppend,
  read: EventStore['read'],
): Promise<AppendResult> => {
  const first = await read(stream, { from: expectedRevision + 1, to: expectedRevision + events.length });
  const last = first.at(-1);
  if (!last) throw new Error(`${stream} lost the events that were retried`);
  return { ok: true, events: first, position: last.position, retried: true };
};
