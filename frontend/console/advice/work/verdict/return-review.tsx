import { Typography } from '@mui/material';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { refusalText, useVerdict, type VerdictProps } from './use-verdict.ts';

/** Sends the text back with a reason; loaded when it is asked. */
const ReturnReview = ({ review, stage, work, onClose, onDone }: VerdictProps) => {
  const send = useVerdict({ review, stage, work });
  return (
    <ReasonedDialog
      title={`${stage}차 검토에서 돌려보내기`}
      action="돌려보내기"
      refusalText={refusalText}
      onClose={onClose}
      command={(reason) => send({ verdict: 'return', reason })}
      onDone={onDone}
    >
      <Typography>
        {stage === 1
          ? '물은 회원에게 돌아갑니다. 회원이 사유를 읽으므로, 무엇을 더 알려 주면 되는지 적어 주십시오.'
          : '1차 검토로 돌아갑니다. 1차 검토자가 사유와 지금 글을 봅니다.'}
      </Typography>
    </ReasonedDialog>
  );
};

export default ReturnReview;
