import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { nameOfEvent } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { NothingYet } from '../../shell/record/section.tsx';
import { useOperationsData } from '../operations-data.ts';
import { type ParkedThing, parkedIn } from './parked.ts';

type Subscribers = Parameters<typeof parkedIn>[0];

/** What the program could not take, why, and a button that tries it once more, in the order of the log. */
export const ParkedList = ({ subscribers }: { subscribers: Subscribers }) => {
  const parked = parkedIn(subscribers);
  if (parked.length === 0) return <NothingYet>멈춘 기록이 없습니다. 모든 기록이 처리되었습니다.</NothingYet>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning">
        프로그램이 처리하지 못한 기록입니다. 같은 자료의 뒤 기록만 함께 기다리고, 나머지는 그대로 돌아갑니다. 개발
        담당자가 고친 뒤 다시 시도하십시오.
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {parked.map((thing) => (
          <ParkedCard key={thing.key} thing={thing} />
        ))}
      </Box>
    </Box>
  );
};

const ParkedCard = ({ thing }: { thing: ParkedThing }) => {
  const { retryStream, retryEffect } = useOperationsData();
  const queries = useQueryClient();
  const notify = useNotify();
  const retry = useMutation<unknown>({
    mutationFn: () =>
      thing.kind === 'stream' ? retryStream(thing.where, thing.what) : retryEffect(thing.where, thing.key),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin/projections'] });
      await queries.invalidateQueries({ queryKey: ['admin/today'] });
      notify('다시 시도했습니다. 아직 목록에 있으면 그대로 멈춰 있는 것입니다.', { type: 'info' });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h3">
          {nameOfEvent(thing.type) ?? thing.type}
        </Typography>
        <Typography variant="body2">
          {thing.kind === 'stream' ? '조회 자료' : '뒤따르는 일'} {thing.where} · {thing.what}
        </Typography>
        <Typography variant="body2">까닭: {thing.error}</Typography>
        <Typography variant="body2" color="text.secondary">
          {koreanMoment(thing.since)}부터
          {thing.events > 1 && ` · 기다리는 기록 ${count(thing.events)}개`}
        </Typography>
      </Box>
      <Button variant="outlined" disabled={retry.isPending} onClick={() => retry.mutate()} sx={{ minHeight: 44 }}>
        다시 시도
      </Button>
    </Paper>
  );
};
