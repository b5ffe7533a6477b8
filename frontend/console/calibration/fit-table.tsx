import { Box } from '@mui/material';
import type { Fit } from '@nomucheck/domain/calibration/contract.ts';
import { count } from '../../shared/formats.ts';
import { brierWords, intervalWords, shareWords, verdictNames } from './words.ts';

export type NamedFit = Omit<Fit, 'brier'> & { readonly name: string; readonly brier?: number | null };

type FitTableProps = { readonly label: string; readonly head: string; readonly children: readonly NamedFit[] };

/** Estimate and ending of each part: of a band, a quarter, a ground of dismissal. */
export const FitTable = ({ label, head, children }: FitTableProps) => {
  const withBrier = children.some(({ brier }) => brier !== undefined);
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          ...{ fontSize: 14, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
          '& th, & td': { px: 0.75, py: 0.5, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
          '& thead th, & td': { whiteSpace: 'nowrap' },
          '& th:first-of-type': { textAlign: 'left', minWidth: 96 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">결정된 건</th>
            <th scope="col">추정 평균</th>
            <th scope="col">실제</th>
            <th scope="col">90% 구간</th>
            {withBrier && <th scope="col">브라이어 점수</th>}
            <th scope="col">판단</th>
          </tr>
        </thead>
        <tbody>
          {children.map((fit) => (
            <tr key={fit.name}>
              <th scope="row">{fit.name}</th>
              <td>{count(fit.decided)}</td>
              <td>{shareWords(fit.predicted)}</td>
              <td>{shareWords(fit.real)}</td>
              <td>{intervalWords(fit)}</td>
              {withBrier && <td>{brierWords(fit.brier ?? null)}</td>}
              <td>{verdictNames[fit.verdict]}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
