import { Box, Card, CardActionArea, CardContent, Skeleton, Typography } from '@mui/material';
import type { ReportItem } from '@nomucheck/domain/advice/contract/report.ts';
import type { ReviewFilter, ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { count } from '../../shared/formats.ts';
import { ListFailure } from '../cases/shared/list-states.tsx';
import { dueWords } from './due-words.ts';
import { firstSort, ofTab, otherLists, tabAddress } from './list/tabs.ts';
import { useNow } from './use-now.ts';

const useFirst = (filter: ReviewFilter) =>
  useGetList<ReviewListItem>(
    'inspection/list',
    { pagination: { page: 1, perPage: 1 }, sort: firstSort, filter },
    { retry: false, onError: () => {} },
  );

const useReports = () => {
  const { resource, filter, sort } = otherLists.reports;
  return useGetList<ReportItem>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter },
    { retry: false, onError: () => {} },
  );
};

/** On the home page: how many reviews wait for the reader, which is due first, how many are overdue, and which answers to look at. */
const Today = () => {
  const id = useId();
  const mine = useFirst(ofTab('mine'));
  const overdue = useFirst(ofTab('overdue'));
  const reports = useReports();
  const isCare = reports.data?.[0]?.why === 'care';
  const now = useNow();
  const error = mine.error ?? overdue.error ?? reports.error;
  const due = mine.data?.[0]?.due;
  const again = () => {
    void mine.refetch();
    void overdue.refetch();
    void reports.refetch();
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        오늘의 검수
      </Typography>
      {error ? (
        <ListFailure error={error} onRetry={again} />
      ) : (
        <Box component="ul" sx={grid}>
          <Figure
            title="내 차례"
            to={tabAddress('mine')}
            figure={mine.total}
            meaning={due ? `가장 가까운 기한: ${dueWords(due, now)}` : '맡았거나 맡을 수 있는 검토'}
          />
          <Figure
            title="기한 지남"
            to={tabAddress('overdue')}
            figure={overdue.total}
            meaning="먼저 끝내야 할 검토"
            isUrgent
          />
          <Figure
            title="살펴볼 답"
            to={tabAddress('reports')}
            figure={reports.total}
            meaning={isCare ? '먼저 볼 답이 있습니다' : '질문과 맞지 않는다고 한 답'}
            isUrgent={isCare}
          />
        </Box>
      )}
    </Box>
  );
};

export default Today;

const grid = {
  ...{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;

type FigureProps = {
  readonly title: string;
  readonly to: string;
  readonly figure: number | undefined;
  readonly meaning: string;
  /** A figure above zero is bad news. */
  readonly isUrgent?: boolean;
};

const Figure = ({ title, to, figure, meaning, isUrgent = false }: FigureProps) => (
  <Card component="li" variant="outlined">
    <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
      <CardContent sx={{ height: '100%' }}>
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Typography>
        {figure === undefined ? (
          <Skeleton width={48} height={42} />
        ) : (
          <Typography
            component="span"
            sx={{
              ...{ display: 'block', fontSize: 28, fontWeight: 700 },
              color: figure === 0 ? 'text.secondary' : isUrgent ? 'error.main' : 'text.primary',
            }}
          >
            {count(figure)}
          </Typography>
        )}
        <Typography component="span" variant="body2" color="text.secondary">
          {meaning}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);
