import { Alert, Box, Button, Typography } from '@mui/material';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import { kindNames } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { count, koreanToday } from '../../../shared/formats.ts';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { type Column, csvOf } from '../../export/csv.ts';
import { saveFile } from '../../export/save-file.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useOperationsData } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';
import { type FilterName, filterOf, withFilter } from './log-address.ts';
import { LogFilters } from './log-filters.tsx';
import { LogRow } from './log-row.tsx';
import { countInWords, mostInFile, rowsForFile, useLog } from './use-log.ts';

/** /admin/log: every event that was written, newest first. The filters are in the address. */
const LogPage = () => (
  <OnlyFor entry="log">
    <Log />
  </OnlyFor>
);

export default LogPage;

const Log = () => {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const log = useLog(filter);
  const set = (name: FilterName, value: string) => setAddress((before) => withFilter(before, name, value));
  const clear = () => setAddress({});
  return (
    <>
      <PageHeading title="기록">
        <SaveLog filter={filter} isReady={log.rows.length > 0} />
      </PageHeading>
      <AuditNav />
      <LogFilters
        filter={filter}
        onSet={set}
        onClear={clear}
        actorName={log.rows.find(({ actor }) => actor.id === filter.actor)?.actor.name}
      />
      <Rows log={log} isFiltered={Object.keys(filter).length > 0} onClear={clear} />
    </>
  );
};

type RowsProps = {
  readonly log: ReturnType<typeof useLog>;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
};

const Rows = ({ log, isFiltered, onClear }: RowsProps) => {
  const { rows, total, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = log;
  if (isPending) return <ListWaiting label="기록을 불러오는 중" />;
  if (error && rows.length === 0) {
    const [why] = Object.values(fieldErrorsOf(error));
    return why === undefined ? (
      <ListFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Alert severity="info">{why}</Alert>
    );
  }
  if (rows.length === 0) {
    const clear = (
      <Button color="inherit" onClick={onClear}>
        조건 지우기
      </Button>
    );
    return (
      <ListEmpty action={isFiltered && clear}>
        {isFiltered ? '조건에 맞는 기록이 없습니다.' : '아직 기록이 없습니다.'}
      </ListEmpty>
    );
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary" role="status">
        {countInWords(total)}
      </Typography>
      <Box component="ol" data-rows aria-label="기록" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </Box>
      {error && <ListFailure error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ minHeight: 44, mt: 1 }}
        >
          {isFetchingNextPage ? '불러오는 중' : '이전 기록 더 보기'}
        </Button>
      )}
    </>
  );
};

const columns: readonly Column<LogEntry>[] = [
  { title: '위치', value: ({ id }) => id },
  { title: '시각', value: ({ at }) => sortableMoment(at) },
  { title: '시각 (UTC)', value: ({ at }) => at },
  { title: '누가', value: ({ actor }) => actor.name },
  { title: '역할', value: ({ actor }) => actor.role },
  { title: '자료', value: ({ kind }) => (kind ? kindNames[kind] : '') },
  { title: '한 일', value: ({ name }) => name },
  { title: '내용', value: ({ summary }) => summary },
  { title: '사유', value: ({ reason, isReasonSealed }) => (isReasonSealed ? '(봉인)' : reason) },
  { title: '흐름', value: ({ stream }) => stream },
  { title: '순번', value: ({ revision }) => revision },
  { title: '종류', value: ({ type }) => type },
  { title: '요청', value: ({ request }) => request },
  { title: '해시', value: ({ hash }) => hash },
];

type SaveLogProps = { readonly filter: ReturnType<typeof filterOf>; readonly isReady: boolean };

const SaveLog = ({ filter, isReady }: SaveLogProps) => {
  const { exportLog } = useOperationsData();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => rowsForFile(exportLog, filter),
    onSuccess: (rows) => {
      saveFile(new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' }), `기록-${koreanToday()}.csv`);
      if (rows.length >= mostInFile)
        notify(`최근 ${count(mostInFile)}건까지 담았습니다. 기간을 나누어 저장하십시오.`, { type: 'info' });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Button variant="outlined" disabled={!isReady || isPending} onClick={() => mutate()} sx={{ minHeight: 44 }}>
      {isPending ? '내려받는 중' : 'CSV 내려받기'}
    </Button>
  );
};
