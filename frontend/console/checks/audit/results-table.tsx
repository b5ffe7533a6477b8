import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { CheckResults, ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { stackedOnPhone } from '../../list/stacked.ts';
import { useEditionNames } from '../corrections-data.ts';
import { figure } from './words.ts';

/** `before` or `after` of the comparison. */
export type Place = 'before' | 'after';

type ResultsTableProps = {
  readonly results: CheckResults;
  /** The check of the page. */
  readonly checkId: string;
  readonly chosen: Readonly<Record<Place, string | undefined>>;
  readonly onChoose: (place: Place, calculationId: string) => void;
};

const places = ['before', 'after'] as const;
const placeNames: Readonly<Record<Place, string>> = { before: '앞 결과', after: '뒤 결과' };

/** All results; where there are several, two of them are chosen. */
export const ResultsTable = ({ results: { checks, results }, checkId, chosen, onChoose }: ResultsTableProps) => {
  const nameOf = useEditionNames();
  // With one result there is nothing to compare.
  const shownPlaces: readonly Place[] = results.length > 1 ? places : [];
  const numberOf = (id: string): number => checks.findIndex((check) => check.id === id) + 1;
  return (
    <Box
      sx={{ overflowX: 'auto', mt: 1.5, '& th, & td': { whiteSpace: 'nowrap', px: 1 }, ...stackedOnPhone }}
      tabIndex={0}
      role="region"
      aria-label="모든 결과"
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {shownPlaces.map((place) => (
              <TableCell key={place}>{placeNames[place].slice(0, 1)}</TableCell>
            ))}
            <TableCell>계산한 때</TableCell>
            <TableCell align="right">수치</TableCell>
            <TableCell align="right">범위</TableCell>
            <TableCell align="right">센 판정</TableCell>
            <TableCell>질문지 판</TableCell>
            {checks.length > 1 && <TableCell>진단</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map((result) => (
            <TableRow key={result.calculationId}>
              {shownPlaces.map((place) => (
                <TableCell key={place} data-name={placeNames[place]} sx={{ width: 44 }}>
                  <Box
                    component="input"
                    type="radio"
                    name={place}
                    aria-label={`${placeNames[place]}: ${koreanMoment(result.calculatedAt)}`}
                    checked={chosen[place] === result.calculationId}
                    onChange={() => onChoose(place, result.calculationId)}
                    sx={{ width: 24, height: 24, m: 0, accentColor: '#7a5230' }}
                  />
                </TableCell>
              ))}
              <TableCell component="th" scope="row">
                {koreanMoment(result.calculatedAt)}
                {result.byService && <Chip size="small" variant="outlined" label="바로잡음" sx={{ ml: 1 }} />}
              </TableCell>
              <TableCell data-name="수치" align="right">
                {figure(result.shownRate)}
              </TableCell>
              <TableCell data-name="범위" align="right">
                {bandOf(result)}
              </TableCell>
              <TableCell data-name="센 판정" align="right">
                {count(result.decided)}건
              </TableCell>
              <TableCell data-name="질문지 판" sx={{ '&&': { whiteSpace: 'normal', minWidth: 128 } }}>
                {nameOf(result.rulesetVersion)}
              </TableCell>
              {checks.length > 1 && (
                <TableCell data-name="진단">
                  {numberOf(result.checkId)}번째{result.checkId === checkId && ' (이 진단)'}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const bandOf = ({ shownBand }: ResultInTime): string =>
  shownBand === null ? '없음' : `${figure(shownBand.low)}~${figure(shownBand.high)}`;
