import type { CompleteReviewBody, ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { messageOf } from '../../../api/api-error.ts';
import type { WorkInHand } from '../../copy/use-working-copy.ts';
import { type ReviewStage, useInspectionData } from '../../inspection-data.ts';

export type VerdictProps = {
  readonly review: ReviewDetail;
  readonly stage: ReviewStage;
  readonly work: WorkInHand;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
};

type Approval = Extract<CompleteReviewBody, { verdict: 'approve' }>;
type Verdict =
  | Pick<Approval, 'verdict' | 'reason' | 'handOver' | 'isOpenKnown'>
  | { readonly verdict: 'return'; readonly reason: string };

/**
 * Sends a verdict on the text as it stands on the page. Everything is saved first, because the comments and the confirmed
 * points are taken from the working copy at the server; and the advice is read again, because saving renews the lease, which
 * gives the advice a new revision.
 */
export const useVerdict = ({ review: { id }, stage, work }: Pick<VerdictProps, 'review' | 'stage' | 'work'>) => {
  const { reviewOf, completeReview } = useInspectionData();
  return async (verdict: Verdict): Promise<void> => {
    if (!(await work.flush())) throw new Error('not saved');
    const { text } = work.state.get().copy;
    const { revision } = await reviewOf(id);
    await completeReview({ id, revision }, stage, { ...verdict, text });
  };
};

const notSaved = '아직 저장하지 못한 글이 있어 마치지 못했습니다. 저장된 다음 다시 해 주십시오.';

export const refusalText = (error: unknown): string =>
  error instanceof Error && error.message === 'not saved' ? notSaved : messageOf(error);
