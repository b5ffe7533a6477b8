import { Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';
import {
  caseKindNames,
  caseOutcomeNames,
  caseSamplingNames,
  caseSourceNames,
} from '@nomucheck/domain/cases/case-names.ts';
import { sectionName, sectionNames } from '@nomucheck/domain/rulesets/section-names.ts';
import { inLines, linesOf } from '../../typing/entries.ts';
import { ListInput } from '../../typing/list-input.tsx';
import { type FormField, formFieldNames, listFields } from '../case-form.ts';
import { CitedLinks } from './cited-links.tsx';
import { DisputeInput } from './dispute-input.tsx';

export type FieldInputProps = {
  readonly field: FormField;
  readonly value: string;
  /** Called with each typed letter. */
  readonly onChange: (value: string) => void;
  /** Called with the final value: at once for a choice, on leaving the field for a text. */
  readonly onSettle?: (value: string) => void;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The error of one entry of a list. */
  readonly single?: boolean;
  readonly autoFocus?: boolean;
  /** Of the dispute: the name of a dispute of the case's own. */
  readonly ownDispute?: string | undefined;
};

const choices: Partial<Record<FormField, Readonly<Record<string, string>>>> = {
  kind: caseKindNames,
  sampling: caseSamplingNames,
  outcome: caseOutcomeNames,
  sourceHow: caseSourceNames,
};
const longTexts: Partial<Record<FormField, number>> = { point: 2, summary: 5 };
const mostLetters: Partial<Record<FormField, number>> = {
  tribunal: 60,
  title: 300,
  point: 2_000,
  summary: 8_000,
  outcomeText: 200,
  sourceAt: 1_000,
};

/** The id of a field's input. */
export const inputId = (field: FormField): string => `case-${field}`;

/** The input of one field of a case. */
export const FieldInput = (props: FieldInputProps) => {
  const { field, value, onChange, onSettle, error, help, required = false, disabled = false } = props;
  const { single = false, autoFocus = false } = props;
  const label = formFieldNames[field];
  const choose = (chosen: string) => {
    onChange(chosen);
    onSettle?.(chosen);
  };
  if (field === 'sections') return <SectionsInput {...props} onChange={choose} />;
  if (field === 'disputeId')
    return (
      <DisputeInput
        id={single ? `${inputId(field)}-entry` : inputId(field)}
        {...{ label, value, error, help, disabled, autoFocus }}
        own={props.ownDispute}
        onChange={choose}
      />
    );
  if (listFields.includes(field) && !single)
    return (
      <>
        <ListInput
          id={inputId(field)}
          label={required ? `${label} *` : label}
          value={value}
          onChange={choose}
          error={error}
          help={help}
          disabled={disabled}
        />
        {field === 'citations' && <CitedLinks numbers={linesOf(value)} />}
      </>
    );
  const options = choices[field];
  const rows = longTexts[field];
  return (
    <TextField
      id={single ? `${inputId(field)}-entry` : inputId(field)}
      label={label}
      value={value}
      required={required}
      autoFocus={autoFocus}
      disabled={disabled}
      fullWidth
      error={error !== undefined}
      helperText={error ?? help}
      select={options !== undefined}
      {...(field === 'decidedOn' ? { type: 'date' } : {})}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows, maxRows: 14 })}
      onChange={(event) => (options === undefined ? onChange(event.target.value) : choose(event.target.value))}
      onBlur={() => options === undefined && onSettle?.(value)}
      slotProps={{
        htmlInput: { maxLength: mostLetters[field], autoComplete: 'off' },
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
      }}
    >
      {options !== undefined && field === 'outcome' && <MenuItem value="">아직 모름</MenuItem>}
      {options !== undefined &&
        Object.entries(options).map(([key, name]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
    </TextField>
  );
};

/** Chooses the sections of the questionnaire that a case is about. */
const SectionsInput = (props: FieldInputProps) => {
  const { field, value, onChange, error, help, required = false, disabled = false } = props;
  const { single = false, autoFocus = false } = props;
  const chosen = linesOf(value);
  return (
    <TextField
      id={single ? `${inputId(field)}-entry` : inputId(field)}
      select
      fullWidth
      label={formFieldNames[field]}
      value={single ? value : chosen}
      autoFocus={autoFocus}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: !single,
          displayEmpty: true,
          renderValue: () => (chosen.length === 0 ? '고르지 않음' : chosen.map(sectionName).join(', ')),
          onChange: ({ target }) =>
            onChange(inLines(typeof target.value === 'string' ? [target.value] : asTexts(target.value))),
        },
      }}
    >
      {sectionNames.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <Checkbox checked={chosen.includes(id)} sx={{ p: 0.5, mr: 1 }} />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
    </TextField>
  );
};

const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
