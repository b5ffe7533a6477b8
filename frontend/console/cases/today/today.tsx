import { Alert, Box, Button, Card, CardActionArea, CardContent, Paper, Skeleton, Typography } from '@mui/material';
import type { Today as TodayFigures } from '@nomucheck/domain/cases/contract/today.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { useKey } from '../../shell/use-key.ts';
import { useCasesData } from '../cases-data.ts';
import { Key } from '../refine/key.tsx';
import { firstPlace, placeSearch } from '../refine/queue-address.ts';
import { ListFailure } from '../shared/list-states.tsx';
import { caseLabel, outcomeShown } from '../shared/words.ts';
import { type Figure, figuresOf, isAllDone } from './figures.ts';

const grid = {
  ...{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;

/** On the home page: what waits for whoever refines, each figure with its list, and the next case. */
const Today = () => {
  const { casesToday } = useCasesData();
  const id = useId();
  const { data, error, refetch } = useQuery({ queryKey: ['admin/today'], queryFn: casesToday });
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        오늘의 정제
      </Typography>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Figures today={data} />
      ) : (
        <Waiting />
      )}
    </Box>
  );
};

export default Today;

const Waiting = () => (
  <Box role="status" aria-busy aria-label="오늘의 정제를 불러오는 중" sx={grid}>
    {['waiting', 'sure', 'ready', 'sentBack', 'likeness', 'outdated', 'newText', 'parked'].map((figure) => (
      <Skeleton key={figure} variant="rounded" height={112} />
    ))}
  </Box>
);

const Figures = ({ today }: { today: TodayFigures }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {today.next && <NextCase next={today.next} />}
    {isAllDone(today) && (
      <Alert
        severity="success"
        sx={{ flexWrap: 'wrap' }}
        action={
          <Button color="inherit" component={Link} to="/admin/data/import">
            파일 올리기
          </Button>
        }
      >
        정제할 자료와 승인할 자료를 모두 마쳤습니다.
      </Alert>
    )}
    <Box component="ul" aria-label="오늘의 수" sx={grid}>
      {figuresOf(today)
        .filter(({ isOnlySome, count: some }) => !isOnlySome || some > 0)
        .map((figure) => (
          <FigureCard key={figure.title} figure={figure} />
        ))}
    </Box>
  </Box>
);

const NextCase = ({ next }: { next: NonNullable<TodayFigures['next']> }) => {
  const navigate = useNavigate();
  const to = `/admin/data/${next.id}${placeSearch(firstPlace)}`;
  useKey('KeyN', () => void navigate(to));
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h3">다음 자료: {caseLabel(next)}</Typography>
        <Typography variant="body2">{outcomeShown(next)}</Typography>
        {next.point !== '' && (
          <Typography variant="body2" color="text.secondary">
            {next.point}
          </Typography>
        )}
      </Box>
      <Button variant="contained" component={Link} to={to} aria-keyshortcuts="N" sx={{ minHeight: 44 }}>
        다음 자료 열기 <Key>N</Key>
      </Button>
    </Paper>
  );
};

const FigureCard = ({ figure: { title, count: some, meaning, to } }: { figure: Figure }) => (
  <Card component="li" variant="outlined">
    <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
      <CardContent sx={{ height: '100%' }}>
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography
          component="span"
          sx={{
            display: 'block',
            fontSize: 28,
            fontWeight: 700,
            color: some === 0 ? 'text.secondary' : 'text.primary',
          }}
        >
          {count(some)}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {meaning}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);
