import { Box, Button, Typography } from '@mui/material';
import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { count, koreanMoment } from '../../shared/formats.ts';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { StageChip } from './import-panel.tsx';
import { isUnderWay } from './use-import.ts';
import { samplingWords } from './words.ts';

const PAGE = 10;

/** The uploaded files, the latest first. */
export const ImportList = ({ open, onOpen }: { open: string | null; onOpen: (id: string) => void }) => {
  const [pages, setPages] = useState(1);
  const {
    data,
    error,
    isPending,
    refetch,
    total = 0,
  } = useGetList<ImportOut>(
    'admin/data/import',
    { pagination: { page: 1, perPage: PAGE * pages }, sort: { field: 'startedAt', order: 'DESC' } },
    {
      onError: () => {},
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? 3_000 : false),
    },
  );
  return (
    <Section title="올린 파일 목록">
      {isPending ? (
        <ListWaiting label="올린 파일을 불러오는 중" />
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : total === 0 ? (
        <NothingYet>아직 올린 파일이 없습니다.</NothingYet>
      ) : (
        <>
          <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {data?.map((batch) => (
              <Box
                component="li"
                key={batch.id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  alignItems: 'center',
                  borderBottom: 1,
                  borderColor: 'divider',
                  py: 1,
                }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Button
                    onClick={() => onOpen(batch.id)}
                    aria-current={batch.id === open ? 'true' : undefined}
                    sx={{ justifyContent: 'start', textAlign: 'left', overflowWrap: 'anywhere', px: 0, minHeight: 44 }}
                  >
                    {batch.fileName}
                  </Button>
                  <Typography variant="body2" color="text.secondary">
                    {koreanMoment(batch.startedAt)} · {samplingWords[batch.sampling]}
                  </Typography>
                </Box>
                <Typography variant="body2">{summaryOf(batch)}</Typography>
                <StageChip batch={batch} />
              </Box>
            ))}
          </Box>
          {total > PAGE * pages && <Button onClick={() => setPages(pages + 1)}>더 보기</Button>}
        </>
      )}
    </Section>
  );
};

const summaryOf = ({ counts }: ImportOut): string =>
  [
    ['새 자료', counts.new] as const,
    ['바뀜', counts.changed] as const,
    ['그대로', counts.unchanged + counts.repeated] as const,
    ['받지 못함', counts.refused] as const,
  ]
    .filter(([, some]) => some > 0)
    .map(([words, some]) => `${words} ${count(some)}`)
    .join(' · ');
