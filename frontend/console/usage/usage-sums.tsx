import Download from '@mui/icons-material/Download';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { SummaryGroup, UsageSummary } from '@nomucheck/domain/usage/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { count } from '../../shared/formats.ts';
import { csvOf } from '../export/csv.ts';
import { saveFile } from '../export/save-file.ts';
import { withCondition } from '../list/conditions.ts';
import { Choice } from '../list/filter-fields.tsx';
import { ListFailure } from '../list/list-states.tsx';
import { Section } from '../shell/record/section.tsx';
import { groupColumns, groupNames, inWords, type Measure, measureNames, shownGroups, totalOf } from './groups.ts';
import { UsageChart, UsageTable } from './usage-chart.tsx';
import { type UsageSpan, usageList, useUsageData } from './usage-data.ts';

const isGroup = (value: unknown): value is SummaryGroup =>
  typeof value === 'string' && Object.hasOwn(groupNames, value);
const isMeasure = (value: unknown): value is Measure => typeof value === 'string' && Object.hasOwn(measureNames, value);

/**
 * How the sums are grouped and drawn. It stands in the address beside the list's conditions, because react-admin keeps
 * nothing else there; `notOfTheList` keeps it out of the list's own query.
 */
const useShownSums = () => {
  const { filterValues, setFilters } = useListContext();
  const { by, measure } = filterValues;
  return {
    by: isGroup(by) ? by : 'day',
    measure: isMeasure(measure) ? measure : 'questions',
    choose: (name: keyof typeof notOfTheList, wanted: string) => setFilters(withCondition(filterValues, name, wanted)),
  } as const;
};
export const notOfTheList = { by: undefined, measure: undefined } as const;

/** What was used in the span, in groups: a chart, the same numbers as a table, and as a file. */
export const UsageSums = ({ span }: { readonly span: UsageSpan }) => {
  const { by, measure, choose } = useShownSums();
  const { sumUsage } = useUsageData();
  const { data, error, refetch } = useQuery({
    queryKey: [usageList, 'sums', by, span],
    queryFn: ({ signal }) => sumUsage(by, span, signal),
    retry: false,
  });
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  const save = () => {
    if (!data) return;
    const file = csvOf(shownGroups(by, data), groupColumns(by));
    saveFile(
      new Blob([file], { type: 'text/csv;charset=utf-8' }),
      `AI 사용량-${groupNames[by]}-${data.from}-${data.to}.csv`,
    );
  };
  return (
    <Section
      title={data ? `${koreanText(data.from)}부터 ${koreanText(data.to)}까지` : '사용량'}
      action={
        <>
          <Choice label="묶는 기준" value={by} all={false} onChoose={(group) => choose('by', group)}>
            {Object.entries(groupNames)}
          </Choice>
          <Choice label="그래프" value={measure} all={false} onChoose={(of) => choose('measure', of)}>
            {Object.entries(measureNames)}
          </Choice>
          <Button startIcon={<Download />} disabled={!data || data.rows.length === 0} onClick={save}>
            합계 내려받기
          </Button>
        </>
      }
    >
      {data === undefined ? <Skeleton height={240} /> : <Figures by={by} measure={measure} summary={data} />}
    </Section>
  );
};

type FiguresProps = { readonly by: SummaryGroup; readonly measure: Measure; readonly summary: UsageSummary };

const Figures = ({ by, measure, summary }: FiguresProps) => {
  const rows = shownGroups(by, summary);
  const total = totalOf(rows);
  return (
    <>
      <Typography variant="body2" id="usage-sums">
        <Box component="strong" sx={{ mr: 1, fontSize: 20 }}>
          {inWords(measure, total[measure])}
        </Box>
        호출 {count(total.calls)}번, 질문 {inWords('questions', total.questions)}, 토큰{' '}
        {inWords('tokens', total.tokens)}, 비용 {inWords('costMicroWon', total.costMicroWon)}
        {total.estimated > 0 && ` (어림한 호출 ${count(total.estimated)}번 포함)`}
      </Typography>
      <Quota quota={summary.quota} />
      {total.calls === 0 ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          이 기간에 AI를 쓴 기록이 없습니다.
        </Alert>
      ) : (
        <Box
          sx={{
            ...{ mt: 0.5, display: 'grid', gap: 3, alignItems: 'start' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <UsageChart by={by} measure={measure} rows={rows} />
          <UsageTable by={by} rows={rows} labelledBy="usage-sums" />
        </Box>
      )}
    </>
  );
};

/** What the chosen company has left of this month. */
const Quota = ({ quota }: Pick<UsageSummary, 'quota'>) => {
  if (!quota) return null;
  const parts = (['questions', 'tokens', 'costMicroWon'] as const).flatMap((of) => {
    const [limit, left] = [quota.limits[of], quota.left[of]];
    return limit === null || left === null
      ? []
      : [`${measureNames[of]} ${inWords(of, limit)} 가운데 ${inWords(of, left)}`];
  });
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {parts.length === 0
        ? '이번 달 한도가 없습니다.'
        : `이번 달에 남은 한도: ${parts.join(', ')}. ${koreanText(quota.startsAgainOn)}에 다시 시작합니다.`}
    </Typography>
  );
};
