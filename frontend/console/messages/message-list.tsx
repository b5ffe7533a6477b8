import { Button, useMediaQuery } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { koreanToday } from '../../shared/formats.ts';
import { ExportButton } from '../export/export-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { LiveBar } from '../live/live-bar.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { theme } from '../shell/theme.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageCards, MessageTable } from './message-table.tsx';
import { exportColumns } from './words.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/message: all messages and how far they came. Filter, order and page are stored only in the address. */
const MessageList = () => (
  <OnlyFor entry="message">
    <ListBase
      perPage={25}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="메시지">
        <Button component={Link} to="/admin/message/create" variant="contained">
          메시지 쓰기
        </Button>
        <Button component={Link} to="/admin/message/templates">
          문안
        </Button>
        <ExportButton<MessageOut> resource="admin/message" file={`메시지-${koreanToday()}`} columns={exportColumns} />
      </PageHeading>
      <LiveBar resource="message" />
      <MessageFilters />
      <Messages />
    </ListBase>
  </OnlyFor>
);

export default MessageList;

const Messages = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<MessageOut>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const isFiltered = Object.keys(filterValues).length > 0;
  if (isPending) return <ListWaiting label="메시지를 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const clear = (
      <Button color="inherit" onClick={() => setFilters({})}>
        조건 지우기
      </Button>
    );
    return (
      <ListEmpty action={isFiltered && clear}>
        {isFiltered ? '조건에 맞는 메시지가 없습니다.' : '아직 보낸 메시지가 없습니다.'}
      </ListEmpty>
    );
  }
  return (
    <>
      {isNarrow ? <MessageCards messages={data} /> : <MessageTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
