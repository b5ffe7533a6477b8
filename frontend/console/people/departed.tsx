import { Alert, Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useHistory } from '../history/history-pages.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { AccessLog } from './person/access-log.tsx';

/**
 * In place of a person’s page where the account is gone: what the log still says of somebody who left, and who had read
 * their data. An id that nobody ever had gets the server’s sentence alone.
 */
export const Departed = ({ id, absence }: { readonly id: string; readonly absence: Error }) => {
  const { entries, error } = useHistory({ kind: 'user', id, revision: 0 });
  if (entries === undefined && error === null) return <PageWaiting />;
  return (
    <>
      <PageHeading title={entries === undefined ? '회원' : '탈퇴한 회원'} />
      {entries === undefined ? (
        <Alert severity="error">{messageOf(absence)}</Alert>
      ) : (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            탈퇴해서 개인정보를 지운 회원입니다. 남은 기록만 볼 수 있습니다.
          </Alert>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
            <RecordHistory kind="user" id={id} revision={0} />
            <Box>
              <AccessLog id={id} />
            </Box>
          </Box>
        </>
      )}
      <Button component={Link} to="/admin/user" sx={{ mt: 2 }}>
        회원 목록으로
      </Button>
    </>
  );
};
