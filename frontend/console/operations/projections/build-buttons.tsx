import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useOperationsData } from '../operations-data.ts';
import { differenceInWords } from './words.ts';

/** Builds a read model from the log beside the live one: to see what would differ, or to put it in its place. */
export const BuildButtons = ({ view }: { view: ProjectionView }) => {
  const { rebuild } = useOperationsData();
  const queries = useQueryClient();
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (only: 'compare' | undefined) => rebuild(view.name, only),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin/projections'] }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const building = view.rebuild;
  if (building !== null && building.state !== 'failed')
    return (
      <Box role="status" aria-label={`${view.name} 만드는 중`} sx={{ minWidth: 140 }}>
        <Typography variant="body2">기록으로 만드는 중 · {building.percent}%</Typography>
        <LinearProgress variant="determinate" value={building.percent} aria-label={`${view.name} 만들기`} />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => mutate('compare')}
        aria-label={`${view.name} 견주기`}
        sx={{ minHeight: 44 }}
      >
        견주기
      </Button>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => setAsks(true)}
        aria-label={`${view.name} 다시 만들기`}
        sx={{ minHeight: 44 }}
      >
        다시 만들기
      </Button>
      {building?.state === 'failed' && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          만들지 못했습니다: {building.failedWhy ?? '까닭을 알 수 없습니다'}
        </Alert>
      )}
      {asks && (
        <Dialog open onClose={() => setAsks(false)} aria-labelledby="rebuild-title" fullWidth maxWidth="xs">
          <DialogTitle id="rebuild-title">{view.name} 다시 만들기</DialogTitle>
          <DialogContent>
            <Typography>
              기록을 처음부터 읽어 새로 만들고, 다 되면 지금 것과 바꿉니다. 그동안에도 볼 수 있습니다.
            </Typography>
            <Typography sx={{ mt: 1 }}>
              {view.built
                ? `마지막으로 견준 때 ${koreanMoment(view.built.at)}: ${differenceInWords(view.built)}`
                : '무엇이 달라지는지 먼저 보려면 견주기를 누르십시오.'}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsks(false)}>취소</Button>
            <Button
              variant="contained"
              autoFocus
              onClick={() => {
                setAsks(false);
                mutate(undefined);
              }}
            >
              바꾸기
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
};
