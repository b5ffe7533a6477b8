import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link as MuiLink,
} from '@mui/material';
import type { BulkAsked, BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetMany, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { useCasesData } from '../cases-data.ts';
import { caseLabel } from '../shared/words.ts';

type BulkKind = BulkWorkOut['kind'];

const actions: Readonly<Record<BulkKind, string>> = {
  take: '결과까지 확실한 것 모두 받기',
  accept: '조건에 맞는 자료 모두 승인',
};

/** Work on all cases that match the list's filter, not on a page of them: a job, its report, and the way back. */
export const BulkBar = ({ kind }: { kind: BulkKind }) => {
  const { filterValues, total = 0 } = useListContext<RefineItem>();
  const { takeSure, acceptAll } = useCasesData();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [asked, setAsked] = useState<BulkAsked | null>(null);
  const start = useMutation({
    mutationFn: () => (kind === 'take' ? takeSure({ ...filterValues, sureOutcome: true }) : acceptAll(filterValues)),
    onSuccess: setAsked,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Box sx={{ mb: 1 }}>
      <Button
        variant="outlined"
        disabled={start.isPending}
        onClick={() => (kind === 'accept' ? setConfirming(true) : start.mutate())}
        sx={{ minHeight: 44 }}
      >
        {actions[kind]}
      </Button>
      {isConfirming && (
        <Dialog open onClose={() => setConfirming(false)} aria-labelledby="bulk-confirm">
          <DialogTitle id="bulk-confirm">{actions[kind]}</DialogTitle>
          <DialogContent>
            조건에 맞는 {count(total)}건을 마스터 자료로 승인합니다. 승인 뒤에 되돌릴 수 있습니다.
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setConfirming(false)}>
              취소
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                setConfirming(false);
                start.mutate();
              }}
            >
              {count(total)}건 승인
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {asked !== null && <BulkDialog id={asked.id} kind={kind} onClose={() => setAsked(null)} />}
    </Box>
  );
};

/** How often the server is asked how far the job has come. */
const everyMs = 500;

const BulkDialog = ({ id, kind, onClose }: { id: string; kind: BulkKind; onClose: () => void }) => {
  const { bulkWork, revertBulkWork } = useCasesData();
  const queries = useQueryClient();
  const [isReverting, setReverting] = useState(false);
  const { data: work, refetch } = useQuery({
    queryKey: ['admin/data', 'work', id],
    queryFn: () => bulkWork(id),
    refetchInterval: ({ state }) => (state.data && isAtRest(state.data) ? false : everyMs),
  });
  const close = () => {
    onClose();
    void queries.invalidateQueries({ queryKey: ['admin/data'] });
    void queries.invalidateQueries({ queryKey: ['admin/data/master'] });
  };
  if (isReverting)
    return (
      <ReasonedDialog
        title="일괄 작업 되돌리기"
        action="되돌리기"
        onClose={() => setReverting(false)}
        command={(reason) => revertBulkWork(id, reason)}
        onDone={async () => {
          setReverting(false);
          await refetch();
        }}
      >
        {kind === 'take'
          ? '받은 제안이 다시 열립니다. 그 사이 사람이 고친 자료는 그대로 둡니다.'
          : '승인한 자료를 마스터에서 내립니다.'}
      </ReasonedDialog>
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{actions[kind]}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>{work && <BulkReport work={work} />}</DialogContent>
      <DialogActions>
        {work?.stage === 'finished' && work.counts.done > 0 && (
          <Button color="inherit" onClick={() => setReverting(true)}>
            되돌리기
          </Button>
        )}
        <Button variant="contained" onClick={close}>
          {work && isAtRest(work) ? '확인' : '닫고 기다리기'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const isAtRest = ({ stage }: BulkWorkOut): boolean => stage === 'finished' || stage === 'reverted';

/** At most so many refused cases are named; the others stand in the queue. */
const mostNamed = 50;

const BulkReport = ({ work }: { work: BulkWorkOut }) => {
  const { total, done, counts, refusals, stage, reverted } = work;
  const refused = work.refused.slice(0, mostNamed);
  const { data: named = [] } = useGetMany<RefineItem>(
    'admin/data',
    { ids: refused.map(({ caseId }) => caseId) },
    { enabled: refused.length > 0 },
  );
  const nameOf = (id: string): string => {
    const item = named.find((other) => other?.id === id);
    return item ? caseLabel(item) : '자료';
  };
  if (!isAtRest(work))
    return (
      <>
        <LinearProgress variant="determinate" value={total === 0 ? 0 : (100 * done) / total} aria-label="진행" />
        <span role="status">
          {stage === 'reverting' ? '되돌리는 중' : `${count(total)}건 가운데 ${count(done)}건 처리`}
        </span>
      </>
    );
  return (
    <>
      {reverted === null ? (
        <Alert severity="success">
          {count(counts.done)}건을 {work.kind === 'take' ? '받았습니다' : '승인했습니다'}.
          {counts.nothing > 0 && ` 할 것이 없는 자료 ${count(counts.nothing)}건.`}
        </Alert>
      ) : (
        <Alert severity="info">
          {count(reverted.reverted)}건을 되돌렸습니다.
          {reverted.keptCount > 0 && ` ${count(reverted.keptCount)}건은 그대로 두었습니다.`}
        </Alert>
      )}
      {refusals.map(({ code, message, cases }) => (
        <Alert key={`${code} ${message}`} severity="warning">
          {count(cases)}건: {message}
        </Alert>
      ))}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ caseId, like }) => (
            <li key={caseId}>
              <MuiLink component={Link} to={`/admin/data/${caseId}`}>
                {nameOf(caseId)}
              </MuiLink>
              {like.map((other, place) => (
                <span key={other}>
                  {' '}
                  <MuiLink component={Link} to={`/admin/data/master/${other}`}>
                    같을 수 있는 자료 {place + 1}
                  </MuiLink>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
