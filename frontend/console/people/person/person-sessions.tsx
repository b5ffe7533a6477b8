import { Box, Button, Typography } from '@mui/material';
import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { deviceName } from '../../../shared/device/device-name.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { usePeopleData } from '../people-data.ts';
import { usePeopleShown } from './use-person.ts';

/** The devices on which a person is signed in, and a command that signs them out. */
export const PersonSessions = ({ person: { id, sessions, may } }: { person: AdminUserDetail }) => {
  const [open, setOpen] = useState(false);
  const { endSessionsOf } = usePeopleData();
  const { askAgain } = usePeopleShown();
  const notify = useNotify();
  const ended = async () => {
    setOpen(false);
    notify('모든 기기에서 로그아웃했습니다.', { type: 'info' });
    await askAgain(id);
  };
  const action = may.endSessions && sessions.length > 0 && (
    <Button size="small" color="error" onClick={() => setOpen(true)}>
      모두 끝내기
    </Button>
  );
  return (
    <Section title="로그인한 기기" action={action}>
      {sessions.length === 0 ? (
        <NothingYet>지금 로그인되어 있지 않습니다.</NothingYet>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {sessions.map((session) => (
            <li key={session.id}>
              {deviceName(session.userAgent)}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {koreanMoment(session.createdAt)} 로그인, 마지막 이용 {koreanMoment(session.lastSeenAt)}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {open && (
        <ReasonedDialog
          title="모든 기기에서 로그아웃"
          action="모두 끝내기"
          onClose={() => setOpen(false)}
          command={(reason) => endSessionsOf(id, reason)}
          onDone={ended}
        >
          <Typography>이 회원은 다시 로그인해야 합니다. 진단 내용은 그대로 있습니다.</Typography>
        </ReasonedDialog>
      )}
    </Section>
  );
};
