import type { Db } from '../runner/db.ts';
import type { SealedValue } from '../runner/rows/sealed.ts';

export type ShownAdviceRow = {
  readonly id: string;
  readonly question: SealedValue;
  readonly answer: SealedValue;
  readonly at: string;
};

/** The advices that the home page shows, still sealed: those that were put there last, so many at most. */
export const shownAdvices = async (db: Db, most: number): Promise<readonly ShownAdviceRow[]> => {
  const { rows } = await db.query<Omit<ShownAdviceRow, 'at'> & { at: Date }>(
    `select id, shown_question as question, shown_answer as answer, shown_at as at
       from read.advices where shown_at is not null order by shown_at desc, id desc limit $1`,
    [most],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};
