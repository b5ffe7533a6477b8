import { Box, Skeleton, Typography } from '@mui/material';
import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { HomeFigureOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import type { FigureGroupName } from '@nomucheck/domain/operations/home-figures.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSession } from '../../../shared/client/session.ts';
import { NextCase } from '../../cases/next-case.tsx';
import { ListFailure } from '../../list/list-states.tsx';
import { useOperationsData } from '../operations-data.ts';
import { FigureCard, figureGrid } from './figure-card.tsx';
import { groupTitles } from './figure-words.ts';
import { groupsOf, isAllRefined } from './figures.ts';

/** On the home page: the day's work of whoever looks, each figure with its list. */
const Today = () => {
  const { user } = useSession();
  // Partners use the case search alone.
  return user !== null && may({ role: roleOf(user) }, 'access.staff') ? <Figures /> : null;
};

export default Today;

const Figures = () => {
  const { dashboard } = useOperationsData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/today'],
    queryFn: ({ signal }) => dashboard(signal),
    refetchInterval: 60_000,
  });
  // What was read before stays in sight while it can't be read again.
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {groupsOf(data.figures).map((part) => (
        <Group key={part.group} {...part} />
      ))}
    </>
  );
};

const Waiting = () => (
  <Box role="status" aria-busy aria-label="오늘의 일을 불러오는 중" sx={figureGrid}>
    {Array.from({ length: 8 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: eight cards that are all alike
      <Skeleton key={place} variant="rounded" height={112} />
    ))}
  </Box>
);

type GroupProps = { readonly group: FigureGroupName; readonly figures: readonly HomeFigureOut[] };

const Group = ({ group, figures }: GroupProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {groupTitles[group]}
      </Typography>
      {group === 'refine' && <NextCase isAllDone={isAllRefined(figures)} />}
      <Box component="ul" sx={figureGrid}>
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </Box>
    </Box>
  );
};
