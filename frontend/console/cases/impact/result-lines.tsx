import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { stackedOnPhone } from '../../list/stacked.ts';
import { levelNames, resultName } from './words.ts';

type ResultLinesProps = {
  readonly label: string;
  readonly head: readonly { readonly title: string; readonly isNumber?: boolean }[];
  readonly children: ReactNode;
};

/** A table of results that scrolls sideways by itself; its rows begin with `ResultName`, and their other cells have `data-name`. */
export const ResultLines = ({ label, head, children }: ResultLinesProps) => (
  <Box
    sx={{ overflowX: 'auto', '& th, & td': { whiteSpace: 'nowrap', px: 1 }, ...stackedOnPhone }}
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    <Table size="small">
      <TableHead>
        <TableRow>
          {head.map(({ title, isNumber = false }) => (
            <TableCell key={title} align={isNumber ? 'right' : 'left'}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </Box>
);

/** The result's own page checks whether the user may read it. */
export const ResultName = ({ checkId, ...result }: Pick<TouchedResult, 'checkId' | 'name' | 'calculatedAt'>) => (
  <TableCell component="th" scope="row">
    <MuiLink component={Link} to={`/admin/check/${checkId}`}>
      {resultName(result)}
    </MuiLink>
  </TableCell>
);

export const levelText = (level: TouchedResult['level']): string => (level === null ? '세지 않음' : levelNames[level]);
