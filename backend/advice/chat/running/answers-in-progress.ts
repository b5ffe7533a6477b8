import { monthPattern } from '@nomucheck/domain/usage/month.ts';
import { z } from 'zod';
import type { Queryable } from '../../../engine/postgres/connections/queryable.ts';
import type { ReservedCall } from '../../../usage/context.ts';

export type AnswerPlace = { readonly answerId: string; readonly adviceId: string; readonly asker: string };

/** An answer whose process hasn't been heard of for a while. */
export type AbandonedAnswer = AnswerPlace & {
  /** null: nothing was reserved for it yet. */
  readonly call: ReservedCall | null;
  readonly called: boolean;
  /** What had been checked and sent, sealed. */
  readonly kept: unknown;
};

/** The answers that are being written, of all processes: one a person at a time. */
export type AnswersInProgress = {
  /** False if another answer to the person is being written. */
  take(place: AnswerPlace): Promise<boolean>;
  reserved(answerId: string, call: ReservedCall): Promise<void>;
  /**
   * Asks for the answer's turn to call the advisor, and puts it into the line where there is none yet. `full`: it doesn't wait;
   * `gone`: another process has ended it.
   */
  takeTurn(
    answerId: string,
    limits: { readonly atATime: number; readonly mostWaiting: number },
  ): Promise<'turn' | 'full' | 'gone' | { readonly ahead: number }>;
  /** Its turn, or its place in the line. */
  giveTurnBack(answerId: string): Promise<void>;
  /** The model is called now. */
  called(answerId: string): Promise<void>;
  keep(answerId: string, sealed: unknown): Promise<void>;
  /** Shows that its process lives. `stop`: somebody wants it stopped; `gone`: another process has ended it. */
  beat(answerId: string): Promise<'on' | 'stop' | 'gone'>;
  /** Tells whichever process writes an answer of this advice to stop; false where none does. */
  wantStop(adviceId: string): Promise<boolean>;
  /** The same for the answers to this person. */
  wantStopOf(asker: string): Promise<boolean>;
  end(answerId: string): Promise<void>;
  abandoned(silentSeconds: number): Promise<readonly AbandonedAnswer[]>;
};

const reservedCall = z.object({ callId: z.uuid(), payer: z.string(), month: z.string().regex(monthPattern) });

/** After so many seconds without a heartbeat, an answer's process counts as dead. A busy machine may delay several beats. */
export const silentSeconds = 15;

export const createAnswersInProgress = (db: Queryable): AnswersInProgress => ({
  take: async ({ answerId, adviceId, asker }) => {
    const { rowCount } = await db.query(
      `insert into vault.answers_in_progress (answer_id, advice_id, asker) values ($1, $2, $3) on conflict do nothing`,
      [answerId, adviceId, asker],
    );
    return rowCount === 1;
  },
  reserved: async (answerId, call) => {
    await db.query('update vault.answers_in_progress set call = $2 where answer_id = $1', [answerId, call]);
  },
  takeTurn: async (answerId, { atATime, mostWaiting }) => {
    const { rows } = await db.query<{ found: number }>('select vault.take_turn_of_answer($1, $2, $3, $4) as found', [
      ...[answerId, atATime, mostWaiting, silentSeconds],
    ]);
    const found = rows[0]?.found ?? -3;
    if (found >= 0) return { ahead: found };
    return found === -1 ? 'turn' : found === -2 ? 'full' : 'gone';
  },
  giveTurnBack: async (answerId) => {
    await db.query('update vault.answers_in_progress set has_turn = false, waiting_since = null where answer_id = $1', [
      answerId,
    ]);
  },
  called: async (answerId) => {
    await db.query('update vault.answers_in_progress set called = true where answer_id = $1', [answerId]);
  },
  keep: async (answerId, sealed) => {
    await db.query('update vault.answers_in_progress set kept = $2 where answer_id = $1', [
      answerId,
      JSON.stringify(sealed),
    ]);
  },
  beat: async (answerId) => {
    const { rows } = await db.query<{ stop_wanted: boolean }>(
      'update vault.answers_in_progress set beat_at = now() where answer_id = $1 returning stop_wanted',
      [answerId],
    );
    const [row] = rows;
    if (!row) return 'gone';
    return row.stop_wanted ? 'stop' : 'on';
  },
  wantStop: async (adviceId) => {
    const { rowCount } = await db.query(
      'update vault.answers_in_progress set stop_wanted = true where advice_id = $1',
      [adviceId],
    );
    return rowCount !== null && rowCount > 0;
  },
  wantStopOf: async (asker) => {
    const { rowCount } = await db.query('update vault.answers_in_progress set stop_wanted = true where asker = $1', [
      asker,
    ]);
    return rowCount !== null && rowCount > 0;
  },
  end: async (answerId) => {
    await db.query('delete from vault.answers_in_progress where answer_id = $1', [answerId]);
  },
  abandoned: async (silentSeconds) => {
    const { rows } = await db.query<{
      answer_id: string;
      advice_id: string;
      asker: string;
      call: unknown;
      called: boolean;
      kept: unknown;
    }>(
      `select answer_id, advice_id, asker, call, called, kept from vault.answers_in_progress
       where beat_at < now() - make_interval(secs => $1) order by beat_at limit 100`,
      [silentSeconds],
    );
    return rows.map(({ answer_id: answerId, advice_id: adviceId, asker, call, called, kept }) => ({
      ...{ answerId, adviceId, asker, called, kept },
      call: call === null ? null : reservedCall.parse(call),
    }));
  },
});
