import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { ReportCounts, ReportItem } from '@nomucheck/domain/advice/contract/report.ts';
import type {
  CompleteReviewBody,
  ReviewDetail,
  WorkingCopyBody,
  WorkingCopyOut,
} from '@nomucheck/domain/advice/contract/review.ts';
import type { ShowAdviceBody } from '@nomucheck/domain/advice/contract/shown.ts';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { useData } from '../api/data-provider.ts';
import { post, put, read } from '../api/requests.ts';

/** The two reviews of an advice. */
export type ReviewStage = 1 | 2;
/** A command names the revision of the advice that it was decided on. */
type At = { readonly id: string; readonly revision: number };
type Present = { readonly present: ReviewDetail['present'] };

const advices = '/api/ai-advices';
const adviceAt = (id: string): string => `${advices}/${encodeURIComponent(id)}`;
const reviewAt = (id: string, stage: ReviewStage): string => `${adviceAt(id)}/review${stage}`;

const step = ({ id, revision }: At, name: string, body: object = {}): Promise<unknown> =>
  post(`${adviceAt(id)}/${name}`, { ...body, expectedRevision: revision });
const reviewStep = (at: At, stage: ReviewStage, name: string, body: object = {}): Promise<unknown> =>
  step(at, `review${stage}/${name}`, body);

/** The data provider's methods for the reviews of advices, besides reading lists. */
export const inspectionData = {
  reviewOf: (id: string): Promise<ReviewDetail> => read(`${advices}/reviews/${encodeURIComponent(id)}`),
  checkOf: (id: string): Promise<CheckRecord> => read(`/api/check/${encodeURIComponent(id)}`),
  workingCopy: (id: string, stage: ReviewStage): Promise<WorkingCopyOut> => read(reviewAt(id, stage)),
  /** `expectedRevision` is the one of the working copy. */
  saveWorkingCopy: (id: string, stage: ReviewStage, copy: WorkingCopyBody): Promise<WorkingCopyOut> =>
    put(reviewAt(id, stage), copy),
  /** By the holder, it renews the lease. `reason`: why it is claimed in spite of a conflict. */
  claimReview: (id: string, stage: ReviewStage, reason?: string): Promise<unknown> =>
    post(`${reviewAt(id, stage)}/claim`, reason === undefined ? {} : { reason }),
  releaseReview: (at: At, stage: ReviewStage) => reviewStep(at, stage, 'release'),
  reassignReview: (at: At, stage: ReviewStage, userId: string, reason: string) =>
    reviewStep(at, stage, 'reassign', { userId, reason }),
  completeReview: (at: At, stage: ReviewStage, verdict: Omit<CompleteReviewBody, 'expectedRevision'>) =>
    reviewStep(at, stage, 'complete', verdict),
  requestReview2: (at: At, note: string) => step(at, 'review2/request', note === '' ? {} : { note }),
  amendAdvice: (at: At, reason: string) => step(at, 'amend', { reason }),
  withdrawAdvice: (at: At, reason: string) => step(at, 'withdraw', { reason }),
  /** Retells it on the home page; `reason`: when and how the asker agreed. */
  showAdvice: (at: At, words: Pick<ShowAdviceBody, 'question' | 'answer'>, reason: string) =>
    step(at, 'show', { ...words, namesNobody: true, askerAgreed: true, reason }),
  hideAdvice: (at: At, reason: string) => step(at, 'hide', { reason }),
  settleFlag: (at: At, flag: { readonly caseId: string; readonly revision: number }, reason: string) =>
    step(at, 'flags/settle', { ...flag, reason }),
  /** A conversation, also of an advice that nobody has asked to be reviewed. */
  adviceOf: (id: string): Promise<AdviceOut> => read(adviceAt(id)),
  reportCounts: (): Promise<ReportCounts> => read(`${advices}/reports/counts`),
  settleReport: ({ id, adviceId }: Pick<ReportItem, 'id' | 'adviceId'>, reason: string): Promise<unknown> =>
    post(`${adviceAt(adviceId)}/answers/${encodeURIComponent(id)}/report/settle`, { reason }),
  /** Puts an advice into the queue by hand. */
  queueAdvice: (adviceId: string, reason: string, note: string): Promise<unknown> =>
    post(`${advices}/reviews`, { adviceId, reason, ...(note === '' ? {} : { note }) }),
  /** Says that the reader has the advice open, and reads who else has. */
  bePresent: (id: string): Promise<Present> => post(`${adviceAt(id)}/presence`, {}),
};

export const useInspectionData = () => useData<typeof inspectionData>();
