import { Alert, Box, Button, Skeleton } from '@mui/material';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { useQuery } from '@tanstack/react-query';
import { count, koreanDate } from '../../../shared/formats.ts';
import { csvOf } from '../../export/csv.ts';
import { saveFile } from '../../export/save-file.ts';
import { ListFailure } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useOperationsData } from '../operations-data.ts';
import { ActivityTable } from './activity-table.tsx';
import { BarChart } from './bar-chart.tsx';
import { charted, endings, measures, type Period, periodsOf, totalsOf } from './series.ts';

export type Span = { readonly from: string; readonly to: string };

/** What happened in the span, as charts, as a table and as a file. */
export const Activity = ({ from, to }: Span) => {
  const { activity } = useOperationsData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/dashboard', 'activity', from, to],
    queryFn: ({ signal }) => activity({ from, to }, signal),
    retry: false,
  });
  const title = `${koreanDate(from)}부터 ${koreanDate(to)}까지`;
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Section title={title}>
        <Skeleton height={240} aria-busy aria-label="통계를 불러오는 중" role="status" />
      </Section>
    );
  const periods = periodsOf(data.days, from, to);
  const totals = totalsOf(periods);
  const save = (
    <Button variant="outlined" onClick={() => saveFile(fileOf(periods), `통계-${from}-${to}.csv`)}>
      CSV 내려받기
    </Button>
  );
  return (
    <Section title={title} action={data.days.length > 0 && save}>
      {data.days.length === 0 ? (
        <Alert severity="info">이 기간에는 집계된 기록이 없습니다. 기간을 넓혀 보십시오.</Alert>
      ) : (
        <>
          <Box
            sx={{
              ...{ display: 'grid', gap: 2, mb: 2 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
            }}
          >
            {charted.map(({ measure }) => (
              <BarChart key={measure} measure={measure} periods={periods} />
            ))}
          </Box>
          <ActivityTable periods={periods} />
          <Listed title="해고 사유별 마친 진단">
            {data.sections.map(({ section, finished }) => [sectionName(section), finished])}
          </Listed>
          <Listed title="끝난 상담의 결과">
            {endings.flatMap(({ measure, title: ending }) =>
              totals[measure] === 0 ? [] : [[ending, totals[measure]]],
            )}
          </Listed>
        </>
      )}
    </Section>
  );
};

const fileOf = (periods: readonly Period[]): Blob => {
  const columns = measures.map(({ measure, title, unit }) => ({
    title: unit === '원' ? `${title} (원)` : title,
    value: ({ sums }: Period) => sums[measure],
  }));
  return new Blob([csvOf(periods, [{ title: '기간', value: ({ key }) => key }, ...columns])], {
    type: 'text/csv;charset=utf-8',
  });
};

type ListedProps = { readonly title: string; readonly children: readonly (readonly [name: string, of: number])[] };

/** A sum by its parts; nothing where there are none. */
const Listed = ({ title, children }: ListedProps) => {
  if (children.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 2 }}>
      <Box component="h3" sx={{ fontSize: 15, m: 0, mb: 0.5 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14, columns: { sm: 2, lg: 3 } }}>
        {children.map(([name, of]) => (
          <li key={name}>
            {name} {count(of)}건
          </li>
        ))}
      </Box>
    </Box>
  );
};
