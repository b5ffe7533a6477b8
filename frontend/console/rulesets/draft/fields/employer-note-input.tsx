import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { jsonAt } from '../work/setting.ts';
import { below, type FieldProps, fieldId } from './field-props.ts';

/** A text in place of another one, which may also be left out on purpose. */
export const EmployerNoteInput = ({ field, work, former, disabled }: FieldProps<'employer-note'>) => {
  const value = jsonAt(work.content, field.at);
  return (
    <Box>
      <TextField
        id={fieldId(field)}
        label={field.name}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => work.set(field.at, target.value === '' ? undefined : target.value)}
        multiline
        fullWidth
        disabled={disabled || value === null}
        helperText={below('비우면 원래의 말과 같음', former)}
      />
      <FormControlLabel
        disabled={disabled}
        control={
          <Checkbox
            size="small"
            checked={value === null}
            onChange={(_event, is) => work.set(field.at, is ? null : undefined)}
          />
        }
        label={`${field.name}: 보이지 않음`}
      />
    </Box>
  );
};
