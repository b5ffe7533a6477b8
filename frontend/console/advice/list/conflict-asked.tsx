import { Alert, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { ConflictList } from '../../firm/conflict-list.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';

type ConflictAskedProps = {
  readonly wanted: { readonly id: string; readonly stage: ReviewStage };
  readonly onClose: () => void;
  readonly onClaimed: () => void;
};

/** Shows whom else the firm serves, and asks for the reason; loaded when it is asked. */
const ConflictAsked = ({ wanted: { id, stage }, onClose, onClaimed }: ConflictAskedProps) => {
  const { reviewOf, claimReview } = useInspectionData();
  const { data, error } = useQuery({
    queryKey: ['inspection/list', 'conflicts', id],
    queryFn: () => reviewOf(id),
    retry: false,
  });
  return (
    <ReasonedDialog
      title="이해 충돌을 먼저 확인해 주십시오"
      about={id}
      action="그래도 맡기"
      isWaiting={data === undefined}
      onClose={onClose}
      command={(reason) => claimReview(id, stage, reason)}
      onDone={onClaimed}
    >
      <Typography sx={{ mb: 1.5 }}>
        양쪽을 모두 대리하게 되면 맡을 수 없습니다. 같은 사람이 아닌지 확인하고 그래도 맡는 까닭을 적어 주십시오.
      </Typography>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data === undefined && !error && <CircularProgress aria-label="불러오는 중" size={24} />}
      {data !== undefined && <ConflictList {...data} />}
    </ReasonedDialog>
  );
};

export default ConflictAsked;
