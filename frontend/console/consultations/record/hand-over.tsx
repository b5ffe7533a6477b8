import { Alert, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useNotify } from 'react-admin';
import { useSession } from '../../../shared/client/session.ts';
import { ConflictList } from '../../firm/conflict-list.tsx';
import { PersonChoice } from '../../firm/person-choice.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { useConsultationsData } from '../consultations-data.ts';
import { useAttorneys } from '../use-attorneys.ts';
import { useConsultationShown } from '../use-consultation.ts';

type HandOverProps = { readonly item: ConsultationDetail; readonly onClose: () => void };

/** Gives the consultation to another person of the firm; the reason is recorded, also in spite of a conflict. */
export const HandOver = ({ item, onClose }: HandOverProps) => {
  const { assignConsultation } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const kept = useKeptState('hand-over', '');
  const { typed: userId, type: setUserId } = kept;
  const { user } = useSession();
  const { people, error, readAgain } = useAttorneys();
  return (
    <ReasonedDialog
      title="상담 넘기기"
      action="넘기기"
      isHarmless
      kept={kept}
      isReady={userId !== ''}
      onClose={onClose}
      command={(reason) => assignConsultation(item, userId, reason)}
      onDone={async () => {
        await shown(item.id);
        notify('상담을 넘겼습니다.', { type: 'info' });
        onClose();
      }}
    >
      {item.conflicts.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <ConflictList conflicts={item.conflicts} parties={item} />
        </Alert>
      )}
      <Typography sx={{ mb: 2 }}>
        {item.assignee === null ? '아직 맡은 사람이 없습니다.' : `지금은 ${item.assignee.name}님이 맡고 있습니다.`}
      </Typography>
      <PersonChoice
        people={people}
        error={error}
        onRetry={readAgain}
        chosen={userId}
        onChoose={setUserId}
        without={[user?.id, item.assignee?.id, item.person.id]}
      />
    </ReasonedDialog>
  );
};
