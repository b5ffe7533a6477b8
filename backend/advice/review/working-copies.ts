import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { checkedPoint, reviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import { z } from 'zod';
import { keyOfConsent } from '../../engine/command-handling/event-codec.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
import { isSealed, type SealedPlace, type Sealer } from '../../engine/sealing/sealer.ts';

const content = z.strictObject({
  text: z.string(),
  comments: z.array(reviewComment),
  checklist: z.array(checkedPoint),
});
export type CopyContent = z.infer<typeof content>;
export type WorkingCopy = CopyContent & { readonly revision: number; readonly savedAt: string };

/** Which copy: of one stage, in one turn of it. */
export type CopyOf = {
  readonly adviceId: string;
  readonly stage: 1 | 2;
  readonly turn: number;
  readonly asker: string;
  /** The consent that the advice rests on; null for an ordinary one. */
  readonly consentedAt: string | null;
};

/** What holders of reviews have typed and not completed yet. */
export type WorkingCopies = {
  /** null before anybody saved one. */
  find(of: CopyOf): Promise<WorkingCopy | null>;
  /**
   * Saves it over the revision that was read (0: none); without one over whatever there is. null if another write came
   * first. The same command again returns what it saved.
   */
  save(
    of: CopyOf,
    written: CopyContent,
    by: { readonly person: string; readonly commandId: string; readonly expectedRevision: number | undefined },
  ): Promise<WorkingCopy | null>;
  /** The stage is judged: nobody goes on with its copies. */
  discard(of: Pick<CopyOf, 'adviceId' | 'stage'>): Promise<void>;
};

type Row = { readonly copy: unknown; readonly revision: number; readonly saved_at: Date; readonly saved_with: string };

const columns = 'copy, revision, saved_at, saved_with::text';

export const createWorkingCopies = (db: Queryable, sealer: Sealer): WorkingCopies => {
  const place = ({ adviceId, stage, turn }: CopyOf): SealedPlace => ({
    stream: adviceStream(adviceId),
    type: 'WorkingCopy',
    field: `${stage}.${turn}`,
  });

  const opened = async (of: CopyOf, row: Row): Promise<WorkingCopy | null> => {
    const plain = isSealed(row.copy) ? await sealer.unseal(row.copy, place(of)) : null;
    if (plain === null) return null;
    return { ...content.parse(plain), revision: row.revision, savedAt: row.saved_at.toISOString() };
  };

  const rowOf = async ({ adviceId, stage, turn }: CopyOf): Promise<Row | null> => {
    const { rows } = await db.query<Row>(
      `select ${columns} from vault.advice_working_copies where advice = $1 and stage = $2 and turn = $3`,
      [adviceId, stage, turn],
    );
    return rows[0] ?? null;
  };

  return {
    find: async (of) => {
      const row = await rowOf(of);
      return row && opened(of, row);
    },

    save: async (of, written, { person, commandId, expectedRevision }) => {
      const key = of.consentedAt === null ? of.asker : keyOfConsent(of.asker, of.consentedAt);
      const copy = JSON.stringify(await sealer.seal(key, place(of), written));
      const { rows } = await db.query<Row>(
        `insert into vault.advice_working_copies as kept
           (advice, stage, turn, asker, copy, revision, saved_by, saved_at, saved_with)
         select $1, $2, $3, $4, $5, 1, $6, now(), $7 where coalesce($8::integer, 0) = 0
           or exists (select from vault.advice_working_copies where advice = $1 and stage = $2 and turn = $3)
         on conflict (advice, stage, turn) do update
           set copy = excluded.copy, revision = kept.revision + 1, saved_by = excluded.saved_by,
             saved_at = excluded.saved_at, saved_with = excluded.saved_with
           where kept.revision = coalesce($8::integer, kept.revision) and kept.saved_with <> excluded.saved_with
         returning ${columns}`,
        [of.adviceId, of.stage, of.turn, of.asker, copy, person, commandId, expectedRevision ?? null],
      );
      const row = rows[0] ?? (await rowOf(of));
      return row && row.saved_with === commandId ? opened(of, row) : null;
    },

    discard: async ({ adviceId, stage }) => {
      await db.query('delete from vault.advice_working_copies where advice = $1 and stage = $2', [adviceId, stage]);
    },
  };
};
