import { Alert, Box, Button } from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { isAlarming } from '@nomucheck/domain/crawling/sources.ts';
import { useSearchParams } from 'react-router';
import { ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { CrawlingNav } from '../crawling-nav.tsx';
import { useCrawlChanges } from '../use-crawl-changes.ts';
import { useSources } from '../use-sources.ts';
import { RecentWorks } from './recent-works.tsx';
import { SourceCards } from './source-cards.tsx';
import { StartForm } from './start-form.tsx';

/** /admin/crawling: starting to collect, what is being collected, and the state of the sources. */
const OverviewPage = () => (
  <OnlyFor entry="crawling">
    <PageHeading title="자료 수집" />
    <CrawlingNav />
    <Parts />
  </OnlyFor>
);

export default OverviewPage;

const Parts = () => {
  useCrawlChanges();
  const { data: sources, error, refetch } = useSources();
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sources ? (
        <StartForm sources={sources} />
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListWaiting label="출처를 불러오는 중" />
      )}
      <RecentWorks />
      {sources && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <ShownSources sources={sources} />
        </Box>
      )}
    </Box>
  );
};

/** All sources, or, from the home, only those that a person has to look after. */
const ShownSources = ({ sources }: { sources: readonly SourceOut[] }) => {
  const [address, setAddress] = useSearchParams();
  const isNarrowed = address.get('filter')?.includes('"alarming":true') ?? false;
  if (!isNarrowed) return <SourceCards sources={sources} />;
  const alarming = sources.filter(isAlarming);
  return (
    <>
      <Alert
        severity={alarming.length === 0 ? 'success' : 'warning'}
        sx={{ mb: 1 }}
        action={
          <Button color="inherit" onClick={() => setAddress({})}>
            모든 출처 보기
          </Button>
        }
      >
        {alarming.length === 0 ? '알림이 있는 출처가 없습니다.' : '알림이 있는 출처만 보입니다.'}
      </Alert>
      {alarming.length > 0 && <SourceCards sources={alarming} />}
    </>
  );
};
