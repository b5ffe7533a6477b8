import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { roleName } from '../../shell/roles.ts';
import { useConsultationsData } from '../consultations-data.ts';
import { useConsultationShown } from '../use-consultation.ts';
import { useFirmPeople } from '../use-firm-people.ts';
import { ConflictList } from './conflict-notice.tsx';

type HandOverProps = { readonly item: ConsultationDetail; readonly onClose: () => void };

/** Gives the consultation to another person of the firm; the reason is recorded, also in spite of a conflict. */
export const HandOver = ({ item, onClose }: HandOverProps) => {
  const { assignConsultation } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const [userId, setUserId] = useState('');
  const { people, error } = useFirmPeople();
  return (
    <ReasonedDialog
      title="상담 넘기기"
      action="넘기기"
      isHarmless
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
          <ConflictList item={item} />
        </Alert>
      )}
      <Typography sx={{ mb: 2 }}>
        {item.assignee === null ? '아직 맡은 사람이 없습니다.' : `지금은 ${item.assignee.name}님이 맡고 있습니다.`}
      </Typography>
      {error && <Alert severity="error">직원 목록을 불러오지 못했습니다.</Alert>}
      <TextField
        select
        fullWidth
        label="맡을 사람"
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
        sx={{ mt: 0.5 }}
      >
        {people
          .filter(({ id }) => id !== item.assignee?.id && id !== item.person.id)
          .map(({ id, name, role }) => (
            <MenuItem key={id} value={id}>
              {name} ({roleName(role)})
            </MenuItem>
          ))}
      </TextField>
    </ReasonedDialog>
  );
};
