import { Box } from '@mui/material';
import type { ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { koreanDate } from '../../../shared/formats.ts';

const width = 100;
const height = 100;
/** Results of the same hour would stand on each other. */
const leastGap = 5;

type Step = { readonly id: string; readonly x: number; readonly to: number; readonly result: ResultInTime };

/** Where each result begins and ends: it holds until the next one. */
export const stepsOf = (results: readonly ResultInTime[]): readonly Step[] => {
  const times = results.map(({ calculatedAt }) => Date.parse(calculatedAt));
  const [first = 0] = times;
  const span = Math.max(1, (times.at(-1) ?? 0) - first);
  let at = -leastGap;
  const places = times.map((time) => {
    at = Math.max(at + leastGap, ((time - first) / span) * (width - 12));
    return at;
  });
  const scale = width / ((places.at(-1) ?? 0) + 12);
  return results.map((result, n) => ({
    id: result.calculationId,
    x: (places[n] ?? 0) * scale,
    to: (places[n + 1] ?? (places.at(-1) ?? 0) + 12) * scale,
    result,
  }));
};

const y = (rate: number): number => height - rate * height;

/** The figure over time with its band: each result holds until the next one. The table below shows the same in words. */
export const ResultsChart = ({ results }: { results: readonly ResultInTime[] }) => {
  const steps = stepsOf(results);
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          textAlign: 'right',
          fontSize: 14,
          color: 'text.secondary',
          lineHeight: 1,
        }}
      >
        {['100%', '50%', '0%'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </Box>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width="100%" height={180} preserveAspectRatio="none">
        {[0, 0.5, 1].map((rate) => (
          <line
            key={rate}
            x1={0}
            x2={width}
            y1={y(rate)}
            y2={y(rate)}
            stroke="#e4d9ca"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {steps.map(({ id, x, to, result: { shownBand } }) =>
          shownBand === null ? null : (
            <rect
              key={id}
              x={x}
              width={to - x}
              y={y(shownBand.high)}
              height={y(shownBand.low) - y(shownBand.high)}
              fill="#f1e8dc"
            />
          ),
        )}
        {steps.map(({ id, x, to, result: { shownRate, checkId } }, n) => {
          const before = steps[n - 1]?.result;
          return (
            <g key={id} stroke="#7a5230" vectorEffect="non-scaling-stroke">
              {before && before.checkId !== checkId && (
                <line
                  x1={x}
                  x2={x}
                  y1={0}
                  y2={height}
                  strokeDasharray="3 4"
                  stroke="#857563"
                  vectorEffect="non-scaling-stroke"
                />
              )}
              {before && before.shownRate !== null && shownRate !== null && (
                <line
                  x1={x}
                  x2={x}
                  y1={y(before.shownRate)}
                  y2={y(shownRate)}
                  strokeWidth={2}
                  vectorEffect="non-scaling-stroke"
                />
              )}
              {shownRate !== null && (
                <>
                  <line
                    x1={x}
                    x2={to}
                    y1={y(shownRate)}
                    y2={y(shownRate)}
                    strokeWidth={2}
                    vectorEffect="non-scaling-stroke"
                  />
                  <line
                    x1={x}
                    x2={x}
                    y1={y(shownRate)}
                    y2={y(shownRate)}
                    strokeWidth={9}
                    strokeLinecap="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </>
              )}
            </g>
          );
        })}
      </svg>
      <span />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 14, color: 'text.secondary' }}>
        <span>{results[0] && koreanDate(results[0].calculatedAt)}</span>
        <span>{results.length > 1 && results.at(-1) && koreanDate(results.at(-1)?.calculatedAt ?? '')}</span>
      </Box>
    </Box>
  );
};
