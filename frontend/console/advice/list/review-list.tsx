import { Box, Button, useMediaQuery } from '@mui/material';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { Suspense, useEffect } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { isAdmin } from '../../access/grants.ts';
import { ExportButton } from '../../export/export-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { LiveBar } from '../../live/live-bar.tsx';
import { SavedQueries } from '../../preferences/saved-queries.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { theme } from '../../shell/theme.ts';
import { useKey } from '../../shell/use-key.ts';
import { useNow } from '../../shell/use-now.ts';
import { Key } from '../../typing/key.tsx';
import { claimable, detailAddress, exportColumns } from '../words.ts';
import { ListTabs } from './list-tabs.tsx';
import { QueueByHand } from './queue-by-hand.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { firstSort, type ListTab, ofTab, tabAddress, tabOf, withoutTab } from './tabs.ts';
import { useClaim } from './use-claim.tsx';

const loadTable = () => import('./review-table.tsx');
const loadCards = () => import('./review-cards.tsx');
const ReviewTable = lazyPage(loadTable);
const ReviewCards = lazyPage(loadCards);

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /inspection/list: advices to review, the overdue ones first. Tab, filter, order and page are stored only in the address. */
const ReviewList = () => (
  <OnlyFor entry="inspection">
    <ListBase
      perPage={25}
      sort={firstSort}
      filterDefaultValues={ofTab('mine')}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="검수 목록">
        <Actions />
      </PageHeading>
      <LiveBar resource="advice" />
      <Tabs />
      <ReviewFilters />
      <Reviews />
    </ListBase>
  </OnlyFor>
);

export default ReviewList;

const Actions = () => {
  const { user } = useSession();
  return (
    <>
      {isAdmin(user) && <QueueByHand />}
      <SavedQueries resource="advice" />
      <ExportButton<ReviewListItem> resource="inspection/list" file={`검수-${koreanToday()}`} columns={exportColumns} />
    </>
  );
};

const Tabs = () => {
  const { filterValues, setFilters } = useListContext<ReviewListItem>();
  const others = withoutTab(filterValues);
  return <ListTabs current={tabOf(filterValues)} others={others} onChoose={(tab) => setFilters(ofTab(tab, others))} />;
};

const Reviews = () => {
  const { filterValues } = useListContext<ReviewListItem>();
  const tab = tabOf(filterValues);
  return (
    <Box id="reviews" role="tabpanel" aria-labelledby={`review-tab-${tab}`}>
      <Shown tab={tab} />
    </Box>
  );
};

const Shown = ({ tab }: { tab: ListTab }) => {
  const {
    data = [],
    error,
    isPending,
    refetch,
    total = 0,
    filterValues,
    setFilters,
  } = useListContext<ReviewListItem>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const navigate = useNavigate();
  const now = useNow();
  const { claim, asking } = useClaim(({ id }) => void navigate(detailAddress(id)));
  const take = (item: ReviewListItem | undefined) => {
    const stage = item && claimable(item);
    if (item && stage) claim({ id: item.id, stage, conflict: item.conflict });
  };
  useKey('KeyC', () => take(itemWithFocus(data) ?? data.find((item) => claimable(item) !== null)));

  // Loaded beside the reviews themselves.
  useEffect(() => {
    (isNarrow ? loadCards : loadTable)().catch(() => {});
  }, [isNarrow]);

  const waiting = <ListWaiting label="검수할 자문을 불러오는 중" />;
  if (isPending) return waiting;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    if (Object.keys(withoutTab(filterValues)).length === 0) return <Nothing tab={tab} />;
    const clear = (
      <Button color="inherit" onClick={() => setFilters(ofTab(tab))}>
        조건 지우기
      </Button>
    );
    return <ListEmpty action={clear}>조건에 맞는 자문이 없습니다.</ListEmpty>;
  }
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 1, fontSize: 14, color: 'text.secondary' }}>
        <Key>J</Key> <Key>K</Key> 줄 옮기기 · <Key>Enter</Key> 열기
        {data.some((item) => claimable(item) !== null) && (
          <>
            {' '}
            · <Key>C</Key> 그 줄의 자문 맡기 (고른 줄이 없으면 맨 위)
          </>
        )}{' '}
        · <Key>?</Key> 단축키
      </Box>
      <Suspense fallback={waiting}>
        {isNarrow ? <ReviewCards now={now} onClaim={take} /> : <ReviewTable now={now} onClaim={take} />}
      </Suspense>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      {asking}
    </>
  );
};

/** The advice of the row in which the focus is. */
const itemWithFocus = (items: readonly ReviewListItem[]): ReviewListItem | undefined => {
  const focused = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('[data-review]');
  return items.find(({ id }) => id === focused?.dataset.review);
};

const nothing: Readonly<Record<ListTab, string>> = {
  mine: '맡은 검토도, 맡을 수 있는 검토도 없습니다. 회원이 검토를 요청하면 여기에 보입니다.',
  all: '아직 들어온 자문이 없습니다. 회원이 AI 자문에서 검토를 요청하면 여기에 보입니다.',
  overdue: '기한이 지난 검토가 없습니다.',
};

const Nothing = ({ tab }: { tab: ListTab }) => (
  <ListEmpty
    action={
      tab !== 'all' && (
        <Button color="inherit" component={Link} to={tabAddress('all')}>
          전체 보기
        </Button>
      )
    }
  >
    {nothing[tab]}
  </ListEmpty>
);
