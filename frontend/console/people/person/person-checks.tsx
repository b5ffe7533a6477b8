import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { count, koreanMoment, percent } from '../../../shared/formats.ts';
import { historyAddress } from '../../history/record-kinds.ts';
import { NothingYet, Section } from '../../shell/record/section.tsx';

const kindName = ({ questionnaire }: CheckListItem): string => (questionnaire === 'basic' ? '기본 진단' : '상세 진단');

const outcome = ({ status, shownRate }: CheckListItem): string => {
  if (status === 'draft') return '답하는 중';
  if (status !== 'completed') return '그만둠';
  return shownRate === null ? '승소율 없음' : `승소율 ${percent(shownRate)}`;
};

/** A person's checks, each with its own page. */
export const PersonChecks = ({ checks, total }: { checks: readonly CheckListItem[]; total: number }) => (
  <Section title={total === 0 ? '진단' : `진단 ${count(total)}건`}>
    {checks.length === 0 ? (
      <NothingYet />
    ) : (
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {checks.map((check) => (
          <li key={check.id}>
            <MuiLink component={Link} to={`/admin/check/${check.id}`}>
              {kindName(check)}, {koreanMoment(check.startedAt)}
            </MuiLink>
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {outcome(check)} ·{' '}
              <MuiLink
                component={Link}
                to={historyAddress('check', check.id)}
                aria-label={`${kindName(check)}, ${koreanMoment(check.startedAt)} 이력`}
              >
                이력
              </MuiLink>
            </Typography>
          </li>
        ))}
      </Box>
    )}
    {total > checks.length && <NothingYet>최근 {count(checks.length)}건만 보입니다.</NothingYet>}
  </Section>
);
