import { Box, Typography } from '@mui/material';
import type { RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { useWholeRecord } from '../../api/whole-record.ts';
import { CaseNotLoaded } from '../../cases/shared/case-not-loaded.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Section } from '../../shell/section.tsx';
import { CrawlingNav } from '../crawling-nav.tsx';
import { Differences } from './differences.tsx';
import { rereads } from './rereading-data.ts';
import { RereadChip } from './rereads-page.tsx';
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
  /** A job carries decisions out: the page is read again until no more than so many differences are open. */
  const [expected, setExpected] = useState<number | null>(null);
  const { data, error, refetch } = useWholeRecord<RereadOut>(rereads, id, {
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.stage === 'running' || (expected !== null && (state.data?.open ?? 0) > expected) ? 1_000 : false,
  });
  if (!data) {
    if (!error) return <PageWaiting />;
    const list = { to: `/${rereads}`, name: '다시 읽은 기록으로' };
    return <CaseNotLoaded title="다시 읽기" error={error} onRetry={() => void refetch()} list={list} />;
  }
  const isSettling = expected !== null && data.open > expected;
  return (
    <>
      <PageHeading title={`${sources[data.source].label} 다시 읽기`} badge={<RereadChip reread={data} />} />
      <CrawlingNav />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={`${koreanMoment(data.startedAt)} 시작`}>
          <Typography role="status">
            {rereadWords(data)}
            {isSettling && ' 정한 대로 바꾸는 중입니다.'}
          </Typography>
        </Section>
        <Differences reread={data} isSettling={isSettling} onDecided={(some) => setExpected(data.open - some)} />
      </Box>
    </>
  );
};
