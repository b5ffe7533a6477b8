import { Box, Button, useMediaQuery } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { Suspense } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ColumnsButton } from '../../../list/columns-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../../list/list-states.tsx';
import { useShownSelection } from '../../../list/use-shown-selection.ts';
import { LiveBar } from '../../../live/live-bar.tsx';
import { SavedQueries } from '../../../preferences/saved-queries.tsx';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { OnlyFor } from '../../../shell/only-for.tsx';
import { PageHeading } from '../../../shell/page-heading.tsx';
import { theme } from '../../../shell/theme.ts';
import { DataNav } from '../../data-nav.tsx';
import { firstPlace } from '../../queue-address.ts';
import { queueColumns, queueHiddenAtFirst, queueStoreKey } from './queue-columns.ts';
import { QueueFilters } from './queue-filters.tsx';
import { ofTab, type QueueTab, QueueTabs, tabOf, withoutTab } from './queue-tabs.tsx';
import { SelectionBar } from './selection.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** One of them is shown, by the width of the window. */
const QueueTable = lazyPage(async () => ({ default: (await import('./queue-table.tsx')).QueueTable }));
const QueueCards = lazyPage(async () => ({ default: (await import('./queue-cards.tsx')).QueueCards }));

/** It brings its dialogs with it, and is read after the list. */
const BulkBar = lazyPage(async () => ({ default: (await import('../../bulk/bulk-bar.tsx')).BulkBar }));

/** /admin/data: cases in refinement. Stage, filter, order and page are stored only in the address. */
const Queue = () => (
  <OnlyFor entry="data">
    <ListBase
      perPage={25}
      sort={firstPlace.sort}
      filterDefaultValues={firstPlace.filter}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="판정례 자료">
        <Actions />
      </PageHeading>
      <DataNav />
      <LiveBar resource="case" />
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
          ...{ mb: 1, pb: { xs: 0.5, md: 0 }, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <QueueTabs />
        <Acts />
      </Box>
      <QueueFilters />
      <Cases />
    </ListBase>
  </OnlyFor>
);

export default Queue;

const Actions = () => {
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  return (
    <>
      <SavedQueries resource="case-work" />
      {isWide && <ColumnsButton storeKey={queueStoreKey} columns={queueColumns} hiddenAtFirst={queueHiddenAtFirst} />}
    </>
  );
};

/** What is done with many cases, on the line of the tabs, so that the list begins higher. */
const Acts = () => {
  const { filterValues, setFilters, error, isPending, total = 0 } = useListContext<RefineItem>();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const tab = tabOf(filterValues);
  const isNarrowed = Object.keys(withoutTab(filterValues)).length > 0;
  const clear = isWide && isNarrowed && <Button onClick={() => setFilters(ofTab(tab, {}))}>조건 지우기</Button>;
  if (isPending || error || total === 0) return clear;
  return (
    <>
      {clear}
      {tab === 'ready' && <SelectionBar />}
      <Suspense fallback={null}>
        {tab === 'crawled' && <BulkBar kind="take" />}
        {tab === 'ready' && <BulkBar kind="accept" />}
      </Suspense>
    </>
  );
};

const Cases = () => {
  const { filterValues } = useListContext<RefineItem>();
  const tab = tabOf(filterValues);
  return (
    <Box id="queue" role="tabpanel" aria-labelledby={`queue-tab-${tab}`}>
      <Shown tab={tab} />
    </Box>
  );
};

const Shown = ({ tab }: { tab: QueueTab }) => {
  const { error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<RefineItem>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  useShownSelection();
  if (isPending) return <ListWaiting label="자료를 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const isNarrowed = Object.keys(withoutTab(filterValues)).length > 0;
    return isNarrowed ? (
      <ListEmpty
        action={
          <Button color="inherit" onClick={() => setFilters(ofTab(tab, {}))}>
            조건 지우기
          </Button>
        }
      >
        조건에 맞는 자료가 없습니다.
      </ListEmpty>
    ) : (
      <Nothing tab={tab} />
    );
  }
  const selectable = tab === 'ready';
  return (
    <>
      <Suspense fallback={<ListWaiting label="자료를 불러오는 중" />}>
        {isNarrow ? <QueueCards selectable={selectable} /> : <QueueTable selectable={selectable} />}
      </Suspense>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const nothing: Readonly<Record<QueueTab, string>> = {
  crawled: '정제할 자료가 없습니다. 파일로 올리거나 직접 입력하면 여기에 쌓입니다.',
  ready: '승인을 기다리는 자료가 없습니다. 정제를 마친 자료가 여기에 모이고, 여러 건을 함께 승인할 수 있습니다.',
  sentBack: '반려된 자료가 없습니다. 승인 대기 자료를 반려하면 사유와 함께 여기에 보입니다.',
  withdrawn: '안 쓰기로 한 자료가 없습니다.',
};

const Nothing = ({ tab }: { tab: QueueTab }) => (
  <ListEmpty
    action={
      tab === 'crawled' && (
        <>
          <Button color="inherit" component={Link} to="/admin/data/import">
            파일 올리기
          </Button>
          <Button color="inherit" component={Link} to="/admin/data/add">
            직접 입력
          </Button>
        </>
      )
    }
  >
    {nothing[tab]}
  </ListEmpty>
);
