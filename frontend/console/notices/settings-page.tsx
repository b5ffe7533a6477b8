import { Alert, Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { NotAllowed } from '../shell/no-page.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { useNoticesData } from './notices-data.ts';
import { choicesKey, useChoosing } from './use-choosing.ts';
import { useIsTold } from './use-notices.ts';

/** /admin/notices/settings: by which ways whoever is signed in hears of what. */
const SettingsPage = () => (useIsTold() ? <Settings /> : <NotAllowed />);

export default SettingsPage;

const Settings = () => {
  const { readNoticeChoices } = useNoticesData();
  const { data, error, refetch } = useQuery({
    queryKey: choicesKey,
    queryFn: ({ signal }) => readNoticeChoices(signal),
  });
  const { choose, saved, failure } = useChoosing();
  return (
    <>
      <PageHeading title="알림 설정">
        <Button component={Link} to="/admin/notices">
          알림 목록
        </Button>
      </PageHeading>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        고르면 바로 저장됩니다. 그 사이 처리된 일은 알리지 않으며, 문자는 아침 9시부터 저녁 8시 사이에만 보냅니다.
      </Typography>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListWaiting label="알림 설정을 불러오는 중" />}
      {data && !data.phone && (
        <Alert severity="info" id="no-phone" sx={{ mb: 2 }}>
          확인된 휴대전화 번호가 없어 문자를 고를 수 없습니다.{' '}
          <MuiLink href="/more/verification">휴대전화 번호 확인</MuiLink>
        </Alert>
      )}
      {failure !== null && (
        <Box sx={{ mb: 2 }}>
          <ListFailure error={failure.error} onRetry={failure.again} />
        </Box>
      )}
      {data && <ChoiceTable choices={data} onChoose={choose} />}
      {/* In sight also where the table is longer than the window. */}
      <Box role="status" sx={{ position: 'sticky', bottom: 12, mt: 1, minHeight: 32, pointerEvents: 'none' }}>
        {saved !== '' && <Chip label={saved} variant="outlined" sx={{ bgcolor: 'background.paper' }} />}
      </Box>
    </>
  );
};
