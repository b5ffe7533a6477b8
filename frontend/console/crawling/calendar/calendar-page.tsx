import { Box } from '@mui/material';
import { sourceToAsk } from '@nomucheck/domain/crawling/source-to-ask.ts';
import { sourceNames, sources, usualSource } from '@nomucheck/domain/crawling/sources.ts';
import { yearOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useQuery } from '@tanstack/react-query';
import { koreanToday } from '../../../shared/formats.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import { CrawlingNav } from '../crawling-nav.tsx';
import { useCrawlChanges } from '../use-crawl-changes.ts';
import { useKindAndSource } from '../use-kind-and-source.ts';
import { useSources } from '../use-sources.ts';
import { kindNames, kinds } from '../words.ts';
import { Calendar } from './calendar.tsx';
import { spanIn } from './daily.ts';
import { DailyChart } from './daily-chart.tsx';
import { Gaps } from './gaps.tsx';
import { isMonth, monthOf } from './month/month.ts';

/** /admin/crawling/calendar: which days of decisions were collected, and how much came in on which day. */
const CalendarPage = () => (
  <OnlyFor entry="crawling">
    <PageHeading title="수집 달력" />
    <CrawlingNav />
    <Parts />
  </OnlyFor>
);

export default CalendarPage;

/** Kind, source, month, day, form and the chart's span are in the address. */
const Parts = () => {
  useCrawlChanges();
  const { kind, source: chosen, params, choose } = useKindAndSource();
  const known = useSources();
  // The one that a work would ask; the address keeps the one that a person chose.
  const source = chosen ?? sourceToAsk(known.data ?? [], kind, null) ?? usualSource[kind];
  const named = params.get('month');
  const month = isMonth(named) ? named : monthOf(koreanToday());
  const year = yearOf(`${month}-01`);
  const { crawlCalendar } = useCrawlingData();
  const { data, error, refetch } = useQuery({
    queryKey: [worksOf(kind), 'calendar', source, year],
    queryFn: ({ signal }) => crawlCalendar(kind, { from: `${year}-01-01`, to: `${year}-12-31`, source }, signal),
    // Another year of the same calendar takes the place of this one when it has come.
    enabled: chosen !== null || !known.isPending,
    placeholderData: (before, query) =>
      query?.queryKey[0] === worksOf(kind) && query.queryKey[2] === source ? before : undefined,
    retry: false,
  });
  const form = params.get('form') === 'table' ? 'table' : 'calendar';
  return (
    <>
      <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Choice label="종류" value={kind} all={false} onChoose={(wanted) => choose('kind', wanted)}>
          {kinds.map((each) => [each, kindNames[each]])}
        </Choice>
        <Choice label="출처" value={source} all={false} onChoose={(wanted) => choose('source', wanted)}>
          {sourceNames.filter((name) => sources[name].kinds.includes(kind)).map((name) => [name, sources[name].label])}
        </Choice>
        <Choice
          label="보기"
          value={form}
          all={false}
          onChoose={(wanted) => choose('form', wanted === 'table' ? wanted : '')}
        >
          {[
            ['calendar', '달력'],
            ['table', '표'],
          ]}
        </Choice>
      </Box>
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {data ? (
          <>
            <Calendar
              key={`${kind} ${source}`}
              kind={kind}
              calendar={data}
              month={month}
              chosen={params.get('day')}
              isTable={form === 'table'}
              onMonth={(wanted) => choose('month', wanted)}
              onDay={(wanted) => choose('day', wanted)}
            />
            <Gaps key={`gaps of ${kind} ${source}`} kind={kind} calendar={data} />
          </>
        ) : (
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            {error ? (
              <ListFailure error={error} onRetry={() => void refetch()} />
            ) : (
              <ListWaiting label="달력을 불러오는 중" />
            )}
          </Box>
        )}
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <DailyChart
            kind={kind}
            source={source}
            span={spanIn(params.get('span'))}
            onSpan={(wanted) => choose('span', wanted)}
          />
        </Box>
      </Box>
    </>
  );
};
