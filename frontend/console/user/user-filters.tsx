import { Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { withCondition } from './conditions.ts';
import { roleName } from './roles.ts';
import { oauthNames } from './words.ts';

const roles = ['user', 'partner', 'advisor', 'admin', 'super'] as const;
const providers = ['email', 'google', 'naver', 'kakao'] as const;

/** Which people are shown. A choice counts at once, a word when it is sent: each search is written down, letter by letter too. */
export const UserFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const verified = filterValues.verified;
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <WordSearch key={textOf('q')} word={textOf('q')} onSearch={(word) => set('q', word)} />
      <Choice label="역할" value={textOf('role')} onChoose={(role) => set('role', role)}>
        {roles.map((role) => [role, roleName(role)])}
      </Choice>
      <Choice label="가입 방법" value={textOf('oauth')} onChoose={(oauth) => set('oauth', oauth)}>
        {providers.map((provider) => [provider, oauthNames[provider]])}
      </Choice>
      <Choice
        label="이메일 확인"
        value={typeof verified === 'boolean' ? String(verified) : ''}
        onChoose={(wanted) => set('verified', wanted === '' ? '' : wanted === 'true')}
      >
        {[
          ['true', '확인함'],
          ['false', '아직'],
        ]}
      </Choice>
      <DayField label="가입일부터" value={textOf('from')} onChange={(day) => set('from', day)} />
      <DayField label="가입일까지" value={textOf('to')} onChange={(day) => set('to', day)} />
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};

const WordSearch = ({ word, onSearch }: { word: string; onSearch: (word: string) => void }) => {
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
        label="이름, 이메일, 휴대전화"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ flexGrow: 1, width: { sm: 220 } }}
        slotProps={{ htmlInput: { enterKeyHint: 'search', autoComplete: 'off', spellCheck: false, maxLength: 254 } }}
        helperText="이메일과 휴대전화는 전부 적습니다"
      />
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        찾기
      </Button>
    </Box>
  );
};

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: readonly (readonly string[])[];
};

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ minWidth: 116, flexGrow: { xs: 1, sm: 0 } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    <MenuItem value="">전체</MenuItem>
    {children.map(([choice = '', name]) => (
      <MenuItem key={choice} value={choice}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type DayFieldProps = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void };

/** Half-typed days are the browser's own; only a whole one, or none, is a condition. */
const DayField = ({ label, value, onChange }: DayFieldProps) => {
  const [day, setDay] = useState(value);
  useEffect(() => setDay(value), [value]);
  return (
    <TextField
      type="date"
      label={label}
      value={day}
      onChange={(event) => {
        setDay(event.target.value);
        if (event.target.value === '' || /^20\d\d-/.test(event.target.value)) onChange(event.target.value);
      }}
      sx={{ flexGrow: { xs: 1, sm: 0 }, width: { sm: 140 } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
