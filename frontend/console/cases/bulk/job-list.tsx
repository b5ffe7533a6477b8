import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { DataNav } from '../data-nav.tsx';
import { useBatchNames } from '../shared/use-batch-names.ts';
import { JobChip } from './job-page.tsx';
import { RevertJob } from './revert-job.tsx';
import { actionNames, filterInWords, isUnderWay, resultInWords } from './words.ts';

/** /admin/data/jobs: the jobs on many cases, with who started them and when, the latest first. */
const JobList = () => (
  <OnlyFor entry="data">
    <ListBase<BulkWorkOut>
      perPage={25}
      sort={{ field: 'startedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={{
        onError: () => {},
        refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? 2_000 : false),
      }}
    >
      <PageHeading title="일괄 작업" />
      <DataNav />
      <Jobs />
    </ListBase>
  </OnlyFor>
);

export default JobList;

const Jobs = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<BulkWorkOut>();
  const batchName = useBatchNames([...new Set(data.flatMap(({ filter }) => filter?.batch ?? []))]);
  if (isPending) return <ListWaiting label="일괄 작업을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  const isNarrowed = Object.keys(filterValues).length > 0;
  const all = (
    <Button color="inherit" onClick={() => setFilters({})}>
      모두 보기
    </Button>
  );
  if (total === 0 && isNarrowed) return <ListEmpty action={all}>지금 진행 중인 일괄 작업이 없습니다.</ListEmpty>;
  if (total === 0)
    return (
      <ListEmpty
        action={
          <Button color="inherit" component={Link} to="/admin/data">
            정제할 자료 보기
          </Button>
        }
      >
        아직 일괄 작업이 없습니다. 정제할 자료에서 조건에 맞는 것을 한꺼번에 받거나 승인하면 여기에 남습니다.
      </ListEmpty>
    );
  return (
    <>
      {isNarrowed && (
        <Alert severity="info" action={all} sx={{ mb: 1 }}>
          진행 중인 작업만 보입니다.
        </Alert>
      )}
      <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((job) => (
          <JobLine key={job.id} job={job} conditions={filterInWords(job.filter, batchName)} />
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const JobLine = ({ job, conditions }: { job: BulkWorkOut; conditions: string }) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 },
      ...{ borderBottom: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={`/admin/data/jobs/${job.id}`}
        sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 }}
      >
        {actionNames[job.kind]} {count(job.total)}건
      </MuiLink>
      <Typography variant="body2">{conditions}</Typography>
      <Typography variant="body2" color="text.secondary">
        {koreanMoment(job.startedAt)} · {job.startedBy.name}
      </Typography>
    </Box>
    <Typography variant="body2">
      {resultInWords(job)}
      {job.reverted !== null && ` · 되돌림 ${count(job.reverted.reverted)}`}
    </Typography>
    <JobChip job={job} />
    <RevertJob job={job} />
  </Box>
);
