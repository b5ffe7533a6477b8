import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { count, koreanDate, percent } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { Facts } from '../shell/facts.tsx';
import { NothingYet, Section } from '../shell/section.tsx';
import { queryKey, useRulesetsData } from './rulesets-data.ts';

const points = (fraction: number): string => `${(fraction * 100).toFixed(1)}%p`;
const rate = (value: number | null): string => (value === null ? '수치 없음' : percent(value));

/** An edition tried on the results that were given before it. */
export const Impact = ({ version }: { version: string }) => {
  const { editionImpact } = useRulesetsData();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'impact', version],
    queryFn: () => editionImpact(version),
    retry: false,
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

const Tried = ({ impact }: { impact: RulesetImpact }) => {
  const { of, tried, unreadable, asksMore, same, higher, lower, gains, loses, largest, mean, results } = impact;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        지난 결과는 바뀌지 않습니다. 결과가 나온 진단 {count(of)}건 가운데 최근 {count(tried)}건을 오늘의 사건 자료로,
        결과를 받은 날을 기준으로 계산해 견준 값입니다. 직접 쓴 글과 민감한 답은 읽지 않고 뺐습니다.
      </Typography>
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
      <Box component="details" sx={{ fontSize: 14 }}>
        <summary>가장 크게 움직이는 결과</summary>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {results.map(({ checkId, calculatedAt, before, after, asks }) => (
            <li key={checkId}>
              <MuiLink href={`/check/result/${checkId}`}>{koreanDate(calculatedAt)} 결과</MuiLink>: {rate(before)} →{' '}
              {rate(after)}
              {asks > 0 && `, 더 물을 문항 ${count(asks)}개`}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
};
