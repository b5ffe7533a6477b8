import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { roleName } from '../../shell/roles.ts';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';
import { useReviewShown } from '../use-review.ts';

const quietly = { retry: false, onError: () => {} };
const byName = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'role', order: 'ASC' },
} as const;

/** The firm's people of a kind: staff (1), supers (2). */
const useFirm = (accessType: 1 | 2) =>
  useGetList<AdminUser>('admin/user', { ...byName, filter: { accessType } }, quietly);

type ReassignProps = { readonly review: ReviewDetail; readonly stage: ReviewStage; readonly onClose: () => void };

/** An admin gives the review to another person of the firm. */
export const Reassign = ({ review, stage, onClose }: ReassignProps) => {
  const { reassignReview } = useInspectionData();
  const shown = useReviewShown();
  const notify = useNotify();
  const [userId, setUserId] = useState('');
  const staff = useFirm(1);
  const supers = useFirm(2);
  const people = [...(staff.data ?? []), ...(supers.data ?? [])].filter(
    ({ id, name }) => name !== null && id !== review.holder?.id && id !== review.asker.id,
  );
  return (
    <ReasonedDialog
      title={`${stage}차 검토를 맡은 사람 바꾸기`}
      action="바꾸기"
      isHarmless
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
      {(staff.error || supers.error) && <Alert severity="error">직원 목록을 불러오지 못했습니다.</Alert>}
      <TextField
        select
        fullWidth
        label="맡을 사람"
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
        sx={{ mt: 0.5 }}
      >
        {people.map(({ id, name, role }) => (
          <MenuItem key={id} value={id}>
            {name} ({roleName(role)})
          </MenuItem>
        ))}
      </TextField>
    </ReasonedDialog>
  );
};
