import { Box, Skeleton, Typography } from '@mui/material';
import { addDays } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count, koreanDate, koreanToday } from '../../../shared/formats.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import type { CrawlKind, SourceName } from '../words.ts';
import { allOf, type ChartSpan, chartSpans, type DayOfWork, daysOfWork, totalOf } from './daily.ts';

type DailyChartProps = {
  readonly kind: CrawlKind;
  readonly source: SourceName;
  readonly span: ChartSpan;
  readonly onSpan: (span: string) => void;
};

/** How many items came in on which day, as a chart and as a table. */
export const DailyChart = ({ kind, source, span, onSpan }: DailyChartProps) => {
  const to = koreanToday();
  const from = addDays(to, 1 - Number(span));
  const { crawlDaily } = useCrawlingData();
  const { data, error, refetch } = useQuery({
    queryKey: [worksOf(kind), 'daily', source, from, to],
    queryFn: ({ signal }) => crawlDaily(kind, { from, to, source }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Section
      title="날마다 들어온 자료"
      action={
        <Choice label="기간" value={span} all={false} onChoose={onSpan}>
          {Object.entries(chartSpans)}
        </Choice>
      }
    >
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={200} />
      ) : (
        <Figures days={daysOfWork([...data], from, to)} />
      )}
    </Section>
  );
};

const Figures = ({ days }: { readonly days: readonly DayOfWork[] }) => {
  const total = totalOf(days);
  if (allOf(total) === 0) return <ListEmpty>이 기간에 들어온 자료가 없습니다.</ListEmpty>;
  return (
    <>
      <Typography component="p" sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {count(total.fresh)}건
      </Typography>
      <Typography variant="body2" id="crawl-daily">
        새로 들어오거나 본문이 바뀐 자료입니다. 그대로인 것 {count(total.same)}건, 모으지 못한 것 {count(total.missing)}
        건은 따로 셉니다.
      </Typography>
      <Box
        sx={{
          ...{ mt: 2, display: 'grid', gap: 3, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Columns days={days} />
        <DaysTable days={days} />
      </Box>
    </>
  );
};

const width = 640;
const height = 140;
/** From the bottom up. What is missing is hatched, so that it is told from the rest without colour. */
const parts = [
  { of: 'fresh', name: '새 자료·바뀐 자료', fill: '#2f5d50' },
  { of: 'same', name: '그대로', fill: '#d8c3a0' },
  { of: 'missing', name: '모으지 못함', fill: 'url(#crawl-missing)' },
] as const;

/** The table beside it holds the same numbers. */
const Columns = ({ days }: { readonly days: readonly DayOfWork[] }) => {
  const most = Math.max(1, ...days.map(allOf));
  const step = width / days.length;
  return (
    <Box aria-hidden="true">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 14 }}>
        <span>가장 많은 날 {count(most)}건</span>
        {parts.map(({ of, name, fill }) => (
          <Box key={of} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <svg aria-hidden="true" width={12} height={12}>
              <rect width={12} height={12} fill={fill} />
            </svg>
            {name}
          </Box>
        ))}
      </Box>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
      >
        <defs>
          <pattern id="crawl-missing" width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} fill="#fff" />
            <path d="M0 6 6 0" stroke="#96362a" strokeWidth={2} />
          </pattern>
        </defs>
        {days.map((day, index) => {
          let top = height;
          return parts.map(({ of, fill }) => {
            const tall = (day[of] / most) * height;
            top -= tall;
            return tall === 0 ? null : (
              <rect key={`${day.day} ${of}`} x={index * step} y={top} width={step * 0.72} height={tall} fill={fill} />
            );
          });
        })}
        <line x1={0} x2={width} y1={height} y2={height} stroke="#7a5230" vectorEffect="non-scaling-stroke" />
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 14, color: 'text.secondary' }}>
        <span>{koreanDate(days[0]?.day ?? '')}</span>
        <span>{koreanDate(days.at(-1)?.day ?? '')}</span>
      </Box>
    </Box>
  );
};

/** The same numbers, the newest day first; days on which nothing came in are left out. */
const DaysTable = ({ days }: { readonly days: readonly DayOfWork[] }) => (
  // It can be scrolled by keyboard where the table is longer than its place.
  <Box role="region" aria-labelledby="crawl-daily" tabIndex={0} sx={{ overflow: 'auto', maxHeight: 240 }}>
    <Box
      component="table"
      aria-labelledby="crawl-daily"
      sx={{
        ...{ fontSize: 14, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
        '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper' },
        '& th, & td': { pr: { xs: 1.5, sm: 3 }, py: 0.25, textAlign: 'right', whiteSpace: 'nowrap' },
        '& th:first-of-type': { textAlign: 'left' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">모은 날</th>
          <th scope="col">새·바뀜</th>
          <th scope="col">그대로</th>
          <th scope="col">못 모음</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter((day) => allOf(day) > 0)
          .toReversed()
          .map(({ day, fresh, same, missing }) => (
            <tr key={day}>
              <th scope="row">{koreanDate(day)}</th>
              <td>{count(fresh)}건</td>
              <td>{count(same)}건</td>
              <td>{count(missing)}건</td>
            </tr>
          ))}
      </tbody>
    </Box>
  </Box>
);
