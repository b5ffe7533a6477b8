import { Box } from '@mui/material';
import type { CalibrationOut } from '@nomucheck/domain/calibration/contract.ts';
import { percent } from '../../shared/formats.ts';

const size = 300;
const margin = { left: 44, bottom: 40, top: 12, right: 24 };
const x = (share: number): number => margin.left + share * size;
const y = (share: number): number => margin.top + (1 - share) * size;
const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/**
 * The share that was won over the mean estimate, a point a band with its 90 % interval; on the diagonal both are equal. The
 * table beneath holds the same numbers.
 */
export const ReliabilityChart = ({ bands }: Pick<CalibrationOut, 'bands'>) => {
  const points = bands.filter(({ decided }) => decided > 0);
  const most = Math.max(1, ...points.map(({ decided }) => decided));
  const told = points
    .map(({ predicted, real, decided }) => `추정 ${percent(predicted ?? 0)}, 실제 ${percent(real ?? 0)} (${decided}건)`)
    .join(', ');
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 420 }}>
      <svg
        role="img"
        aria-label={`추정과 실제 인정 비율: ${told}`}
        viewBox={`0 0 ${margin.left + size + margin.right} ${margin.top + size + margin.bottom}`}
        width="100%"
      >
        {ticks.map((tick) => (
          <g key={tick} fontSize={12} fill="#4a5561">
            <line x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} stroke="#e3ded6" />
            <text x={x(0) - 8} y={y(tick) + 4} textAnchor="end">
              {percent(tick)}
            </text>
            <text x={x(tick)} y={y(0) + 18} textAnchor="middle">
              {percent(tick)}
            </text>
          </g>
        ))}
        <text x={x(0.5)} y={y(0) + 36} textAnchor="middle" fontSize={12} fill="#4a5561">
          추정한 승소 가능성
        </text>
        <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} stroke="#7a5230" strokeDasharray="5 4" />
        {points.map(({ from, predicted, real, interval, decided, verdict }) => (
          <g key={from} stroke="#2f5d50" fill={verdict === 'few' ? '#fff' : '#2f5d50'}>
            {interval && (
              <line
                x1={x(predicted ?? 0)}
                x2={x(predicted ?? 0)}
                y1={y(interval.low)}
                y2={y(interval.high)}
                strokeWidth={2}
              />
            )}
            <circle cx={x(predicted ?? 0)} cy={y(real ?? 0)} r={4 + 6 * Math.sqrt(decided / most)} strokeWidth={2} />
          </g>
        ))}
      </svg>
      <Box component="figcaption" sx={{ fontSize: 14, color: 'text.secondary' }}>
        세로는 실제로 인정된 비율, 세로선은 90% 구간입니다. 점선 위면 실제가 더 높고, 아래면 더 낮습니다. 빈 점은
        10건보다 적은 구간입니다.
      </Box>
    </Box>
  );
};
