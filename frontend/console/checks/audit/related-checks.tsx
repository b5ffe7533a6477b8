import { Box, Link as MuiLink } from '@mui/material';
import type { CheckResults } from '@nomucheck/domain/checks/contract/results.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { Section } from '../../shell/record/section.tsx';

/** The checks that were begun with the answers of one another. */
export const RelatedChecks = ({ checks, checkId }: { checks: CheckResults['checks']; checkId: string }) => {
  if (checks.length < 2) return null;
  const numberOf = (id: string | null): number => checks.findIndex((check) => check.id === id) + 1;
  return (
    <Section title="답을 이어 쓴 진단">
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {checks.map(({ id, startedAt, madeFrom, changedAnswers }) => (
          <li key={id}>
            {id === checkId ? (
              `${koreanMoment(startedAt)} (이 진단)`
            ) : (
              <MuiLink component={Link} to={`/admin/check/${id}`}>
                {koreanMoment(startedAt)}
              </MuiLink>
            )}
            {madeFrom !== null && changedAnswers !== null && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · {numberOf(madeFrom)}번째에서 답 {changedAnswers}개를 고침
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Section>
  );
};
