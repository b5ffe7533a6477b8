import { Alert, Box, Button, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count, koreanDate, koreanMoment, percent } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { Facts } from '../shell/record/facts.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { Movements } from './movements.tsx';
import { reasonInWords } from './mover-reasons.ts';
import { queryKey, useRulesetsData } from './rulesets-data.ts';

const points = (fraction: number): string => `${(fraction * 100).toFixed(1)}%p`;
const rate = (value: number | null): string => (value === null ? '수치 없음' : percent(value));

const day = (value: string | null): string => (value === null ? '없음' : koreanDate(value));

const askAgainMs = 1_000;

/** An edition tried on all results that were given before it: asked again until the service has tried the last one. */
export const Impact = ({ version }: { version: string }) => {
  const { editionImpact } = useRulesetsData();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'impact', version],
    queryFn: () => editionImpact(version),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.complete === false ? askAgainMs : false),
  });
  return (
    <Section title="지난 결과에 미치는 영향">
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {data === undefined && !error && <NothingYet>지난 진단에 새 판을 적용해 보는 중</NothingYet>}
      {data?.of === 0 && <NothingYet>아직 결과가 나온 진단이 없습니다.</NothingYet>}
      {data !== undefined && data.of > 0 && <Tried impact={data} />}
    </Section>
  );
};

const DayChanges = ({ days, isPublished }: { days: RulesetImpact['days']; isPublished: boolean }) => (
  <>
    <Typography variant="h3">마지막 날과 열린 길</Typography>
    <Typography variant="body2" color="text.secondary">
      {isPublished ? '발행한 뒤' : '발행하면'} 이 진단들을 다시 계산해, 전에 안내한 날과 바로잡은 날을 본인에게
      알립니다. 민감한 답까지 넣으면 조금 달라질 수 있습니다.
    </Typography>
    <Facts>
      {[
        ['달라지는 진단', `${count(days.changed)}건`],
        ['늦춰짐', `${count(days.later)}건`],
        ['당겨짐', `${count(days.earlier)}건`],
        ['생김', `${count(days.gains)}건`],
        ['없어짐', `${count(days.loses)}건`],
        ...days.routes.map(
          ({ route, opened, closed }) =>
            [routeNames[route], `열림 ${count(opened)}건, 닫힘 ${count(closed)}건`] as const,
        ),
      ]}
    </Facts>
    {days.results.length > 0 && (
      <Box component="details" sx={{ fontSize: 14 }}>
        <summary>마지막 날이나 길이 달라지는 결과</summary>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {days.results.map(({ checkId, calculatedAt, before, after, opened, closed }) => (
            <li key={checkId}>
              <MuiLink component={Link} to={`/admin/check/${checkId}`}>
                {koreanMoment(calculatedAt)} 결과
              </MuiLink>
              : {day(before)} → {day(after)}
              {opened.map((route) => `, 열림 ${routeNames[route]}`)}
              {closed.map((route) => `, 닫힘 ${routeNames[route]}`)}
            </li>
          ))}
        </Box>
      </Box>
    )}
  </>
);

/** What an edition does to the results, as far as it was tried. */
type TriedProps = { readonly impact: RulesetImpact; readonly isPublished?: boolean };

export const Tried = ({ impact, isPublished = false }: TriedProps) => {
  const { of, tried, complete, days, unreadable, asksMore, same, higher, lower, gains, loses, largest, mean, results } =
    impact;
  const looked = tried + unreadable;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        결과가 나온 진단 {count(of)}건 가운데 {count(looked)}건을 오늘의 사건 자료로, 결과를 받은 날을 기준으로 계산해
        견준 값입니다. 직접 쓴 글과 민감한 답은 읽지 않고 뺐습니다.
      </Typography>
      {!complete && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (looked / of) * 100)}
          aria-label="새 판을 적용해 본 진단"
        />
      )}
      <Facts>
        {[
          ['그대로', `${count(same)}건`],
          ['올라감', `${count(higher)}건`],
          ['내려감', `${count(lower)}건`],
          ['움직임', `평균 ${points(mean)}, 가장 크게 ${points(largest)}`],
          ['수치가 생김', `${count(gains)}건`],
          ['수치가 없어짐', `${count(loses)}건`],
          ['더 물을 진단', `${count(asksMore)}건 (모르는 것으로 보고 계산)`],
          ['계산하지 못함', `${count(unreadable)}건`],
        ]}
      </Facts>
      <Movements impact={impact} />
      {results.length > 0 && (
        <Box component="details" sx={{ fontSize: 14 }}>
          <summary>가장 크게 움직이는 결과</summary>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {results.map(({ checkId, calculatedAt, before, after, asks, reasons }) => (
              <li key={checkId}>
                <MuiLink component={Link} to={`/admin/check/${checkId}`}>
                  {koreanMoment(calculatedAt)} 결과
                </MuiLink>
                : {rate(before)} → {rate(after)}
                {asks > 0 && `, 더 물을 문항 ${count(asks)}개`}
                {reasons.length > 0 && <div>까닭: {reasons.map(reasonInWords).join(', ')}</div>}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <DayChanges days={days} isPublished={isPublished} />
    </Box>
  );
};
