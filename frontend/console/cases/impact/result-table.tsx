import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { Link } from 'react-router';
import { figureText } from './figure-text.ts';
import { levelNames, resultName } from './words.ts';

type ResultTableProps = {
  readonly results: readonly TouchedResult[];
  readonly beforeTitle: string;
  readonly afterTitle: string;
};

/** What isn't accepted yet has been counted by none. */
const isPlaced = (results: readonly TouchedResult[]): boolean => results.some(({ level }) => level !== null);

/** Results by their people, times and figures. The result's own page checks whether the user may read it. */
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
          <TableCell align="right">{beforeTitle}</TableCell>
          <TableCell align="right">{afterTitle}</TableCell>
          {isPlaced(results) && <TableCell>쓰인 자리</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map(({ checkId, calculationId, calculatedAt, name, level, before, bandBefore, after, bandAfter }) => (
          <TableRow key={calculationId}>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={`/admin/check/${checkId}`}>
                {resultName({ name, calculatedAt })}
              </MuiLink>
            </TableCell>
            <TableCell align="right">{figureText(before, bandBefore)}</TableCell>
            <TableCell align="right">{figureText(after, bandAfter)}</TableCell>
            {isPlaced(results) && <TableCell>{level === null ? '세지 않음' : levelNames[level]}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
