import { Alert, Box, Button, Chip, LinearProgress, Typography } from '@mui/material';
import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { plainSentence } from '../api/plain-sentence.ts';
import { NamedCaseLink, useNamedCases } from '../cases/named-cases.tsx';
import { firstPlace, placeSearch } from '../cases/queue-address.ts';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { Section } from '../shell/record/section.tsx';
import { useImportData } from './import-data.ts';
import { ImportReport } from './import-report.tsx';
import { isUnderWay, useImport } from './use-import.ts';
import { keptWords, progressWords, samplingWords, sizeWords, stageWords } from './words.ts';

type PanelProps = { readonly id: string; readonly onOpen: (id: string) => void };

/** One file: its progress, the result of each row, and the commands for it. */
export const ImportPanel = ({ id, onOpen }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An opened file gets the focus, so that a screen reader reads it.
    panel.current?.focus();
  }, []);
  return (
    <Box ref={panel} tabIndex={-1} data-arrival sx={{ scrollMarginTop: 80 }}>
      <File id={id} onOpen={onOpen} />
    </Box>
  );
};

const File = ({ id, onOpen }: PanelProps) => {
  const { data, error, refetch } = useImport(id);
  const queries = useQueryClient();
  const stage = data?.stage;
  useEffect(() => {
    if (stage === undefined) return;
    // The list of files and the queue show the same numbers.
    void queries.invalidateQueries({ queryKey: ['admin/data/import', 'getList'] });
    void queries.invalidateQueries({ queryKey: ['admin/data'] });
  }, [stage, queries]);
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting label="파일을 불러오는 중" />;
  return (
    <Section title={data.dryRun ? '미리 살펴본 결과' : '올린 파일'} action={<StageChip batch={data} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{data.fileName}</strong> ({sizeWords(data.bytes)}) · {samplingWords[data.sampling]} ·{' '}
          {koreanMoment(data.startedAt)}
        </Typography>
        {data.failure && <Alert severity="error">{plainSentence(data.failure.message)}</Alert>}
        <Progress batch={data} />
        {data.reverted && <Reverted reverted={data.reverted} />}
        <Steps batch={data} onOpen={onOpen} onDone={refetch} />
        <ImportReport batch={data} />
      </Box>
    </Section>
  );
};

export const StageChip = ({ batch }: { batch: ImportOut }) => (
  <Chip
    size="small"
    label={batch.dryRun ? `미리 보기 · ${stageWords[batch.stage]}` : stageWords[batch.stage]}
    color={batch.stage === 'failed' ? 'error' : isUnderWay(batch) ? 'primary' : 'default'}
    variant={isUnderWay(batch) ? 'filled' : 'outlined'}
  />
);

const Progress = ({ batch }: { batch: ImportOut }) => {
  const { rows, done, stage } = batch;
  const told = progressWords(batch);
  if (told === null) return null;
  const share = rows === null || rows === 0 ? null : (done / rows) * 100;
  return (
    <Box>
      <Typography id={`progress-${batch.id}`} role="status">
        {told}
      </Typography>
      {(isUnderWay(batch) || stage === 'cancelled') && (
        <LinearProgress
          variant={share === null || stage === 'reverting' ? 'indeterminate' : 'determinate'}
          value={share ?? 0}
          aria-labelledby={`progress-${batch.id}`}
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
    </Box>
  );
};

const Reverted = ({
  reverted: { discarded, keptCount, kept, reason },
}: {
  reverted: NonNullable<ImportOut['reverted']>;
}) => {
  const nameOf = useNamedCases(kept.map(({ caseId }) => caseId));
  return (
    <Alert severity={keptCount > 0 ? 'warning' : 'info'}>
      {count(discarded)}건을 되돌렸습니다.{reason !== null && ` 사유: ${reason}`}
      {keptCount > 0 && (
        <>
          {' '}
          {count(keptCount)}건은 그대로 두었습니다.
          <Box component="ul" tabIndex={0} sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
            {kept.map(({ caseId, why }) => (
              <li key={caseId}>
                <NamedCaseLink id={caseId} named={nameOf(caseId)} /> ({keptWords[why]})
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
};

type StepsProps = {
  readonly batch: ImportOut;
  readonly onOpen: (id: string) => void;
  readonly onDone: () => Promise<unknown>;
};

const Steps = ({ batch, onOpen, onDone }: StepsProps) => {
  const { id, stage, dryRun, done, counts } = batch;
  const { startImport, cancelImport, resumeImport, revertImport } = useImportData();
  const [asking, setAsking] = useState(false);
  const start = useMutation({ mutationFn: startImport, onSuccess: (started) => onOpen(started.id) });
  const cancel = useMutation({ mutationFn: cancelImport, onSuccess: onDone });
  const resume = useMutation({ mutationFn: resumeImport, onSuccess: onDone });
  const commands = [start, cancel, resume];
  const failure = commands.find(({ error }) => error !== null)?.error;
  const isBusy = commands.some(({ isPending }) => isPending);
  const run = (command: typeof start) => () => {
    for (const each of commands) each.reset();
    command.mutate(id);
  };
  const isOver = stage === 'finished' || stage === 'cancelled' || stage === 'failed';
  const step = { disabled: isBusy, sx: { minHeight: 44 } } as const;
  return (
    <>
      {failure && <Alert severity="error">{messageOf(failure)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {dryRun && stage === 'finished' && counts.new + counts.changed > 0 && (
          <Button variant="contained" {...step} onClick={run(start)}>
            {count(counts.new + counts.changed)}건 받기
          </Button>
        )}
        {!dryRun && stage === 'cancelled' && (
          <Button variant="contained" {...step} onClick={run(resume)}>
            이어서 받기
          </Button>
        )}
        {!dryRun && stage !== 'reverting' && stage !== 'reverted' && counts.new + counts.changed > 0 && (
          <Button
            variant={stage === 'finished' ? 'contained' : 'outlined'}
            {...step}
            component={Link}
            to={`/admin/data${placeSearch({ ...firstPlace, filter: { ...firstPlace.filter, batch: id } })}`}
          >
            정제하러 가기
          </Button>
        )}
        {stage === 'running' && (
          <Button variant="outlined" {...step} onClick={run(cancel)}>
            멈추기
          </Button>
        )}
        {dryRun && stage === 'cancelled' && (
          <Button variant="outlined" {...step} onClick={run(resume)}>
            이어서 살펴보기
          </Button>
        )}
        {!dryRun && isOver && done > 0 && (
          <Button variant="outlined" color="error" {...step} onClick={() => setAsking(true)}>
            되돌리기
          </Button>
        )}
      </Box>
      {asking && (
        <ReasonedDialog
          title="이 파일로 받은 자료 되돌리기"
          action="되돌리기"
          onClose={() => setAsking(false)}
          command={(reason) => revertImport(id, reason)}
          onDone={() => {
            setAsking(false);
            void onDone();
          }}
        >
          이 파일로 새로 들어온 자료 가운데 아직 승인하지 않은 것을 모두 제외합니다. 이미 승인한 자료와 전부터 있던
          자료는 그대로 두고, 어느 것인지 알려 드립니다. 같은 파일을 다시 올리면 다시 들어옵니다.
        </ReasonedDialog>
      )}
    </>
  );
};
