import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { jsonAt } from '../work/setting.ts';
import { below, type FieldProps, fieldId } from './field-props.ts';

export const TextInput = ({ field, work, former, disabled }: FieldProps<'text'>) => {
  const value = jsonAt(work.content, field.at);
  return (
    <TextField
      id={fieldId(field)}
      label={field.name}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        const isEmpty = target.value === '';
        // A day that isn't known is `null` there, and stays so while it is empty.
        work.set(field.at, isEmpty && field.optional ? undefined : isEmpty && value === null ? null : target.value);
      }}
      multiline
      minRows={field.lines ?? 1}
      disabled={disabled}
      helperText={below(field.help, former)}
    />
  );
};

export const ChoiceInput = ({ field, work, former, disabled }: FieldProps<'choice'>) => {
  const value = jsonAt(work.content, field.at);
  const shown = typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value : '';
  const parsed = (chosen: string) => (typeof value === 'boolean' ? chosen === 'true' : chosen);
  const before = field.options.find(([option]) => option === former)?.[1] ?? former;
  return (
    <TextField
      select
      id={fieldId(field)}
      label={field.name}
      value={shown}
      onChange={({ target }) => work.set(field.at, target.value === '' ? undefined : parsed(target.value))}
      disabled={disabled}
      helperText={below(field.help, before)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {field.optional !== undefined && <MenuItem value="">{field.optional}</MenuItem>}
      {field.options.map(([option, label]) => (
        <MenuItem key={option} value={option}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const MarkInput = ({ field, work, disabled }: FieldProps<'mark'>) => (
  <FormControlLabel
    disabled={disabled}
    control={
      <Checkbox
        id={fieldId(field)}
        checked={jsonAt(work.content, field.at) === true}
        onChange={(_event, is) => work.set(field.at, is ? true : undefined)}
      />
    }
    label={field.name}
  />
);
