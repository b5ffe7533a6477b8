import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../api/api-error.ts';
import { AskedClose, useAskedClose } from '../shell/asked-close.tsx';
import { useFirstWrongFocused } from '../typing/first-wrong.ts';
import type { KeptFields } from '../typing/use-kept-state.ts';
import { WasKept } from '../typing/was-kept.tsx';
import { type CompanyFields, fieldNames } from './company-fields.ts';

type CompanyFormProps = {
  readonly title: string;
  readonly action: string;
  /** What is typed: asked about before it is dropped. */
  readonly kept: KeptFields;
  readonly fields: CompanyFields;
  readonly set: (changed: Partial<CompanyFields>) => void;
  /** null: none is asked for. */
  readonly reason: { readonly value: string; readonly set: (reason: string) => void } | null;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

/** A company's form in a dialog: a new one, or what is changed of one. */
export const CompanyForm = ({ title, action, kept, fields, reason, ...props }: CompanyFormProps) => {
  const { set, error, busy, onSubmit, onClose } = props;
  const leaving = useAskedClose(kept.isTouched, onClose);
  /** Another one for each attempt without a reason. */
  const [unreasoned, setUnreasoned] = useState<object | null>(null);
  const lacksReason = reason !== null && reason.value.trim() === '';
  const errors: Readonly<Record<string, string>> = {
    ...fieldErrorsOf(error),
    ...(unreasoned && lacksReason ? { reason: '사유를 적어 주십시오.' } : {}),
  };
  const form = useRef<HTMLFormElement>(null);
  useFirstWrongFocused(form, unreasoned ?? error);
  const field = (name: keyof CompanyFields, path: string = name) => ({
    label: fieldNames[name],
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
    error: errors[path] !== undefined,
  });
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="company-form-title">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setUnreasoned(lacksReason ? {} : null);
          if (!busy && !lacksReason) onSubmit();
        }}
      >
        <DialogTitle id="company-form-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
          <WasKept kept={kept} />
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
          {reason !== null && (
            <TextField
              label="사유"
              required
              value={reason.value}
              onChange={(event) => reason.set(event.target.value)}
              error={errors.reason !== undefined}
              helperText={errors.reason ?? '변경 이력에 남습니다'}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose
              onGoOn={leaving.goOn}
              onDrop={() => {
                kept.forget();
                onClose();
              }}
            />
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
