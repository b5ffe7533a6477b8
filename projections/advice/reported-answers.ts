import type { ReportFilter } from '@nomucheck/domain/advice/contract/report.ts';
import { countOf, readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { AdviceAnswerRow } from './advice-answers.ts';

export type ReportsWanted = {
  readonly sort: { readonly field: 'reportedAt' | 'id'; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names answers. */
  readonly from: number;
  readonly to: number;
  readonly filter: ReportFilter;
  /** Nobody looks at the answers that they got themselves. */
  readonly notOf: string;
};

export type ReportedAnswer = Pick<AdviceAnswerRow, 'id' | 'asker' | 'topics' | 'report' | 'settled'> & {
  readonly adviceId: string;
  readonly reportedAt: string;
};

type Found = Omit<ReportedAnswer, 'reportedAt'> & { readonly reported_at: Date };

/** A page of answers to look at, still sealed, and how many there are. Those requested by id are never cut off. */
export const reportedAnswers = async (
  db: Db,
  { sort: { field, descending }, from, to, filter, notOf }: ReportsWanted,
): Promise<{ readonly items: readonly ReportedAnswer[]; readonly total: number }> => {
  const { rows, total } = await readPage<Found>(db, {
    matching: matchingReports(filter, notOf),
    columns: ['id', 'advice_id as adviceId', 'asker', 'topics', 'report', 'settled', 'reported_at'],
    order: [...(field === 'id' ? [] : [{ column: 'reported_at', descending }]), { column: 'id', descending }],
    range: filter.id ? null : { from, to },
  });
  return {
    items: rows.map(({ reported_at, ...row }) => ({ ...row, reportedAt: reported_at.toISOString() })),
    total,
  };
};

/** How many answers the list has for this reader. */
export const countReported = (db: Db, { filter, notOf }: Pick<ReportsWanted, 'filter' | 'notOf'>): Promise<number> =>
  countOf(db, matchingReports(filter, notOf));

const matchingReports = (filter: ReportFilter, notOf: string) => {
  // As the partial indexes have it.
  const matching = sql('read.advice_answers').whereRaw('to_look_at').where('asker', '<>', notOf);
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.status !== undefined) matching.whereRaw(filter.status === 'open' ? 'not settled' : 'settled');
  return matching;
};

/** How many answers were said to fit, and how many were to be looked at, those that nobody has looked at yet among them. */
export const countReports = async (
  db: Db,
): Promise<{ readonly fits: number; readonly toLookAt: number; readonly open: number }> => {
  const { rows } = await db.query<{ fits: number; toLookAt: number; open: number }>(
    `select (select count(*)::int from read.advice_answers where reported_at is not null and not to_look_at) as fits,
            (select count(*)::int from read.advice_answers where to_look_at) as "toLookAt",
            (select count(*)::int from read.advice_answers where to_look_at and not settled) as open`,
  );
  return rows[0] ?? { fits: 0, toLookAt: 0, open: 0 };
};
