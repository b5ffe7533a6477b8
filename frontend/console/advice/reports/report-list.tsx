import { Box, Button, Typography } from '@mui/material';
import type { ReportItem } from '@nomucheck/domain/advice/contract/report.ts';
import { useQuery } from '@tanstack/react-query';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { count } from '../../../shared/formats.ts';
import { withCondition } from '../../list/conditions.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { LiveBar } from '../../live/live-bar.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useInspectionData } from '../inspection-data.ts';
import { ListTabs } from '../list/list-tabs.tsx';
import { otherLists } from '../list/tabs.ts';
import { ReportCard } from './report-card.tsx';
import { statusNames } from './words.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /inspection/reports: answers to look at, those of people in despair first. The filter and the page are in the address. */
const ReportList = () => (
  <OnlyFor entry="inspection">
    <ListBase
      perPage={25}
      sort={otherLists.reports.sort}
      filterDefaultValues={otherLists.reports.filter}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="검수 목록" />
      <LiveBar resource="advice-report" />
      <ListTabs current="reports" />
      <Box id="reviews" role="tabpanel" aria-labelledby="review-tab-reports">
        <Figures />
        <Filters />
        <Reports />
      </Box>
    </ListBase>
  </OnlyFor>
);

export default ReportList;

const Figures = () => {
  const { reportCounts } = useInspectionData();
  const { data } = useQuery({ queryKey: ['inspection/reports', 'counts'], queryFn: reportCounts, retry: false });
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2, minHeight: '1.5em' }}>
      {data && `질문에 맞는다고 한 답 ${count(data.fits)}개 · 살펴볼 답으로 들어온 것 ${count(data.toLookAt)}개`}
    </Typography>
  );
};

const Filters = () => {
  const { filterValues, setFilters } = useListContext<ReportItem>();
  const status = typeof filterValues.status === 'string' ? filterValues.status : '';
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Choice
        label="살펴봄"
        value={status}
        onChoose={(wanted) => setFilters(withCondition(filterValues, 'status', wanted))}
      >
        {Object.entries(statusNames)}
      </Choice>
    </Box>
  );
};

const Reports = () => {
  const list = useListContext<ReportItem>();
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = list;
  if (isPending) return <ListWaiting label="살펴볼 답을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const all = (
      <Button color="inherit" onClick={() => setFilters({})}>
        살펴본 것도 보기
      </Button>
    );
    return (
      <ListEmpty action={filterValues.status !== undefined && all}>
        {filterValues.status === 'settled'
          ? '살펴본 답이 없습니다.'
          : '살펴볼 답이 없습니다. 회원이 질문과 맞지 않는다고 하거나 많이 힘들어 보이면 그 답이 여기에 보입니다.'}
      </ListEmpty>
    );
  }
  return (
    <>
      <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {data.map((item) => (
          <ReportCard key={item.id} item={item} />
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
