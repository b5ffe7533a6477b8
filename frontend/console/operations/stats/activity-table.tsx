import { Box } from '@mui/material';
import { count } from '../../../shared/formats.ts';
import { measures, type Period } from './series.ts';

/** The numbers of the charts, the newest period first. It can be scrolled by keyboard where it is wider than the screen. */
export const ActivityTable = ({ periods }: { periods: readonly Period[] }) => (
  <Box component="details">
    <Box component="summary" sx={{ cursor: 'pointer', fontSize: 14, minHeight: 24 }}>
      표로 보기
    </Box>
    <Box role="region" aria-label="기간별 수" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label="기간별 수"
        sx={{ fontSize: 14, '& th, & td': { pr: 2, py: 0.25, textAlign: 'right', whiteSpace: 'nowrap' } }}
      >
        <thead>
          <tr>
            <th scope="col">기간</th>
            {measures.map(({ measure, title, unit }) => (
              <th key={measure} scope="col">
                {title}
                {unit === '원' && ' (원)'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map(({ name, sums }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {measures.map(({ measure }) => (
                <td key={measure}>{count(sums[measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  </Box>
);
