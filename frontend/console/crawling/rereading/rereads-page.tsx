import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Section } from '../../shell/record/section.tsx';
import { CrawlingNav } from '../crawling-nav.tsx';
import type { SourceName } from '../words.ts';
import { RereadChip } from './reread-chip.tsx';
import { rereads, useRereadingData } from './rereading-data.ts';
import { rereadWords } from './words.ts';

/** /admin/crawling/rereads: reading what was kept again with a better reader, and what came of it, the latest first. */
const RereadsPage = () => (
  <OnlyFor entry="crawling">
    <ListBase<RereadOut>
      perPage={25}
      sort={{ field: 'startedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={{
        onError: () => {},
        refetchInterval: ({ state }) => (state.data?.data.some(({ stage }) => stage === 'running') ? 2_000 : false),
      }}
    >
      <PageHeading title="다시 읽기" />
      <CrawlingNav />
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ order: { lg: 1 } }}>
          <StartReread />
        </Box>
        <Section title="다시 읽은 기록">
          <Rereads />
        </Section>
      </Box>
    </ListBase>
  </OnlyFor>
);

export default RereadsPage;

const StartReread = () => {
  const [source, setSource] = useState<SourceName>('law-api-courts');
  const { startReread } = useRereadingData();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => startReread(source),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: [rereads] });
      void navigate(`/${rereads}/${id}`);
    },
  });
  return (
    <Section title="모은 원문 다시 읽기">
      <Typography sx={{ mb: 2 }}>
        출처에서 받은 원문은 그대로 보관합니다. 읽는 방법이 나아진 뒤 다시 읽어서, 달라진 값을 자료에 받아들일지
        정합니다. 출처에는 다시 묻지 않습니다.
      </Typography>
      {start.error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(start.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Choice
          label="출처"
          value={source}
          all={false}
          onChoose={(wanted) => setSource(sourceNames.find((name) => name === wanted) ?? source)}
        >
          {sourceNames.map((name) => [name, sources[name].label])}
        </Choice>
        <Button variant="contained" disabled={start.isPending} onClick={() => start.mutate()}>
          {start.isPending ? '시작하는 중' : '다시 읽기'}
        </Button>
      </Box>
    </Section>
  );
};

const Rereads = () => {
  const { data = [], error, isPending, refetch, total = 0 } = useListContext<RereadOut>();
  if (isPending) return <ListWaiting label="다시 읽은 기록을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) return <ListEmpty>아직 다시 읽은 적이 없습니다.</ListEmpty>;
  return (
    <>
      <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((reread) => (
          <Box component="li" key={reread.id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
              <MuiLink
                component={Link}
                to={`/${rereads}/${reread.id}`}
                sx={{
                  ...{ flexGrow: 1, display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 },
                  '@media (pointer: coarse)': { minHeight: 44 },
                }}
              >
                {sources[reread.source].label}, {koreanMoment(reread.startedAt)}
              </MuiLink>
              <RereadChip reread={reread} />
            </Box>
            <Typography variant="body2">{rereadWords(reread)}</Typography>
          </Box>
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
