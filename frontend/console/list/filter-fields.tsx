import { Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';

/** The inputs of a list's filters: words, a choice, a day. */

type WordSearchProps = {
  readonly label: string;
  readonly help: string;
  readonly word: string;
  /** Among many other conditions. */
  readonly isNarrow?: boolean;
  readonly onSearch: (word: string) => void;
};

/** Searches when it is submitted, not with each letter. */
export const WordSearch = ({ label, help, word, isNarrow = false, onSearch }: WordSearchProps) => {
  const [typed, setTyped] = useState(word);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ flexGrow: 1, width: { sm: isNarrow ? 152 : 204 } }}
        // Within the field, so that the list begins a line higher.
        placeholder={help}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { title: help, enterKeyHint: 'search', autoComplete: 'off', spellCheck: false, maxLength: 254 },
        }}
      />
      <Button type="submit" variant="outlined">
        찾기
      </Button>
    </Box>
  );
};

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Whether "no choice" is offered; an order, for example, always has a value. */
  readonly all?: boolean;
  readonly children: readonly (readonly string[])[];
};

export const Choice = ({ label, value, onChoose, all = true, children }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ minWidth: 104, flexGrow: { xs: 1, sm: 0 } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {all && <MenuItem value="">전체</MenuItem>}
    {children.map(([choice = '', name]) => (
      <MenuItem key={choice} value={choice}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type DayFieldProps = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void };

/** A half-typed day stays in the browser's input; only a complete day, or an empty field, is a filter. */
export const DayField = ({ label, value, onChange }: DayFieldProps) => {
  const [day, setDay] = useState(value);
  useEffect(() => setDay(value), [value]);
  return (
    <TextField
      type="date"
      label={label}
      value={day}
      onChange={(event) => {
        setDay(event.target.value);
        if (event.target.value === '' || /^(19|20)\d\d-/.test(event.target.value)) onChange(event.target.value);
      }}
      sx={{ flexGrow: { xs: 1, sm: 0 }, width: { sm: 150 } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
