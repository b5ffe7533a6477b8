import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { koreanDate, percent } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { Facts } from '../shell/record/facts.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { useInspectionData } from './inspection-data.ts';

/** The check that the question was asked from: its result, and its answers in words. */
export const CheckSide = ({ checkId }: { checkId: string }) => {
  const { checkOf } = useInspectionData();
  const { data, error } = useQuery({
    queryKey: ['inspection/list', 'check', checkId],
    queryFn: () => checkOf(checkId),
    retry: false,
  });
  return (
    <Section
      title="진단"
      action={
        <MuiLink component={Link} to={`/admin/check/${encodeURIComponent(checkId)}`}>
          진단 화면
        </MuiLink>
      }
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      {data?.result && <Result result={data.result} />}
      {data !== undefined && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            답변 {data.answers.length}개
          </Box>
          <Box component="dl" sx={{ m: 0, fontSize: 14.5 }}>
            {data.answers.map(({ key, title, text }) => (
              <Box key={key} sx={{ mt: 0.75 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {title}
                </Box>
                <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
                  {text ?? '답하지 않음'}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Section>
  );
};

const Result = ({ result }: { result: NonNullable<CheckRecord['result']> }) => (
  <>
    <Facts>
      {[
        ['입장', result.side === 'employee' ? '근로자' : '회사'],
        [
          result.shows === 'risk' ? '부당해고 위험' : '승소율',
          result.shownRate === null ? '없음' : percent(result.shownRate),
        ],
      ]}
    </Facts>
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: 14.5 }}>
      {result.routes.map(({ route, open, why, deadline }) => (
        <li key={route}>
          {routeNames[route]}: {open ? '열려 있음' : '닫힘'}
          {open && deadline !== undefined && <strong> ({koreanDate(deadline)}까지)</strong>}
          <Typography variant="body2" color="text.secondary">
            {why}
          </Typography>
        </li>
      ))}
    </Box>
  </>
);
