import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { useParams } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { plainSentence } from '../../api/plain-sentence.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Facts } from '../../shell/record/facts.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { Section } from '../../shell/record/section.tsx';
import { worksOf } from '../crawling-data.ts';
import { CrawlingNav } from '../crawling-nav.tsx';
import { WorkFailures } from '../failures/work-failures.tsx';
import { progressWords, shareDone } from '../progress.ts';
import { type CrawlKind, kindNames, spanWords, starterWords } from '../words.ts';
import { useKindHere } from '../works/kind-here.ts';
import { WorkChip } from '../works/work-lines.tsx';
import { WorkItems } from './items.tsx';
import { Steps } from './steps.tsx';
import { useWork } from './use-work.ts';
import { Windows } from './windows.tsx';

/** /admin/crawling/{kind}/{id}: one work while it runs and afterwards. */
const WorkPage = () => {
  const { id = '' } = useParams();
  const kind = useKindHere();
  return (
    <OnlyFor entry="crawling">
      <Loaded key={id} kind={kind} id={id} />
    </OnlyFor>
  );
};

export default WorkPage;

const Loaded = ({ kind, id }: { readonly kind: CrawlKind; readonly id: string }) => {
  const { data: work, error, refetch } = useWork(kind, id);
  if (work) return <Work work={work} />;
  if (!error) return <PageWaiting />;
  const list = { to: `/${worksOf(kind)}`, name: '수집 작업 목록으로' };
  return <RecordNotLoaded title="수집 작업" error={error} onRetry={() => void refetch()} list={list} />;
};

const Work = ({ work }: { readonly work: WorkOut }) => (
  <>
    <PageHeading title={`${kindNames[work.kind]} 수집`} badge={<WorkChip work={work} />}>
      <Steps work={work} />
    </PageHeading>
    <CrawlingNav />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={spanWords(work)}>
        <Facts>
          {[
            ['출처', sources[work.source].label],
            ['시작한 사람', starterWords(work)],
            ['시작한 때', koreanMoment(work.startedAt)],
            ['마지막 소식', koreanMoment(work.updatedAt)],
          ]}
        </Facts>
        <Progress work={work} />
        {work.resting && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {work.resting.message}
          </Alert>
        )}
        {work.failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {plainSentence(work.failure.message)}
          </Alert>
        )}
      </Section>
      <WorkFailures work={work} />
      <Windows work={work} />
      <WorkItems work={work} />
    </Box>
  </>
);

const isGoingOn = ({ stage, waiting, resting }: WorkOut): boolean => stage === 'running' && !waiting && !resting;

const Progress = ({ work }: { readonly work: WorkOut }) => {
  const share = shareDone(work);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id="work-progress" role="status" sx={{ fontWeight: 600 }}>
        {progressWords(work)}
      </Typography>
      {work.stage !== 'ended' && (
        <LinearProgress
          variant={share === null && isGoingOn(work) ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
          aria-labelledby="work-progress"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
      {work.stage === 'running' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          화면을 떠나도 계속됩니다.
        </Typography>
      )}
    </Box>
  );
};
