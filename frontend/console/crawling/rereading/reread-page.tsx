import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { useParams } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { plainSentence } from '../../api/plain-sentence.ts';
import { useWholeRecord } from '../../api/whole-record.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { Section } from '../../shell/record/section.tsx';
import { CrawlingNav } from '../crawling-nav.tsx';
import { CancelReread } from './cancel-reread.tsx';
import { Differences } from './differences.tsx';
import { RereadChip } from './reread-chip.tsx';
import { rereads } from './rereading-data.ts';
import { rereadWords } from './words.ts';

/** /admin/crawling/rereads/{id}: what a reading made of the kept bytes, and which of it becomes the cases' values. */
const RereadPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="crawling">
      <Loaded key={id} id={id} />
    </OnlyFor>
  );
};

export default RereadPage;

const Loaded = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useWholeRecord<RereadOut>(rereads, id, {
    retry: false,
    // Jobs read on, and carry decisions out.
    refetchInterval: ({ state }) =>
      state.data && (state.data.stage === 'running' || state.data.deciding > 0) ? 1_000 : false,
  });
  if (!data) {
    if (!error) return <PageWaiting />;
    const list = { to: `/${rereads}`, name: '다시 읽은 기록으로' };
    return <RecordNotLoaded title="다시 읽기" error={error} onRetry={() => void refetch()} list={list} />;
  }
  return (
    <>
      <PageHeading title={`${sources[data.source].label} 다시 읽기`} badge={<RereadChip reread={data} />}>
        {data.stage === 'running' && <CancelReread id={id} />}
      </PageHeading>
      <CrawlingNav />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={`${koreanMoment(data.startedAt)} 시작`}>
          <Progress reread={data} />
        </Section>
        <Differences reread={data} />
      </Box>
    </>
  );
};

const Progress = ({ reread }: { readonly reread: RereadOut }) => {
  const { stage, message, total, read, deciding } = reread;
  return (
    <>
      <Typography id="reread-progress" role="status">
        {rereadWords(reread)}
        {deciding > 0 && ' 정한 대로 바꾸는 중입니다.'}
      </Typography>
      {stage === 'running' && (
        <LinearProgress
          variant={read === 0 ? 'indeterminate' : 'determinate'}
          value={total === 0 ? 0 : Math.min(100, (read / total) * 100)}
          aria-labelledby="reread-progress"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
      {(stage === 'running' || deciding > 0) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          화면을 떠나도 계속됩니다.
        </Typography>
      )}
      {message !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {plainSentence(message)}
        </Alert>
      )}
    </>
  );
};
