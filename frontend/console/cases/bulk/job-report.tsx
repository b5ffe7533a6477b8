import { Box, Chip, Link as MuiLink, Pagination, Typography } from '@mui/material';
import type { BulkRowFilter, BulkRowOut, BulkWorkDetail } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { plainSentence } from '../../api/plain-sentence.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useCasesData } from '../cases-data.ts';
import { NamedList, useNamedCases } from '../named-cases.tsx';
import { caseLabel, outcomeName, stageNames } from '../words.ts';
import { keptName, verdictName } from './words.ts';

const PAGE = 20;
const verdicts = ['refused', 'nothing', 'done'] as const;
/** `kept`: left as they were when the job was reverted. */
type Shown = BulkRowOut['verdict'] | 'kept';
const filterOf = (shown: Shown | null): BulkRowFilter => {
  if (shown === null) return {};
  if (shown === 'kept') return { kept: true };
  // Those that a revert left stand under their own filter.
  return shown === 'done' ? { verdict: shown, kept: false } : { verdict: shown };
};

/** The result of a job for each case; all cases, or those with one result. */
export const JobReport = ({ job }: { job: BulkWorkDetail }) => {
  const { id, done, counts, stage, reverted } = job;
  const keptCount = reverted?.keptCount ?? 0;
  const [shown, setShown] = useState<Shown | null>(null);
  const [page, setPage] = useState(1);
  const { bulkRows } = useCasesData();
  const { data, error, refetch } = useQuery({
    // `done` and `stage` are in the key, so that a report that grows is read again.
    queryKey: ['admin/data/jobs', 'rows', id, shown, page, done, stage],
    queryFn: () => bulkRows(id, filterOf(shown), (page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
    enabled: done > 0,
  });
  const choices: readonly (readonly [Shown | null, string, number])[] = [
    [null, '모두', done],
    ...verdicts.map((each) => {
      const some = each === 'done' ? counts.done - keptCount : counts[each];
      return [each, verdictName(job, { verdict: each, kept: false }), some] as const;
    }),
    ['kept', keptName, keptCount],
  ];
  return (
    <Section title="자료마다 어떻게 되었는지">
      {done === 0 && <ListEmpty>아직 처리한 자료가 없습니다.</ListEmpty>}
      {done > 0 && (
        <Box role="group" aria-label="결과로 거르기" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          {choices
            .filter(([value, , some]) => some > 0 || value === shown)
            .map(([value, label, some]) => (
              <Chip
                key={label}
                component="button"
                clickable
                aria-pressed={value === shown}
                label={`${label} ${count(some)}`}
                color={value === shown ? 'primary' : 'default'}
                variant={value === shown ? 'filled' : 'outlined'}
                onClick={() => {
                  setShown(value);
                  setPage(1);
                }}
                sx={{ minHeight: { xs: 44, md: 36 } }}
              />
            ))}
        </Box>
      )}
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {done > 0 && !data && !error && <ListWaiting label="결과를 불러오는 중" />}
      {data && <Rows rows={data.items} job={job} />}
      {data && data.total > PAGE && (
        <Pagination
          count={Math.ceil(data.total / PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          sx={{ mt: 1 }}
        />
      )}
    </Section>
  );
};

type RowsProps = { readonly rows: readonly BulkRowOut[]; readonly job: BulkWorkDetail };

const Rows = ({ rows, job }: RowsProps) => {
  const nameOf = useNamedCases([...new Set(rows.flatMap(({ like }) => like))]);
  return (
    <Box component="ol" data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
            <Typography component="span" variant="body2" color="text.secondary">
              {count(row.row)}
            </Typography>
            <MuiLink
              component={Link}
              to={`/admin/data/${row.stage === 'master' ? 'master/' : ''}${row.caseId}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {caseLabel(row)}
            </MuiLink>
            <Typography
              component="span"
              variant="body2"
              sx={{ fontWeight: 600, color: row.verdict === 'refused' ? 'error.main' : 'text.primary' }}
            >
              {verdictName(job, row)}
              {row.kept && ` · ${keptName}`}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {[outcomeName(row.outcome), row.stage === null ? '없어진 자료' : stageNames[row.stage], row.point]
              .filter((part) => part !== '')
              .join(' · ')}
          </Typography>
          {row.message !== null && <Typography variant="body2">{plainSentence(row.message)}</Typography>}
          {row.like.length > 0 && <NamedList title="같을 수 있는 자료" ids={row.like} nameOf={nameOf} />}
        </Box>
      ))}
    </Box>
  );
};
