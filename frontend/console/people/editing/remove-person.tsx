import { Box, Button, Typography } from '@mui/material';
import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { useFactorsAgain } from '../../access/factors-again.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { usePeopleData } from '../people-data.ts';
import { usePeopleShown } from '../person/use-person.ts';
import { personName } from '../words.ts';

/** Deletes an account; confirmed by typing the e-mail address. */
export const RemovePerson = ({ person }: { person: AdminUserDetail }) => {
  const [open, setOpen] = useState(false);
  const { removeUser } = usePeopleData();
  const again = useFactorsAgain(useSession().user?.secondFactor === true);
  const { forget } = usePeopleShown();
  const navigate = useNavigate();
  const notify = useNotify();
  const removed = () => {
    forget(person.id);
    notify('회원을 삭제했습니다.', { type: 'info' });
    void navigate('/admin/user');
  };
  return (
    <Box sx={{ mt: 4 }}>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        회원 삭제
      </Button>
      {open && (
        <ReasonedDialog
          title={`회원 삭제: ${personName(person)}`}
          action="삭제"
          typed={person.email ?? person.id}
          onClose={() => setOpen(false)}
          command={(reason) => again.confirmed((confirmed) => removeUser({ id: person.id, reason, ...confirmed }))}
          onDone={removed}
        >
          {(errors) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Typography>
                이름, 연락처와 직접 쓴 글을 다시는 읽을 수 없게 지우고, 모든 기기에서 로그아웃합니다. 되돌릴 수
                없습니다.
              </Typography>
              {again.fields(errors)}
            </Box>
          )}
        </ReasonedDialog>
      )}
    </Box>
  );
};
