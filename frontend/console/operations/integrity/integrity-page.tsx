import { Alert, Box, Button, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import type { LogVerificationOut, LogVerificationView } from '@nomucheck/domain/kernel/contract/log-verification.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Facts } from '../../shell/record/facts.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useOperationsData } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';
import { findingInWords } from './finding-words.ts';

/** /admin/integrity: whether the log is as it was written, checked by a button and once a day. */
const IntegrityPage = () => (
  <OnlyFor entry="log">
    <Integrity />
  </OnlyFor>
);

export default IntegrityPage;

const key = ['admin/integrity'];

const isUnderWay = (view: LogVerificationView | undefined): boolean =>
  view?.running !== null && view?.running !== undefined && view.running.state !== 'failed';

const Integrity = () => {
  const { verifications, verifyLog } = useOperationsData();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => verifications(signal),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 1_000 : false),
  });
  const asking = useMutation({
    mutationFn: verifyLog,
    onSuccess: async (view) => {
      queries.setQueryData(key, view);
      await queries.invalidateQueries({ queryKey: ['admin/today'] });
    },
    onError: (failure) => notify(messageOf(failure), { type: 'error' }),
  });
  return (
    <>
      <PageHeading title="무결성">
        <Button
          variant="contained"
          disabled={asking.isPending || isUnderWay(data)}
          onClick={() => asking.mutate()}
          sx={{ minHeight: 44 }}
        >
          지금 확인
        </Button>
      </PageHeading>
      <AuditNav />
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListWaiting label="확인한 결과를 불러오는 중" />}
      {data && <Found view={data} />}
    </>
  );
};

const Found = ({ view }: { view: LogVerificationView }) => {
  const { running, results } = view;
  const [last] = results;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {running && <Running running={running} />}
      {last ? <Result result={last} /> : !running && <ListEmpty>아직 확인한 적이 없습니다.</ListEmpty>}
      <Protection view={view} />
      {results.length > 1 && <Earlier results={results.slice(1)} />}
    </Box>
  );
};

const Running = ({ running }: { running: NonNullable<LogVerificationView['running']> }) =>
  running.state === 'failed' ? (
    <Alert severity="error">
      확인하지 못했습니다: {running.failedWhy ?? '까닭을 알 수 없습니다'}. 다시 확인하십시오.
    </Alert>
  ) : (
    <Box role="status" aria-live="polite">
      <Typography variant="body2">기록을 처음부터 확인하는 중 · {running.percent}%</Typography>
      <LinearProgress
        variant={running.percent === 0 ? 'indeterminate' : 'determinate'}
        value={running.percent}
        aria-label="기록 확인"
      />
    </Box>
  );

const Result = ({ result }: { result: LogVerificationOut }) => (
  <Section title="마지막으로 확인한 결과">
    <Alert severity={result.found === 0 ? 'success' : 'error'} sx={{ mb: 1.5 }}>
      {result.found === 0
        ? '모든 기록이 쓰인 그대로입니다.'
        : `맞지 않는 곳이 ${count(result.found)}곳 있습니다. 기록을 그대로 두고 개발 담당자에게 알리십시오.`}
    </Alert>
    {result.findings.length > 0 && (
      <Box component="ul" aria-label="맞지 않는 곳" sx={{ m: 0, mb: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {result.findings.map((finding) => (
          <li key={`${finding.what} ${finding.position} ${finding.detail} ${finding.line}`}>
            {findingInWords(finding)}
            {finding.stream !== null && (
              <MuiLink
                component={Link}
                to={`/admin/log?record=${encodeURIComponent(finding.stream)}`}
                sx={{ ml: 1, display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 } }}
              >
                이 흐름의 기록
              </MuiLink>
            )}
          </li>
        ))}
        {result.found > result.findings.length && <li>그 밖에 {count(result.found - result.findings.length)}곳</li>}
      </Box>
    )}
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Facts>
        {[
          ['확인한 때', koreanMoment(result.at)],
          ['누가', result.by.name],
          ['기록', `${count(result.events)}건, 흐름 ${count(result.streams)}개`],
          ['밖의 증명', digestsInWords(result)],
          ['마지막 위치', result.head],
          ['전체 해시', result.digest],
        ]}
      </Facts>
    </Box>
  </Section>
);

const digestsInWords = ({ digests, unreadable }: LogVerificationOut): string =>
  digests === 0
    ? '아직 없음. 한 시간마다 적힙니다.'
    : `${count(digests)}줄과 견줌${unreadable === 0 ? '' : `, 읽을 수 없는 줄 ${count(unreadable)}개`}`;

const files = { waiting: '아직 적지 않음', written: '적고 있음', failed: '적지 못함' } as const;
const elsewhere = {
  off: '보내지 않음 (LOG_PROOF_URL 설정 없음)',
  waiting: '아직 보내지 않음',
  sent: '보내고 있음',
  failed: '보내지 못함',
} as const;

const Protection = ({ view: { logProtected, logProof } }: { view: LogVerificationView }) => (
  <Section title="기록을 지키는 장치">
    <Facts>
      {[
        ['쓰기 권한', logProtected ? '프로그램은 쓰인 기록을 바꿀 수 없음' : '프로그램이 기록을 바꿀 수 있음'],
        ['증명 파일', files[logProof.file]],
        ['다른 곳', elsewhere[logProof.elsewhere]],
      ]}
    </Facts>
  </Section>
);

const Earlier = ({ results }: { results: readonly LogVerificationOut[] }) => (
  <Section title="지난 결과">
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {results.map((result) => (
        <li key={result.at}>
          {koreanMoment(result.at)} · {result.by.name} · 기록 {count(result.events)}건 ·{' '}
          {result.found === 0 ? '이상 없음' : `맞지 않는 곳 ${count(result.found)}곳`}
        </li>
      ))}
    </Box>
  </Section>
);
