import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { CalibrationOut } from '@nomucheck/domain/calibration/contract.ts';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { count, percent } from '../../shared/formats.ts';
import { Choice, DayField } from '../list/filter-fields.tsx';
import { ListFailure } from '../list/list-states.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { queryKey, useCalibrationData, type Wanted } from './calibration-data.ts';
import { EndedDisputes } from './ended-disputes.tsx';
import { FitTable } from './fit-table.tsx';
import { ReliabilityChart } from './reliability-chart.tsx';
import { brierWords, quarterWords, sideNames } from './words.ts';

const filters = ['from', 'to', 'side', 'section', 'ruleset'] as const;

/** /admin/calibration: estimates held against what really happened. The filters are in the address. */
const CalibrationPage = () => {
  const [address, setAddress] = useSearchParams();
  const set = (name: string) => (value: string) =>
    setAddress((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  const chosen = (name: (typeof filters)[number]): string => address.get(name) ?? '';
  const wanted: Wanted = Object.fromEntries(
    filters.map((name) => [name, chosen(name)] as const).filter(([, value]) => value !== ''),
  );
  const { calibration } = useCalibrationData();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, wanted],
    queryFn: ({ signal }) => calibration(wanted, signal),
    retry: false,
    placeholderData: (before) => before,
  });
  return (
    <OnlyFor entry="calibration">
      <PageHeading title="예측과 실제" />
      <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <DayField label="끝난 날부터" value={chosen('from')} onChange={set('from')} />
        <DayField label="까지" value={chosen('to')} onChange={set('to')} />
        <Choice label="진단한 쪽" value={chosen('side')} onChoose={set('side')}>
          {Object.entries(sideNames)}
        </Choice>
        <Choice label="해고 사유" value={chosen('section')} onChoose={set('section')}>
          {namesOf(
            data?.bySection.map(({ section }) => section),
            chosen('section'),
            sectionName,
          )}
        </Choice>
        <Choice label="질문지 판" value={chosen('ruleset')} onChoose={set('ruleset')}>
          {namesOf(
            data?.byRuleset.map(({ ruleset }) => ruleset),
            chosen('ruleset'),
            (version) => version.slice(0, 12),
          )}
        </Choice>
        {Object.keys(wanted).length > 0 && <Button onClick={() => setAddress({})}>조건 지우기</Button>}
      </Box>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={320} aria-busy aria-label="예측과 실제를 불러오는 중" role="status" />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Fits data={data} />
          <EndedDisputes wanted={wanted} />
        </Box>
      )}
    </OnlyFor>
  );
};

export default CalibrationPage;

/** The choices that have disputes, and the one that is chosen. */
const namesOf = (
  values: readonly (string | null)[] = [],
  chosen: string,
  nameOf: (value: string) => string,
): readonly (readonly string[])[] =>
  [...new Set([...values, chosen])].flatMap((value) =>
    value === null || value === '' ? [] : [[value, nameOf(value)]],
  );

const Fits = ({ data }: { readonly data: CalibrationOut }) => (
  <>
    <Section title="한눈에">
      <Summary data={data} />
    </Section>
    <Section title="추정 구간별">
      {data.decided === 0 ? (
        <NothingYet>결정으로 끝난 사건이 알려지면 여기에 구간별로 그려집니다.</NothingYet>
      ) : (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '420px minmax(0, 1fr)' } }}
        >
          <ReliabilityChart bands={data.bands} />
          <FitTable label="추정 구간별" head="추정 구간">
            {data.bands.map(({ from, to, ...fit }) => ({ name: `${percent(from)}~${percent(to)}`, ...fit }))}
          </FitTable>
        </Box>
      )}
    </Section>
    {data.decided > 0 && (
      <>
        <Section title="끝난 시기별">
          <FitTable label="끝난 시기별" head="분기">
            {data.byQuarter.map(({ quarter, ...fit }) => ({ name: quarterWords(quarter), ...fit }))}
          </FitTable>
        </Section>
        <Section title="해고 사유별">
          <FitTable label="해고 사유별" head="해고 사유">
            {data.bySection.map(({ section, ...fit }) => ({
              name: section === null ? '사유를 가리지 않음' : sectionName(section),
              ...fit,
            }))}
          </FitTable>
        </Section>
        <Section title="질문지 판마다">
          <FitTable label="질문지 판마다" head="질문지 판">
            {data.byRuleset.map(({ ruleset, ...fit }) => ({ name: ruleset.slice(0, 12), ...fit }))}
          </FitTable>
        </Section>
      </>
    )}
  </>
);

const Summary = ({ data }: { readonly data: CalibrationOut }) => {
  const { reported, decided, undecided, withoutFigure, brier, brierOfShare, needed } = data;
  if (reported === 0)
    return (
      <Alert severity="info">
        이 조건으로 끝났다고 알려진 사건이 없습니다. 의뢰인이 결과 화면에서 알리거나, 진단 화면의 ‘사건 결과 기록’으로
        남기면 모입니다.
      </Alert>
    );
  return (
    <>
      <Typography>
        끝났다고 알려진 {count(reported)}건 가운데 결정으로 끝나 견줄 수 있는 사건은 {count(decided)}건입니다.
        {undecided > 0 && ` 화해·취하 등 결정 없이 끝난 ${count(undecided)}건은 세지 않습니다.`}
        {withoutFigure > 0 && ` 끝난 뒤에 진단했거나 수치가 없던 ${count(withoutFigure)}건은 견줄 추정이 없습니다.`}
      </Typography>
      {brier === null ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          브라이어 점수는 결정된 사건 {needed.all}건부터 냅니다. {count(needed.all - decided)}건이 더 필요합니다.
        </Alert>
      ) : (
        <Typography sx={{ mt: 1 }}>
          브라이어 점수 <strong>{brierWords(brier)}</strong> (0이면 늘 맞음). 인정 비율만 늘 말했을 때는{' '}
          {brierWords(brierOfShare)}이므로, 추정이{' '}
          {brier < (brierOfShare ?? 0) ? '그보다 낫습니다' : '그보다 낫지 않습니다'}.
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        사건이 끝난 날까지 마지막으로 낸 추정을 끝난 결과와 견줍니다. 일부 인정은 절반으로 셉니다. 이 비교가 추정을
        저절로 바꾸지는 않습니다.
      </Typography>
    </>
  );
};
