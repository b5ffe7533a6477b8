import type { Stage } from '@nomucheck/domain/advice/stages.ts';
import type { Db } from '../runner/db.ts';

/** Instants (ISO), both inclusive. */
export type Span = { readonly from: string; readonly to: string };

export type DueReview = {
  readonly id: string;
  readonly stage: 1 | 2;
  readonly requestedAt: string;
  readonly dueAt: string;
};

const limit = 1_000;

/** Reviews that nobody has finished, due within this span, those that are due first before the others. */
export const reviewsDueWithin = async (db: Db, { from, to }: Span): Promise<readonly DueReview[]> => {
  const { rows } = await db.query<{ id: string; stage: Stage; requested_at: Date | null; due_at: Date }>(
    `select id, stage, requested_at, due_at from read.advices
     where due_at between $1 and $2 and stage in ('review1_requested', 'review1', 'review2_requested', 'review2')
     order by due_at, id limit $3`,
    [from, to, limit],
  );
  return rows.map(({ id, stage, requested_at, due_at }) => ({
    ...{ id, stage: stage === 'review1_requested' || stage === 'review1' ? 1 : 2 },
    ...{ requestedAt: (requested_at ?? due_at).toISOString(), dueAt: due_at.toISOString() },
  }));
};
