import { Box, Typography } from '@mui/material';
import type { TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';

const width = 360;
const line = 14;
const mostLines = 12;

/** The lines of a chart: each figure before and after. The table shows the same in numbers. */
export const movesOf = (results: readonly TouchedResult[]) =>
  results
    .flatMap(({ calculationId, before, after }) =>
      before === null || after === null ? [] : [{ calculationId, from: before * width, to: after * width }],
    )
    .slice(0, mostLines)
    .map((move, place) => ({ ...move, y: place * line + line / 2 }));

/** Figures before and after, as lines between two points. */
export const MovesChart = ({ results }: { results: readonly TouchedResult[] }) => {
  const moves = movesOf(results);
  if (moves.length === 0) return null;
  const height = moves.length * line;
  return (
    <Box>
      <svg viewBox={`-6 0 ${width + 12} ${height}`} width="100%" height={height + 8} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={share * width} x2={share * width} y1={0} y2={height} stroke="#e4d9ca" />
        ))}
        {moves.map(({ calculationId, from, to, y }) => (
          <g key={calculationId}>
            <line x1={from} x2={to} y1={y} y2={y} stroke="#7a5230" strokeWidth={2} />
            <circle cx={from} cy={y} r={4} fill="#fff" stroke="#7a5230" strokeWidth={2} />
            <circle cx={to} cy={y} r={4} fill={to >= from ? '#2f5d50' : '#96362a'} />
          </g>
        ))}
      </svg>
      <Typography variant="body2" color="text.secondary">
        왼쪽 끝 0%, 오른쪽 끝 100%. 빈 점은 지금, 찬 점은 바꾼 뒤의 승소율입니다.
      </Typography>
    </Box>
  );
};
