import { Box } from '@mui/material';
import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import { CrawlingNav } from '../crawling-nav.tsx';
import { useCrawlChanges } from '../use-crawl-changes.ts';
import { useKindAndSource } from '../use-kind-and-source.ts';
import { kindNames, kinds } from '../words.ts';
import { FailureGroups } from './failure-groups.tsx';

/** /admin/crawling/failures: what couldn't be collected, by reason. Kind and source are in the address. */
const FailuresPage = () => (
  <OnlyFor entry="crawling">
    <PageHeading title="실패한 자료" />
    <CrawlingNav />
    <Failures />
  </OnlyFor>
);

export default FailuresPage;

const Failures = () => {
  useCrawlChanges();
  const { kind, source, choose } = useKindAndSource();
  const { crawlFailures } = useCrawlingData();
  const { data, error, refetch } = useQuery({
    queryKey: [worksOf(kind), 'failures', source],
    queryFn: ({ signal }) => crawlFailures(kind, source === null ? {} : { source }, signal),
    retry: false,
  });
  return (
    <>
      <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Choice label="종류" value={kind} all={false} onChoose={(wanted) => choose('kind', wanted)}>
          {kinds.map((each) => [each, kindNames[each]])}
        </Choice>
        <Choice label="출처" value={source ?? ''} onChoose={(wanted) => choose('source', wanted)}>
          {sourceNames.filter((name) => sources[name].kinds.includes(kind)).map((name) => [name, sources[name].label])}
        </Choice>
      </Box>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListWaiting label="실패한 자료를 불러오는 중" />
      ) : data.length === 0 ? (
        <ListEmpty>받지 못했거나 읽지 못한 자료가 없습니다.</ListEmpty>
      ) : (
        <FailureGroups kind={kind} groups={data} />
      )}
    </>
  );
};
