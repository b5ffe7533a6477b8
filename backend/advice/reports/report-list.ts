import type { ReportItem, ReportSort } from '@nomucheck/domain/advice/contract/report.ts';
import { whysOfReport } from '@nomucheck/domain/advice/reports/report-events.ts';
import { topicTitles } from '@nomucheck/domain/advice/topics/topic-titles.ts';
import { listAdvices } from '@nomucheck/projections/advice/listing.ts';
import {
  type ReportedAnswer,
  type ReportsWanted,
  reportedAnswers,
} from '@nomucheck/projections/advice/reported-answers.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { Caller } from '../../engine/callers/caller.ts';
import { isSealed, type Sealer } from '../../engine/sealing/sealer.ts';
import { firstLine, questionOf } from '../advice-list.ts';

export type ReportPage = {
  readonly items: readonly ReportItem[];
  readonly total: number;
  readonly askers: readonly string[];
};
/** The answers that a labour attorney has to look at. */
export type ReportList = (wanted: Wanted, caller: Caller, now: string) => Promise<ReportPage>;
type Wanted = Pick<ReportsWanted, 'from' | 'to' | 'filter'> & {
  readonly sort: { readonly field: ReportSort; readonly descending: boolean };
};

export type ReportListParts = { readonly db: Db; readonly sealer: Pick<Sealer, 'unseal'> };

/**
 * The reason of a report is sealed, so SQL can't sort by it. The newest rows up to this limit are unsealed and sorted here.
 */
const mostOrdered = 2_000;

type Opened = ReportedAnswer & { readonly said: z.infer<typeof report> | null };
const report = z.object({ why: z.enum(whysOfReport), comment: z.string().nullable() });

export const createReportList = ({ db, sealer }: ReportListParts): ReportList => {
  const opened = async (answer: ReportedAnswer): Promise<Opened> => {
    const plain = isSealed(answer.report) ? await sealer.unseal(answer.report) : null;
    return { ...answer, said: plain === null ? null : report.parse(plain) };
  };
  const openedAll = (items: readonly ReportedAnswer[]): Promise<readonly Opened[]> => Promise.all(items.map(opened));

  const rowsOf = async ({ sort, from, to, filter }: Wanted, notOf: string) => {
    const newestFirst = { field: 'reportedAt', descending: true } as const;
    if (sort.field !== 'care') {
      const page = await reportedAnswers(db, { sort: { ...sort, field: sort.field }, from, to, filter, notOf });
      return { rows: await openedAll(page.items), total: page.total };
    }
    const { items, total } = await reportedAnswers(db, {
      ...{ sort: newestFirst, from: 0, to: mostOrdered - 1, filter, notOf },
    });
    const all = (await openedAll(items)).toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
    const ordered = sort.descending ? all : all.toReversed();
    return { rows: filter.id === undefined ? ordered.slice(from, to + 1) : ordered, total };
  };

  return async (wanted, { actor }, now) => {
    const { rows, total } = await rowsOf(wanted, actor.id);
    const id = [...new Set(rows.map(({ adviceId }) => adviceId))];
    const asked = { field: 'askedAt', descending: false } as const;
    const advices = await listAdvices(db, { sort: asked, from: 0, to: 0, filter: { id }, now });
    const questions = new Map(
      await Promise.all(
        advices.items.map(async (advice) => [advice.id, await questionOf(advice.question, sealer)] as const),
      ),
    );
    return {
      items: rows.map((row) => itemOf(row, questions.get(row.adviceId) ?? null)),
      total,
      askers: rows.map(({ asker }) => asker),
    };
  };
};

/** Care comes first, among what nobody has looked at yet. */
const urgencyOf = ({ said, settled }: Opened): number => (settled ? 0 : said?.why === 'care' ? 2 : 1);

const itemOf = ({ id, adviceId, topics, said, settled, reportedAt }: Opened, question: string | null): ReportItem => ({
  ...{ id, adviceId, reportedAt, comment: said?.comment ?? null, status: settled ? 'settled' : 'open' },
  why: said === null || said.why === 'fits' ? null : said.why,
  question: question === null ? null : firstLine(question),
  // The topic of despair isn't stored in plain text, so it is known by the reason alone.
  topics: [...topics, ...(said?.why === 'care' ? ['despair'] : [])].map((topic) => ({
    ...{ id: topic, title: topicTitles.get(topic) ?? null },
  })),
});
