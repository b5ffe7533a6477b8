import { Box, Typography } from '@mui/material';
import { count, won } from '../../../shared/formats.ts';
import type { Period } from './periods.ts';

const width = 640;
const height = 160;

/**
 * Above the line what came in, below it what went back, in one scale, with the highest value of each and the first and last
 * period. The table beneath holds the same numbers.
 */
export const SumsChart = ({ periods }: { periods: readonly Period[] }) => {
  const most = (of: (period: Period) => number) => Math.max(0, ...periods.map(of));
  const [mostPaid, mostRefunded] = [most(({ paid }) => paid), most(({ refunded }) => refunded)];
  const scale = height / Math.max(1, mostPaid + mostRefunded);
  const line = mostPaid * scale;
  const step = width / Math.max(1, periods.length);
  return (
    <Box aria-hidden="true" sx={{ mb: 1 }}>
      <Typography variant="body2">▲ 들어온 돈, 가장 많을 때 {won(mostPaid)}</Typography>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
      >
        {periods.map(({ name, paid, refunded }, index) => {
          const bar = { x: index * step, width: step * 0.72 };
          return (
            <g key={name}>
              <rect {...bar} y={line - paid * scale} height={paid * scale} fill="#2f5d50" />
              <rect {...bar} y={line} height={refunded * scale} fill="#96362a" />
            </g>
          );
        })}
        <line x1={0} x2={width} y1={line} y2={line} stroke="#7a5230" vectorEffect="non-scaling-stroke" />
      </svg>
      {mostRefunded > 0 && <Typography variant="body2">▼ 돌려준 돈, 가장 많을 때 {won(mostRefunded)}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 14, color: 'text.secondary' }}>
        <span>{periods[0]?.name}</span>
        <span>{periods.length > 1 && periods.at(-1)?.name}</span>
      </Box>
    </Box>
  );
};

/** The same numbers, the newest period first; periods without a payment or a refund are left out. */
export const SumsTable = ({ periods, labelledBy }: { periods: readonly Period[]; labelledBy: string }) => (
  // It can be scrolled by keyboard where the table is wider than the screen.
  <Box role="region" aria-labelledby={labelledBy} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box
      component="table"
      aria-labelledby={labelledBy}
      sx={{
        fontSize: 14,
        '& th, & td': { pr: { xs: 1.5, sm: 3 }, py: 0.25, textAlign: 'right', whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">기간</th>
          <th scope="col">결제</th>
          <th scope="col">들어온 돈</th>
          <th scope="col">돌려준 돈</th>
          <th scope="col">차액</th>
        </tr>
      </thead>
      <tbody>
        {moved(periods).map(({ name, paid, orders, refunded }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count(orders)}건</td>
            <td>{won(paid)}</td>
            <td>{won(refunded)}</td>
            <td>{won(paid - refunded)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const moved = (periods: readonly Period[]): readonly Period[] =>
  periods.filter(({ orders, refunded }) => orders > 0 || refunded > 0).toReversed();
