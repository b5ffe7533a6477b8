import { Link as MuiLink, Typography } from '@mui/material';
import type { Conflict } from '@nomucheck/domain/conflicts/conflict.ts';
import { conflictWords, type Parties, recordAddress, recordNames } from './conflict-words.ts';

type ConflictListProps = {
  readonly conflicts: readonly Conflict[];
  /** null where the record names nobody. */
  readonly parties: Parties | null;
};

/** The names of both sides, and in which other records of the firm they stand on which side. */
export const ConflictList = ({ conflicts, parties }: ConflictListProps) => (
  <>
    {parties !== null && (
      <Typography variant="body2">
        의뢰인: {parties.client ?? '적지 않음'} · 상대방: {parties.opponent ?? '적지 않음'}
      </Typography>
    )}
    <ul>
      {conflicts.map((conflict) => (
        <li key={`${conflict.what} ${conflict.id} ${conflict.here} ${conflict.there}`}>
          {conflictWords(conflict, parties ?? nobody)}.{' '}
          <MuiLink href={recordAddress(conflict)} target="_blank" rel="noreferrer" color="inherit">
            그 {recordNames[conflict.what]} 보기 (새 창)
          </MuiLink>
        </li>
      ))}
    </ul>
  </>
);

const nobody: Parties = { client: null, opponent: null };
