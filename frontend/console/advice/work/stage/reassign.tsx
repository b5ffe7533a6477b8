import { Typography } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { useNotify } from 'react-admin';
import { PersonChoice } from '../../../firm/person-choice.tsx';
import { useFirmPeople } from '../../../firm/use-firm-people.ts';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../../../typing/use-kept-state.ts';
import { type ReviewStage, useInspectionData } from '../../inspection-data.ts';
import { useReviewShown } from '../../use-review.ts';

type ReassignProps = { readonly review: ReviewDetail; readonly stage: ReviewStage; readonly onClose: () => void };

/** An admin gives the review to another person of the firm. */
export const Reassign = ({ review, stage, onClose }: ReassignProps) => {
  const { reassignReview } = useInspectionData();
  const shown = useReviewShown();
  const notify = useNotify();
  const { people, error, readAgain } = useFirmPeople();
  const kept = useKeptState(`reassign-${stage}`, '');
  const { typed: userId, type: setUserId } = kept;
  return (
    <ReasonedDialog
      title={`${stage}차 검토를 맡은 사람 바꾸기`}
      action="바꾸기"
      isHarmless
      kept={kept}
      isReady={userId !== ''}
      onClose={onClose}
      command={(reason) => reassignReview(review, stage, userId, reason)}
      onDone={async () => {
        await shown(review.id);
        notify('맡은 사람을 바꾸었습니다.', { type: 'info' });
        onClose();
      }}
    >
      <Typography sx={{ mb: 2 }}>
        {review.holder === null ? '아직 맡은 사람이 없습니다.' : `지금은 ${review.holder.name}님이 맡고 있습니다.`} 같은
        자문의 다른 차수를 맡았던 사람은 고를 수 없습니다.
      </Typography>
      <PersonChoice
        people={people}
        error={error}
        onRetry={readAgain}
        chosen={userId}
        onChoose={setUserId}
        without={[review.holder?.id, review.asker.id]}
      />
    </ReasonedDialog>
  );
};
