import { Box, Typography } from '@mui/material';
import { count, won } from '../../../shared/formats.ts';
import type { Period } from './series.ts';
import { type Measure, measures, totalsOf } from './series.ts';

const width = 320;
const height = 72;

type BarChartProps = { readonly measure: Measure; readonly periods: readonly Period[] };

/** One measure over time: its total, and a bar a period. The table beneath the charts holds the same numbers. */
export const BarChart = ({ measure, periods }: BarChartProps) => {
  const { title = '', unit = '건' } = measures.find((each) => each.measure === measure) ?? {};
  const shown = (value: number): string => (unit === '원' ? won(value) : `${count(value)}건`);
  const values = periods.map(({ sums }) => sums[measure]);
  const most = Math.max(0, ...values);
  const step = width / Math.max(1, values.length);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="body2">
        {title}{' '}
        <Typography component="span" sx={{ fontSize: 22, fontWeight: 700 }}>
          {shown(totalsOf(periods)[measure])}
        </Typography>
      </Typography>
      <svg
        role="img"
        aria-label={`${title}: 가장 많을 때 ${shown(most)}`}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
      >
        {periods.map(({ name }, place) => {
          const size = most === 0 ? 0 : ((values[place] ?? 0) / most) * height;
          return (
            <rect key={name} x={place * step} width={step * 0.72} y={height - size} height={size} fill="#2f5d50" />
          );
        })}
        <line x1={0} x2={width} y1={height} y2={height} stroke="#7a5230" vectorEffect="non-scaling-stroke" />
      </svg>
      <Typography variant="body2" color="text.secondary">
        가장 많을 때 {shown(most)}
      </Typography>
    </Box>
  );
};
