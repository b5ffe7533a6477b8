import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { HistoryOutline } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useEffect, useState } from 'react';
import { count } from '../../../shared/formats.ts';
import type { Condition, useHistoryAddress } from '../history-address.ts';
import { firstMomentTyped, momentTyped, typedMoment } from '../moments.ts';

type FiltersProps = { readonly outline: HistoryOutline; readonly address: ReturnType<typeof useHistoryAddress> };

/** Who, what, which field and when; the conditions are in the address. */
export const HistoryFilters = ({ outline, address }: FiltersProps) => {
  const { filter, setCondition, clear } = address;
  const choice = (name: Condition, label: string, options: readonly (readonly [value: string, words: string])[]) => (
    <Choice
      label={label}
      value={filter[name] ?? ''}
      options={options}
      onChange={(value) => setCondition(name, value)}
    />
  );
  return (
    <Box
      className="no-print"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))', mb: 2 }}
    >
      {choice(
        'actor',
        '누가',
        outline.actors.flatMap(({ id, name, events }) => (id === '' ? [] : [[id, `${name} (${count(events)})`]])),
      )}
      {choice(
        'type',
        '무엇을',
        outline.kinds.map(({ type, said, events }) => [type, `${said} (${count(events)})`]),
      )}
      {choice(
        'field',
        '바뀐 항목',
        outline.fields.map(({ path, events }) => [path, `${path} (${count(events)})`]),
      )}
      <Moment
        label="이때부터"
        value={filter.from ?? ''}
        read={firstMomentTyped}
        onChange={(value) => setCondition('from', value)}
      />
      <Moment
        label="이때까지"
        value={filter.to ?? ''}
        read={momentTyped}
        onChange={(value) => setCondition('to', value)}
      />
      {Object.keys(filter).length > 0 && <Button onClick={clear}>조건 지우기</Button>}
    </Box>
  );
};

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string | null) => void;
};

const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  // A condition of the address stays visible also where no event has it.
  const isKnown = value === '' || options.some(([known]) => known === value);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">모두</MenuItem>
      {!isKnown && <MenuItem value={value}>이 이력에 없는 조건</MenuItem>}
      {options.map(([known, words]) => (
        <MenuItem key={known} value={known} sx={{ whiteSpace: 'normal' }}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
};

type MomentProps = {
  readonly label: string;
  readonly value: string;
  readonly read: (typed: string) => string | null;
  readonly onChange: (value: string | null) => void;
};

const Moment = ({ label, value, read, onChange }: MomentProps) => {
  const known = value === '' ? '' : typedMoment(value);
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const moment = read(target.value);
        if (moment !== null || target.value === '') onChange(moment);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
