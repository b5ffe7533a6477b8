import { MenuItem, TextField } from '@mui/material';
import { PartFailure } from '../list/list-states.tsx';
import { roleName } from './roles.ts';
import type { FirmPerson } from './use-firm-people.ts';

type PersonChoiceProps = {
  readonly people: readonly FirmPerson[];
  /** They couldn't be read. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Empty: nobody is chosen yet. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Ids of those who can't be chosen. */
  readonly without: readonly (string | undefined)[];
};

/** Chooses the person of the firm who shall have something. */
export const PersonChoice = ({ people, error, onRetry, chosen, onChoose, without }: PersonChoiceProps) => (
  <>
    {error && <PartFailure onRetry={onRetry}>직원 목록을 불러오지 못했습니다.</PartFailure>}
    <TextField
      select
      fullWidth
      label="맡을 사람"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ mt: 0.5 }}
    >
      {people
        .filter(({ id }) => !without.includes(id))
        .map(({ id, name, role }) => (
          <MenuItem key={id} value={id}>
            {name} ({roleName(role)})
          </MenuItem>
        ))}
    </TextField>
  </>
);
