import {
  Alert,
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { CaseImpact, TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { figureText } from '../figure-text.ts';
import type { ShownImpact } from './use-impact.ts';

const points = (fraction: number): string => `${(fraction * 100).toFixed(1)}%p`;

/** The effect of a change on figures that were calculated before, in a sentence. */
export const impactSentence = ({ resting, moved, largest, mean }: CaseImpact): string => {
  const total = resting.matched + resting.section + resting.general;
  const moves = `${count(moved)}건의 승소율이 달라집니다. 평균 ${points(mean)}, 가장 크게 ${points(largest)} 움직입니다.`;
  if (total === 0) return moved === 0 ? '이 자료를 센 결과가 아직 없습니다. 달라지는 승소율도 없습니다.' : moves;
  const counted = `이 자료를 센 결과 ${count(total)}건 (키워드로 ${count(resting.matched)}, 해고 사유로 ${count(resting.section)}, 전체 비율로 ${count(resting.general)})`;
  return moved === 0 ? `${counted} 가운데 승소율이 달라지는 결과는 없습니다.` : `${counted}. ${moves}`;
};

/** The effect of a change on figures that were calculated before. Showing it changes nothing. */
const ImpactView = ({ impact }: { impact: CaseImpact }) => {
  const { moved, results } = impact;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={moved === 0 ? 'success' : 'warning'}>{impactSentence(impact)}</Alert>
      {moved > 0 && <Moves results={results.filter(({ before, after }) => before !== after)} />}
      {moved > 0 && <ResultTable results={results} beforeTitle="지금" afterTitle="바꾼 뒤" />}
    </Box>
  );
};

/** The impact of what is being written: counted anew after each change, and never in the way of it. */
export const ImpactPanel = ({ shown, idle }: { shown: ShownImpact; idle: string }) => {
  const { impact, isCounting, error, onRetry } = shown;
  return (
    <Box component="section" aria-label="승소율에 미치는 영향" aria-busy={isCounting}>
      <Typography component="h3" sx={{ fontSize: 15, fontWeight: 600, mb: 0.5 }}>
        승소율에 미치는 영향
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 22 }}>
        {isCounting ? '영향을 계산하는 중' : impact === null && error === null ? idle : ''}
      </Typography>
      {error !== null && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
              다시 시도
            </Button>
          }
        >
          영향을 계산하지 못했습니다. {messageOf(error)} 저장은 할 수 있습니다.
        </Alert>
      )}
      {impact !== null && (
        <Box sx={{ opacity: isCounting ? 0.55 : 1, maxHeight: { lg: '26vh' }, overflowY: 'auto' }}>
          <ImpactView impact={impact} />
        </Box>
      )}
    </Box>
  );
};

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

const Moves = ({ results }: { results: readonly TouchedResult[] }) => {
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

const levelNames: Readonly<Record<NonNullable<TouchedResult['level']>, string>> = {
  matched: '키워드',
  section: '해고 사유',
  general: '전체 비율',
};

type ResultTableProps = {
  readonly results: readonly TouchedResult[];
  readonly beforeTitle: string;
  readonly afterTitle: string;
};

/** Results by day and figures. The result's own page checks whether the user may read it. */
export const ResultTable = ({ results, beforeTitle, afterTitle }: ResultTableProps) => (
  <Box
    sx={{ overflowX: 'auto', '& th, & td': { whiteSpace: 'nowrap', px: 1 } }}
    tabIndex={0}
    role="region"
    aria-label="결과별 승소율"
  >
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>결과</TableCell>
          <TableCell>쓰인 자리</TableCell>
          <TableCell align="right">{beforeTitle}</TableCell>
          <TableCell align="right">{afterTitle}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map(({ checkId, calculationId, calculatedAt, level, before, bandBefore, after, bandAfter }) => (
          <TableRow key={calculationId}>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={`/admin/check/${checkId}`}>
                {koreanMoment(calculatedAt)} 결과
              </MuiLink>
            </TableCell>
            <TableCell>{level === null ? '세지 않음' : levelNames[level]}</TableCell>
            <TableCell align="right">{figureText(before, bandBefore)}</TableCell>
            <TableCell align="right">{figureText(after, bandAfter)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
