import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { ListInput } from '../../typing/list-input.tsx';
import type { EntryForm } from './entry-form.ts';

type EntryFieldsProps = {
  /** Tells the entries of a list apart. */
  readonly about: string;
  readonly fields: EntryForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly set: (changed: Partial<EntryForm>) => void;
};

/** The server's error names the wrong word (`words.0`) or the whole list. */
const errorOf = (errors: Readonly<Record<string, string>>, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];

/** The words that people type, and the words that are found with them. */
export const EntryFields = ({ about, fields, errors, set }: EntryFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <ListInput
      id={`entry-words-${about}`}
      label="입력한 말"
      help="찾는 사람이 적는 말. 동사는 ‘잘리다’처럼 적으면 잘렸어요, 잘린도 찾음. ‘그만두라~’는 뒤에 무엇이 와도 찾음"
      value={fields.words}
      error={errorOf(errors, 'words')}
      onChange={(words) => set({ words })}
    />
    <ListInput
      id={`entry-finds-${about}`}
      label="함께 찾는 말"
      help="결정문에 나오는 말. 예: 해고"
      value={fields.finds}
      error={errorOf(errors, 'finds')}
      onChange={(finds) => set({ finds })}
    />
    <FormControlLabel
      control={<Checkbox checked={fields.bothWays} onChange={(event) => set({ bothWays: event.target.checked })} />}
      label="거꾸로도 찾기 (뜻이 같은 말)"
    />
    <TextField
      label="출처"
      value={fields.source}
      onChange={(event) => set({ source: event.target.value })}
      error={errorOf(errors, 'source') !== undefined}
      helperText={errorOf(errors, 'source') ?? '법 조문, 사전, 판정례 번호 등. 예: 근로기준법 제24조'}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  </Box>
);
