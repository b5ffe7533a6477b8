import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { fieldErrorsOf, messageOf } from '../api/api-error.ts';
import { AskedClose, useAskedClose } from '../shell/asked-close.tsx';
import { type CompanyFields, emptyFields, fieldNames } from './company-fields.ts';

type CompanyFormProps = {
  readonly title: string;
  readonly action: string;
  /** What the fields were at first: other values are asked about before they are dropped. */
  readonly start: CompanyFields;
  readonly fields: CompanyFields;
  readonly setFields: (fields: CompanyFields) => void;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

/** A company's form in a dialog: a new one, or what is changed of one. */
export const CompanyForm = ({ title, action, start, fields, ...props }: CompanyFormProps) => {
  const { setFields, error, busy, onSubmit, onClose } = props;
  const isTouched = Object.keys(start).some((name) => isField(name) && fields[name] !== start[name]);
  const leaving = useAskedClose(isTouched, onClose);
  const errors = fieldErrorsOf(error);
  const field = (name: keyof CompanyFields, path: string = name) => ({
    label: fieldNames[name],
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
    error: errors[path] !== undefined,
  });
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="company-form-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <DialogTitle id="company-form-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
          <TextField
            {...field('name')}
            required
            autoFocus
            margin="dense"
            helperText={errors.name}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          />
          <TextField
            {...field('businessNumber')}
            required
            helperText={errors.businessNumber ?? '110-81-41272처럼 10자리'}
            slotProps={{ htmlInput: { maxLength: 20, inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <TextField
            {...field('representative')}
            helperText={errors.representative ?? '사업자등록증에 적힌 이름'}
            slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off' } }}
          />
          <Box
            component="fieldset"
            sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
          >
            <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
              한 달 한도 (비우면 제한 없음)
            </Box>
            <TextField
              {...field('questions', 'quotas.questions')}
              helperText={errors['quotas.questions']}
              slotProps={numberInput}
            />
            <TextField
              {...field('tokens', 'quotas.tokens')}
              helperText={errors['quotas.tokens']}
              slotProps={numberInput}
            />
            <TextField
              {...field('costWon', 'quotas.costWon')}
              helperText={errors['quotas.costWon']}
              slotProps={numberInput}
            />
          </Box>
          <TextField
            {...field('note')}
            multiline
            minRows={2}
            helperText={errors.note ?? '담당자 이름과 연락처 같은 개인정보는 적지 마십시오.'}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose onGoOn={leaving.goOn} onDrop={onClose} />
          ) : (
            <>
              <Button onClick={leaving.close}>취소</Button>
              <Button type="submit" variant="contained" disabled={busy}>
                {action}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

const numberInput = { htmlInput: { maxLength: 20, inputMode: 'numeric', autoComplete: 'off' } } as const;
const isField = (name: string): name is keyof CompanyFields => name in emptyFields;
