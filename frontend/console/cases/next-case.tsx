import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { NextCaseOut } from '@nomucheck/domain/cases/contract/today.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ListFailure } from '../list/list-states.tsx';
import { useKey } from '../shell/use-key.ts';
import { Key } from '../typing/key.tsx';
import { useCasesData } from './cases-data.ts';
import { firstPlace, placeSearch } from './queue-address.ts';
import { caseLabel, outcomeShown } from './words.ts';

/** The next case to refine, which a key opens, or that all is done. */
export const NextCase = ({ isAllDone }: { isAllDone: boolean }) => {
  const { nextCase } = useCasesData();
  const { data, error, refetch } = useQuery({ queryKey: ['admin/today', 'next'], queryFn: nextCase });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5, '&:empty': { display: 'none' } }}>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data?.next && <Next next={data.next} />}
      {isAllDone && (
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
    </Box>
  );
};

const Next = ({ next }: { next: NonNullable<NextCaseOut['next']> }) => {
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
