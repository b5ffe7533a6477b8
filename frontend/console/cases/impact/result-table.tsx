import { TableCell, TableRow } from '@mui/material';
import type { TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { figureText } from './figure-text.ts';
import { levelText, ResultLines, ResultName } from './result-lines.tsx';

type ResultTableProps = {
  readonly results: readonly TouchedResult[];
  readonly beforeTitle: string;
  readonly afterTitle: string;
};

/** What isn't accepted yet has been counted by none. */
const isPlaced = (results: readonly TouchedResult[]): boolean => results.some(({ level }) => level !== null);

/** Results by their people, times and figures. */
export const ResultTable = ({ results, beforeTitle, afterTitle }: ResultTableProps) => (
  <ResultLines
    label="결과별 승소율"
    head={[
      { title: '결과' },
      { title: beforeTitle, isNumber: true },
      { title: afterTitle, isNumber: true },
      ...(isPlaced(results) ? [{ title: '쓰인 자리' }] : []),
    ]}
  >
    {results.map(({ checkId, calculationId, calculatedAt, name, level, before, bandBefore, after, bandAfter }) => (
      <TableRow key={calculationId}>
        <ResultName checkId={checkId} name={name} calculatedAt={calculatedAt} />
        <TableCell data-name={beforeTitle} align="right">
          {figureText(before, bandBefore)}
        </TableCell>
        <TableCell data-name={afterTitle} align="right">
          {figureText(after, bandAfter)}
        </TableCell>
        {isPlaced(results) && <TableCell data-name="쓰인 자리">{levelText(level)}</TableCell>}
      </TableRow>
    ))}
  </ResultLines>
);
