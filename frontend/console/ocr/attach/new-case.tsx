import { Box, TextField, Typography } from '@mui/material';
import { caseKindNames } from '@nomucheck/domain/cases/case-names.ts';
import { Choice } from '../../list/filter-fields.tsx';
import type { AttachForm } from './attach-form.ts';

type NewCaseProps = {
  readonly form: AttachForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<AttachForm>) => void;
};

const kinds = Object.entries(caseKindNames);
const isKind = (value: string): value is Exclude<AttachForm['kind'], ''> => value in caseKindNames;

/** A new case: only its kind is needed. */
export const NewCase = ({ form, errors, onChange }: NewCaseProps) => {
  const error = (field: string): string | undefined => errors[field] ?? errors[`new.${field}`];
  const text = (field: 'tribunal' | 'caseNumbers' | 'title', label: string, help: string) => (
    <TextField
      label={label}
      value={form[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      error={error(field) !== undefined}
      helperText={error(field) ?? help}
      slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off', spellCheck: false } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        종류만 정하면 됩니다. 비워 둔 항목은 글에서 찾아 제안합니다.
      </Typography>
      <Choice label="종류" all={false} value={form.kind} onChoose={(kind) => isKind(kind) && onChange({ kind })}>
        {kinds}
      </Choice>
      {text('tribunal', '기관', '예: 서울지방노동위원회')}
      {text('caseNumbers', '사건번호', '여럿이면 쉼표로 나눕니다')}
      <TextField
        label="판정일"
        type="date"
        value={form.decidedOn}
        onChange={({ target }) => onChange({ decidedOn: target.value })}
        error={error('decidedOn') !== undefined}
        helperText={error('decidedOn') ?? ''}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {text('title', '제목', '예: 근태불량을 이유로 한 징계해고')}
    </Box>
  );
};
