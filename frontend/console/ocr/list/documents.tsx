import { Box, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import type { OcrDocumentItem } from '@nomucheck/domain/ocr/contract.ts';
import { Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { sizeWords } from '../../case-import/words.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { StatusChip } from '../status-chip.tsx';
import { confidenceWords, progressWords, shareRead, toCheckWords } from '../words.ts';
import { useListChanges } from './use-list-changes.ts';

/** The documents of this page of the list. */
export const Documents = () => {
  const { data, error, isPending, refetch, filterValues } = useListContext<OcrDocumentItem>();
  useListChanges();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Section title="올린 문서">
      {isPending ? (
        <ListWaiting label="올린 문서를 불러오는 중" />
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <ListEmpty>
          {isFiltered ? '조건에 맞는 문서가 없습니다.' : '아직 올린 문서가 없습니다. PDF를 올리면 여기에 나타납니다.'}
        </ListEmpty>
      ) : (
        <>
          <Box component="ul" data-rows aria-label="올린 문서" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </Box>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </>
      )}
    </Section>
  );
};

const Line = ({ item }: { readonly item: OcrDocumentItem }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 0.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 240px) 104px' },
      alignItems: 'center',
      columnGap: 2,
      borderBottom: 1,
      borderColor: 'divider',
      py: 1.5,
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={`/admin/ocr/${item.id}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {item.fileName}
      </MuiLink>
      <Typography variant="body2" color="text.secondary">
        {koreanMoment(item.uploadedAt)} · {sizeWords(item.bytes)}
        {item.from === 'attachment' && ' · 수집한 첨부 파일'}
        {item.attachments > 0 && ` · 자료 ${count(item.attachments)}건`}
      </Typography>
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Typography id={`progress-${item.id}`} variant="body2">
        {item.page > 0 || !item.failure ? summaryOf(item) : item.failure.message}
      </Typography>
      {item.page > 0 && item.failure && (
        <Typography variant="body2" color="error">
          {item.failure.message}
        </Typography>
      )}
      {item.status === 'reading' && <Progress item={item} />}
    </Box>
    <StatusChip item={item} />
  </Box>
);

const summaryOf = (item: OcrDocumentItem): string =>
  [
    progressWords(item),
    toCheckWords(item),
    item.lowWords > 0 ? confidenceWords(item.confidence) : null,
    item.correctedPages > 0 ? `고친 쪽 ${count(item.correctedPages)}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

const Progress = ({ item }: { readonly item: OcrDocumentItem }) => {
  const share = shareRead(item);
  return (
    <LinearProgress
      variant={share === null ? 'indeterminate' : 'determinate'}
      value={share ?? 0}
      aria-labelledby={`progress-${item.id}`}
      sx={{ mt: 0.5, height: 8, borderRadius: 4 }}
    />
  );
};
