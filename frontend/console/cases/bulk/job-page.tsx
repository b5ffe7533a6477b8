import { Alert, Box, Button, Chip, LinearProgress, Typography } from '@mui/material';
import type { BulkWorkDetail } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Facts } from '../../shell/record/facts.tsx';
import { DataNav } from '../data-nav.tsx';
import { firstPlace, placeSearch } from '../queue-address.ts';
import { RefusalCauses } from '../shared/refusal-causes.tsx';
import { useBatchNames } from '../shared/use-batch-names.ts';
import { JobReport } from './job-report.tsx';
import { RevertJob } from './revert-job.tsx';
import { StopJob } from './stop-job.tsx';
import { useJob } from './use-job.ts';
import {
  actionNames,
  countsInWords,
  filterInWords,
  isUnderWay,
  progressInWords,
  stageInWords,
  wasStopped,
} from './words.ts';

/** /admin/data/jobs/:id: one job on many cases, its progress, the result for each case, and the button that reverts it. */
const JobPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="data">
      <Job key={id} id={id} />
    </OnlyFor>
  );
};

export default JobPage;

const Job = ({ id }: { id: string }) => {
  const { data: job, error, refetch } = useJob(id);
  const queries = useQueryClient();
  const stage = job?.stage;
  useEffect(() => {
    if (stage === undefined) return;
    // The queue, the master list and the list of jobs show the same cases.
    for (const list of ['admin/data', 'admin/data/master', 'admin/today'])
      void queries.invalidateQueries({ queryKey: [list] });
    void queries.invalidateQueries({ queryKey: ['admin/data/jobs', 'getList'] });
  }, [stage, queries]);
  return (
    <>
      <PageHeading title={job ? actionNames[job.kind] : '일괄 작업'} badge={job && <JobChip job={job} />}>
        {job && <StopJob job={job} />}
        {job && <RevertJob job={job} />}
      </PageHeading>
      <DataNav />
      {!job && (error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {job && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <About job={job} />
          <Outcome job={job} />
          <JobReport job={job} />
        </Box>
      )}
    </>
  );
};

const Waiting = () => <ListWaiting label="일괄 작업을 불러오는 중" />;

export const JobChip = ({ job }: { job: Pick<BulkWorkDetail, 'stage' | 'done' | 'total'> }) => (
  <Chip
    size="small"
    label={stageInWords(job)}
    color={isUnderWay(job) ? 'primary' : 'default'}
    variant={isUnderWay(job) ? 'filled' : 'outlined'}
  />
);

const About = ({ job }: { job: BulkWorkDetail }) => {
  const { filter, kind, total, startedBy, startedAt } = job;
  const batchName = useBatchNames(filter?.batch === undefined ? [] : [filter.batch]);
  return (
    <Facts>
      {[
        ['누가', startedBy.name],
        ['언제', koreanMoment(startedAt)],
        ['조건', filterInWords(filter, batchName)],
        ['대상', `${count(total)}건`],
        ...(kind === 'take' && job.thenReady ? ([['그 다음', '빠진 것이 없으면 승인 대기로']] as const) : []),
      ]}
    </Facts>
  );
};

const Outcome = ({ job }: { job: BulkWorkDetail }) => {
  const { kind, stage, total, done, counts, reverted, refusals } = job;
  if (isUnderWay(job))
    return (
      <Box>
        <Typography id="job-progress" role="status">
          {progressInWords(job)}
        </Typography>
        <LinearProgress
          variant={stage === 'reverting' ? 'indeterminate' : 'determinate'}
          value={total === 0 ? 0 : (100 * done) / total}
          aria-labelledby="job-progress"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      </Box>
    );
  const next = kind === 'take' ? ('ready' as const) : null;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {reverted === null ? (
        <Alert
          severity={counts.refused > 0 ? 'warning' : 'success'}
          action={
            next !== null &&
            counts.done > 0 && (
              <Button
                color="inherit"
                component={Link}
                to={`/admin/data${placeSearch({ ...firstPlace, filter: { stage: next } })}`}
              >
                승인하러 가기
              </Button>
            )
          }
        >
          {wasStopped(job) &&
            (done === 0 ? '시작하기 전에 멈췄습니다. ' : `${count(total)}건 가운데 ${count(done)}건에서 멈췄습니다. `)}
          {countsInWords(job)}
        </Alert>
      ) : (
        <Alert severity="info">
          {count(reverted.reverted)}건을 되돌렸습니다.
          {reverted.keptCount > 0 && ` 그 사이 바뀐 ${count(reverted.keptCount)}건은 그대로 두었습니다.`}
          {reverted.reason !== null && ` 사유: ${reverted.reason}`}
        </Alert>
      )}
      {refusals.length > 0 && (
        <Alert severity="warning">
          하지 못한 사유
          <RefusalCauses causes={refusals} />
        </Alert>
      )}
    </Box>
  );
};
