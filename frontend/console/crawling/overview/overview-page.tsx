import { Box } from '@mui/material';
import { ListFailure, ListWaiting } from '../../cases/shared/list-states.tsx';
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
          <SourceCards sources={sources} />
        </Box>
      )}
    </Box>
  );
};
