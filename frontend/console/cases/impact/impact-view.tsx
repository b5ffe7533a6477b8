import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { Impact } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { Facts } from '../../shell/record/facts.tsx';
import { MovesChart } from './moves-chart.tsx';
import { ResultTable } from './result-table.tsx';
import type { AnyImpact } from './use-impact.ts';
import { advicesWords, generalWords, movesWords, restingWords } from './words.ts';

/** What something would do to figures, and the published advices that cite these cases. Showing it changes nothing. */
export const ImpactView = ({ impact }: { impact: AnyImpact }) => {
  const { moved, results } = impact;
  const moving = results.filter(({ before, after }) => before !== after);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts>
        {[
          ['전체 비율', generalWords(impact.general)],
          ...('resting' in impact ? [['이 자료를 센 결과', restingWords(impact.resting)] as const] : []),
          ['달라질 승소율', movesWords(impact)],
          ['인용한 공개 자문', advicesWords(impact)],
        ]}
      </Facts>
      <CitingAdvices impact={impact} />
      {moved > 0 && <MovesChart results={moving} />}
      {moved > 0 && <ResultTable results={moving} beforeTitle="지금" afterTitle="바꾼 뒤" />}
      {moved > moving.length && (
        <Typography variant="body2" color="text.secondary">
          크게 움직이는 {moving.length}건만 표시
        </Typography>
      )}
    </Box>
  );
};

const CitingAdvices = ({ impact: { advices, advicesTotal } }: { impact: Impact }) =>
  advices.length === 0 ? null : (
    <Box component="ul" aria-label="인용한 공개 자문" sx={{ m: 0, pl: 2.5 }}>
      {advices.map(({ id, name, publishedAt }) => (
        <li key={id}>
          <MuiLink component={Link} to={`/inspection/detail/${id}`}>
            {name ?? '자문'} · {publishedAt === null ? '공개일 없음' : koreanMoment(publishedAt)}
          </MuiLink>
        </li>
      ))}
      {advicesTotal > advices.length && <li>외 {advicesTotal - advices.length}건</li>}
    </Box>
  );
