import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { count } from '../../../shared/formats.ts';
import { plainSentence } from '../../api/plain-sentence.ts';

type Refused = { readonly code: string; readonly message: string };
type Cause = Refused & { readonly cases: number };

/** Refused cases by the cause, the most frequent first, as the server counts those of a job. */
export const causesOf = <One extends Refused>(
  refused: readonly One[],
): readonly (Cause & { readonly refused: readonly One[] })[] => {
  const byCause = Map.groupBy(refused, ({ code, message }) => `${code} ${message}`);
  return [...byCause.values()]
    .flatMap((alike) => {
      const [first] = alike;
      return first ? [{ code: first.code, message: first.message, cases: alike.length, refused: alike }] : [];
    })
    .toSorted((one, other) => other.cases - one.cases);
};

type RefusalCausesProps<One extends Cause> = {
  readonly causes: readonly One[];
  /** What stands below a cause. */
  readonly below?: (cause: One) => ReactNode;
};

/** Why cases were refused: each cause once, with the number of its cases. */
export const RefusalCauses = <One extends Cause>({ causes, below }: RefusalCausesProps<One>) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {causes.map((cause) => (
      <li key={`${cause.code} ${cause.message}`}>
        {count(cause.cases)}건: {plainSentence(cause.message)}
        {below?.(cause)}
      </li>
    ))}
  </Box>
);
