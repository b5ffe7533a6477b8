import { Box, Button } from '@mui/material';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { withCondition } from '../../list/conditions.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { CrawlingNav } from '../crawling-nav.tsx';
import { ScheduledLines } from '../schedules/scheduled-lines.tsx';
import { useCrawlChanges } from '../use-crawl-changes.ts';
import { type CrawlKind, kindNames, stageNames } from '../words.ts';
import { useKindHere } from './kind-here.ts';
import { WorkLines } from './work-lines.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/crawling/{kind}: all works of a kind, the latest first. Filter, order and page are stored only in the address. */
const WorksPage = () => {
  const kind = useKindHere();
  useCrawlChanges();
  return (
    <OnlyFor entry="crawling">
      <ListBase<WorkOut>
        perPage={25}
        sort={{ field: 'startedAt', order: 'DESC' }}
        storeKey={false}
        queryOptions={withoutNotification}
      >
        <PageHeading title={`${kindNames[kind]} 수집`}>
          <Button component={Link} to={`/admin/crawling/calendar?kind=${kind}`}>
            달력
          </Button>
          <StartLink kind={kind} />
        </PageHeading>
        <CrawlingNav />
        <ScheduledLines kind={kind} />
        <Filters kind={kind} />
        <Works kind={kind} />
      </ListBase>
    </OnlyFor>
  );
};

export default WorksPage;

const StartLink = ({ kind }: { readonly kind: CrawlKind }) => (
  <Button variant="contained" component={Link} to={`/admin/crawling?kind=${kind}`}>
    수집 시작
  </Button>
);

const Filters = ({ kind }: { readonly kind: CrawlKind }) => {
  const { filterValues, setFilters, sort, setSort } = useListContext<WorkOut>();
  const set = (field: string, wanted: string) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const ofKind = sourceNames.filter((name) => sources[name].kinds.includes(kind));
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Choice label="상태" value={textOf('stage')} onChoose={(stage) => set('stage', stage)}>
        {Object.entries(stageNames)}
      </Choice>
      <Choice label="출처" value={textOf('source')} onChoose={(source) => set('source', source)}>
        {ofKind.map((name) => [name, sources[name].label])}
      </Choice>
      <Choice
        label="순서"
        all={false}
        value={sort.field === 'from' ? 'from' : 'startedAt'}
        onChoose={(field) => setSort({ field, order: 'DESC' })}
      >
        {[
          ['startedAt', '나중에 시작한 것부터'],
          ['from', '최근 기간부터'],
        ]}
      </Choice>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};

const Works = ({ kind }: { readonly kind: CrawlKind }) => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<WorkOut>();
  if (isPending) return <ListWaiting label="수집 작업을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0 && Object.keys(filterValues).length > 0)
    return (
      <ListEmpty
        action={
          <Button color="inherit" onClick={() => setFilters({})}>
            조건 지우기
          </Button>
        }
      >
        조건에 맞는 수집 작업이 없습니다.
      </ListEmpty>
    );
  if (total === 0)
    return (
      <ListEmpty action={<StartLink kind={kind} />}>
        아직 모은 적이 없습니다. 기간을 골라 시작하면 여기에 남습니다.
      </ListEmpty>
    );
  return (
    <>
      <WorkLines works={data} />
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
