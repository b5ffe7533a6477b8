import { Box } from '@mui/material';
import type { SummaryGroup, SummaryRow } from '@nomucheck/domain/usage/contract.ts';
import { count } from '../../shared/formats.ts';
import { groupNames, inWords, type Measure, measureNames } from './groups.ts';

const width = 640;
const height = 140;
const mostBars = 10;

type ChartProps = { readonly rows: readonly SummaryRow[]; readonly measure: Measure };

/** Columns for days, bars for everything else. The table beside it holds the same numbers. */
export const UsageChart = ({ by, ...chart }: ChartProps & { readonly by: SummaryGroup }) =>
  by === 'day' ? <Columns {...chart} /> : <Bars {...chart} />;

const highest = ({ rows, measure }: ChartProps): number => Math.max(0, ...rows.map((row) => row[measure]));

const Columns = ({ rows, measure }: ChartProps) => {
  const most = highest({ rows, measure });
  const step = width / Math.max(1, rows.length);
  return (
    <Box aria-hidden="true">
      <Box sx={{ fontSize: 14 }}>가장 많은 날 {inWords(measure, most)}</Box>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
      >
        {rows.map((row, index) => {
          const tall = (row[measure] / Math.max(1, most)) * height;
          return (
            <rect key={row.key} x={index * step} y={height - tall} width={step * 0.72} height={tall} fill="#2f5d50" />
          );
        })}
        <line x1={0} x2={width} y1={height} y2={height} stroke="#7a5230" vectorEffect="non-scaling-stroke" />
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 14, color: 'text.secondary' }}>
        <span>{rows[0]?.label}</span>
        <span>{rows.length > 1 && rows.at(-1)?.label}</span>
      </Box>
    </Box>
  );
};

const Bars = ({ rows, measure }: ChartProps) => {
  const most = highest({ rows, measure });
  const shown = [...rows].sort((one, other) => other[measure] - one[measure]).slice(0, mostBars);
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 0.75 }}>
      {shown.map((row) => (
        <Box key={row.key} sx={{ fontSize: 14 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.label}
            </Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {inWords(measure, row[measure])}
            </Box>
          </Box>
          <svg aria-hidden="true" viewBox="0 0 100 8" width="100%" height={8} preserveAspectRatio="none">
            <rect x={0} y={0} width={100} height={8} fill="#f1e8dc" />
            <rect x={0} y={0} width={(row[measure] / Math.max(1, most)) * 100} height={8} fill="#2f5d50" />
          </svg>
        </Box>
      ))}
    </Box>
  );
};

type TableProps = { readonly by: SummaryGroup; readonly rows: readonly SummaryRow[]; readonly labelledBy: string };

/** All measures of each group; days the newest first, those without a call left out. */
export const UsageTable = ({ by, rows, labelledBy }: TableProps) => {
  const used = rows.filter(({ calls }) => calls > 0);
  return (
    // It can be scrolled by keyboard where the table is wider or longer than its place.
    <Box
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 320, position: 'relative', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        component="table"
        aria-labelledby={labelledBy}
        sx={{
          ...{ fontSize: 14, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
          '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper' },
          '& th, & td': { pr: { xs: 1.5, sm: 3 }, py: 0.25, textAlign: 'right', whiteSpace: 'nowrap' },
          '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal', minWidth: 110 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{groupNames[by]}</th>
            <th scope="col">{measureNames.questions}</th>
            <th scope="col">{measureNames.tokens}</th>
            <th scope="col">{measureNames.costMicroWon}</th>
          </tr>
        </thead>
        <tbody>
          {(by === 'day' ? used.toReversed() : used).map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td>{count(row.questions)}건</td>
              <td>{count(row.tokens)}개</td>
              <td>{inWords('costMicroWon', row.costMicroWon)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
