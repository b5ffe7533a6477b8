import { Alert, Box, Button, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import type { CorrectionRunOut } from '@nomucheck/domain/checks/corrections/contract.ts';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { Facts } from '../shell/record/facts.tsx';
import { Section } from '../shell/record/section.tsx';
import { useCorrectionRuns, useEditionNames } from './corrections-data.ts';

const standings = {
  running: '다시 계산하는 중',
  finished: '모두 다시 계산함',
  replaced: '다른 판이 발행되어 그침',
} as const;

/** How far the service has got with all stored checks: after the last publication, and folded away after the earlier ones. */
export const CorrectionRuns = () => {
  const { data = [], error, refetch } = useCorrectionRuns();
  const [last, ...earlier] = data;
  if (error) {
    return (
      <Alert severity="error" sx={{ mb: 2 }} action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
        {messageOf(error)}
      </Alert>
    );
  }
  if (!last) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title="저장된 진단 다시 계산">
        <Run run={last} />
        {earlier.length > 0 && (
          <Box component="details" sx={{ mt: 1.5, fontSize: 14 }}>
            <summary>앞서 발행한 판 {count(earlier.length)}건</summary>
            <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
              {earlier.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </Box>
          </Box>
        )}
      </Section>
    </Box>
  );
};

const Run = ({ run }: { run: CorrectionRunOut }) => {
  const { rulesetVersion, publishedAt, of, tried, corrected, notPossible, unnamed, ended } = run;
  const nameOf = useEditionNames();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Facts>
        {[
          ['판', `${nameOf(rulesetVersion)}, ${koreanMoment(publishedAt)} 발행`],
          ['진행', `${standings[ended ?? 'running']}, ${count(of)}건 가운데 ${count(tried)}건`],
          ['바로잡음', `${count(corrected)}건`],
          ['사람이 볼 것', `${count(notPossible.length + unnamed)}건`],
        ]}
      </Facts>
      {ended === null && (
        <LinearProgress
          variant="determinate"
          value={of === 0 ? 100 : Math.min(100, (tried / of) * 100)}
          aria-label="다시 계산한 진단"
        />
      )}
      <Typography variant="body2" color="text.secondary">
        민감한 답에 따라서만 달라진 진단은 본인에게만 알리고, 아래 목록에는 보이지 않습니다.
      </Typography>
      {unnamed > 0 && (
        <Typography variant="body2" color="text.secondary">
          이 가운데 {count(unnamed)}건은 민감한 답에 따라서만 달라져 번호를 보이지 않습니다.
        </Typography>
      )}
      {notPossible.length > 0 && (
        <Alert severity="warning">
          기한이나 길이 달라지는데 새 판이 더 묻는 것이 있어 다시 계산하지 못한 진단입니다. 직접 연락해 주십시오.
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {notPossible.map((id) => (
              <li key={id}>
                <MuiLink component={Link} to={`/admin/check/${id}`}>
                  {id}
                </MuiLink>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
};
