import {
  Box,
  Chip,
  Link as MuiLink,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ImportOut, ReportFilter, ReportRowOut } from '@nomucheck/domain/case-import/contract.ts';
import type { RowVerdict } from '@nomucheck/domain/case-import/import-events.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../shared/formats.ts';
import { plainSentence } from '../api/plain-sentence.ts';
import { NamedList, useNamedCases } from '../cases/named-cases.tsx';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { theme } from '../shell/theme.ts';
import { useImportData } from './import-data.ts';
import { Refusals } from './refusals.tsx';
import { verdicts, verdictWords } from './words.ts';

const PAGE = 20;
type Choice = RowVerdict | 'duplicates' | null;

const filterOf = (choice: Choice): ReportFilter =>
  choice === null ? {} : choice === 'duplicates' ? { duplicates: true } : { verdict: choice };

/** The result of each row of a file; all rows, or those of one kind. */
export const ImportReport = ({ batch }: { batch: ImportOut }) => {
  const [choice, setChoice] = useState<Choice>(null);
  const [page, setPage] = useState(1);
  const { id, counts, done } = batch;
  const { importRows } = useImportData();
  const { data, error, refetch } = useQuery({
    // `done` is in the key, so that a report that grows is read again.
    queryKey: ['admin/data/import', 'rows', id, choice, page, done],
    queryFn: () => importRows(id, filterOf(choice), (page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
    enabled: done > 0,
  });
  if (done === 0) return null;
  const choices: readonly (readonly [Choice, string, number])[] = [
    [null, '모두', done],
    ...verdicts.map((verdict) => [verdict, verdictWords[verdict], counts[verdict]] as const),
    ['duplicates', '비슷한 자료가 있음', counts.duplicates],
  ];
  return (
    <Box>
      <Box role="group" aria-label="결과로 거르기" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {choices
          .filter(([value, , some]) => some > 0 || value === choice)
          .map(([value, label, some]) => (
            <Chip
              key={label}
              component="button"
              clickable
              aria-pressed={value === choice}
              label={`${label} ${count(some)}`}
              color={value === choice ? 'primary' : 'default'}
              variant={value === choice ? 'filled' : 'outlined'}
              onClick={() => {
                setChoice(value);
                setPage(1);
              }}
              sx={{ minHeight: 36 }}
            />
          ))}
      </Box>
      {counts.refused > 0 && <Refusals id={id} refused={counts.refused} />}
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <ReportRows rows={data.items} dryRun={batch.dryRun} />
          {data.total > PAGE && (
            <Pagination
              count={Math.ceil(data.total / PAGE)}
              page={page}
              onChange={(_event, next) => setPage(next)}
              sx={{ mt: 1 }}
            />
          )}
        </>
      ) : (
        <ListWaiting label="결과를 불러오는 중" />
      )}
    </Box>
  );
};

type NameOf = ReturnType<typeof useNamedCases>;
type RowsProps = { readonly rows: readonly ReportRowOut[]; readonly dryRun: boolean; readonly nameOf: NameOf };

const ReportRows = (shown: Omit<RowsProps, 'nameOf'>) => {
  const nameOf = useNamedCases([...new Set(shown.rows.flatMap(({ like }) => like))]);
  const props = { ...shown, nameOf };
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  return isNarrow ? <ReportCards {...props} /> : <ReportTable {...props} />;
};

const ReportTable = ({ rows, dryRun, nameOf }: RowsProps) => (
  <Table size="small" aria-label="줄마다 어떻게 되었는지">
    <TableHead>
      <TableRow>
        <TableCell align="right">번호</TableCell>
        <TableCell>결과</TableCell>
        <TableCell>자료</TableCell>
        <TableCell>파일 안 위치</TableCell>
        <TableCell>알림</TableCell>
      </TableRow>
    </TableHead>
    <TableBody data-rows>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell align="right">{count(row.row)}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <Verdict row={row} />
          </TableCell>
          <TableCell>
            <Title row={row} dryRun={dryRun} />
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.name}</TableCell>
          <TableCell>
            <RowMessage row={row} nameOf={nameOf} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const ReportCards = ({ rows, dryRun, nameOf }: RowsProps) => (
  <Box
    component="ul"
    data-rows
    aria-label="줄마다 어떻게 되었는지"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
  >
    {rows.map((row) => (
      <Box component="li" key={row.id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
        <Typography variant="body2">
          {count(row.row)} · <Verdict row={row} />
        </Typography>
        <Title row={row} dryRun={dryRun} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Typography>
        <RowMessage row={row} nameOf={nameOf} />
      </Box>
    ))}
  </Box>
);

const colours: Partial<Record<RowVerdict, string>> = {
  refused: 'error.main',
  new: 'success.main',
  changed: 'primary.main',
};

const Verdict = ({ row: { verdict } }: { row: ReportRowOut }) => (
  <Typography component="span" variant="body2" sx={{ fontWeight: 600, color: colours[verdict] ?? 'text.primary' }}>
    {verdictWords[verdict]}
  </Typography>
);

/** A dry run has made no record to link to, unless the record existed before. */
const Title = ({ row: { caseId, title, verdict }, dryRun }: { row: ReportRowOut; dryRun: boolean }) => {
  if (title === '') return null;
  if (caseId === null || (dryRun && verdict === 'new')) return <Typography variant="body2">{title}</Typography>;
  return (
    <MuiLink component={Link} to={`/admin/data/${caseId}`} sx={{ display: 'inline-block', minHeight: 24 }}>
      {title}
    </MuiLink>
  );
};

const RowMessage = ({ row: { message, like }, nameOf }: { row: ReportRowOut; nameOf: NameOf }) => (
  <>
    {message !== null && <Typography variant="body2">{plainSentence(message)}</Typography>}
    {like.length > 0 && <NamedList title="비슷한 자료" ids={like} nameOf={nameOf} />}
  </>
);
