import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { visibleText } from '../../kernel/text/text.ts';
import { whysOfReport } from '../reports/report-events.ts';
import { lengths } from '../texts/text-lengths.ts';
import { adviceOut } from './advice.ts';

/** Contract of the judgements that askers make of answers, and of the firm's list of reported answers. */

export const judgeAnswerBody = z
  .strictObject({
    fits: z.boolean(),
    /** What was otherwise than expected. */
    comment: visibleText(lengths.note).optional(),
  })
  .refine(({ fits, comment }) => !fits || comment === undefined, {
    path: ['comment'],
    error: '질문에 맞지 않을 때만 적을 수 있어요.',
  });
export type JudgeAnswerBody = z.infer<typeof judgeAnswerBody>;

export const settleReportBody = z.strictObject({ reason: visibleText(1_000), expectedRevision });

/** An answer that a labour attorney has to look at. */
export const reportItem = z.strictObject({
  /** The answer's. */
  id: z.uuid(),
  adviceId: z.uuid(),
  /** null once its asker has left, or has withdrawn the consent that it rests on. */
  why: z.enum(['does_not_fit', 'care']).nullable(),
  comment: z.string().nullable(),
  /** The first line of the question. */
  question: z.string().nullable(),
  /** What the answer was made of; `title` is null for a topic that isn't there any more. */
  topics: z.array(z.strictObject({ id: z.string(), title: z.string().nullable() })),
  reportedAt: instant,
  status: z.enum(['open', 'settled']),
});
export type ReportItem = z.infer<typeof reportItem>;

export const reportSorts = ['care', 'reportedAt', 'id'] as const;
export type ReportSort = (typeof reportSorts)[number];

export const reportFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  status: z.enum(['open', 'settled']).optional(),
});
export type ReportFilter = z.infer<typeof reportFilter>;

/** How many answers their askers found to fit, and how many were to be looked at. */
export const reportCounts = z.strictObject({ fits: z.int(), toLookAt: z.int(), open: z.int() });
export type ReportCounts = z.infer<typeof reportCounts>;

/** An advice as its asker exports it: with everything that is kept about its answers. */
export const exportedAdvice = adviceOut.extend({
  reports: z.array(
    z.strictObject({ answerId: z.uuid(), why: z.enum(whysOfReport).nullable(), comment: z.string().nullable() }),
  ),
});
export type ExportedAdvice = z.infer<typeof exportedAdvice>;
