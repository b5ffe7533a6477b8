import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { count } from '../../shared/formats.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { NotAllowed } from '../shell/no-page.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { NoticeLine } from './notice-line.tsx';
import { useIsTold, useMarkNotices, useNoticeCounts, useNoticeList } from './use-notices.ts';

const step = 25;

/** /admin/notices: what waits for whoever is signed in. Which part is shown is in the address. */
const NoticesPage = () => (useIsTold() ? <Notices /> : <NotAllowed />);

export default NoticesPage;

const Notices = () => {
  const { data: counts } = useNoticeCounts();
  const mark = useMarkNotices();
  const unread = counts?.unread ?? 0;
  return (
    <>
      <PageHeading title="알림">
        <Button disabled={unread === 0 || mark.isPending} onClick={() => mark.mutate({ all: true })}>
          모두 읽음
        </Button>
        <Button component={Link} to="/admin/notices/settings">
          알림 설정
        </Button>
      </PageHeading>
      {mark.error && (
        <Box sx={{ mb: 2 }}>
          <ListFailure error={mark.error} onRetry={() => mark.mutate(mark.variables)} />
        </Box>
      )}
      <NoticeList open={counts?.open} />
    </>
  );
};

const NoticeList = ({ open }: { open: number | undefined }) => {
  const [address, setAddress] = useSearchParams();
  const isOpen = address.get('which') !== 'all';
  const [most, setMost] = useState(step);
  const { data, error, refetch, isFetching } = useNoticeList(isOpen, most);
  const choose = (which: unknown) => {
    if (which === null) return;
    setMost(step);
    setAddress(which === 'all' ? { which: 'all' } : {}, { replace: true });
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={isOpen ? 'open' : 'all'}
        onChange={(_event, which: unknown) => choose(which)}
        aria-label="볼 알림"
        sx={{ mb: 2, '& button': { minHeight: 44, px: 2 } }}
      >
        <ToggleButton value="open">기다리는 일{open === undefined ? '' : ` ${count(open)}`}</ToggleButton>
        <ToggleButton value="all">모두</ToggleButton>
      </ToggleButtonGroup>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListWaiting label="알림을 불러오는 중" />}
      {data?.items.length === 0 && (
        <ListEmpty>{isOpen ? '기다리는 일이 없습니다.' : '받은 알림이 없습니다.'}</ListEmpty>
      )}
      {data && data.items.length > 0 && (
        <Box component="ul" data-rows aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </Box>
      )}
      {data && data.total > data.items.length && (
        <Button onClick={() => setMost(most + step)} disabled={isFetching} sx={{ mt: 1, minHeight: 44 }}>
          더 보기 ({count(data.total - data.items.length)}건 남음)
        </Button>
      )}
    </>
  );
};
