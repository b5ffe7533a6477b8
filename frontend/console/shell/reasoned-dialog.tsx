import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../api/api-error.ts';

type ReasonedDialogProps = {
  readonly title: string;
  /** What is asked for or said above the reason; told what the server refused, field by field. */
  readonly children: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
  readonly action: string;
  /** It takes nothing away from anybody. */
  readonly isHarmless?: boolean;
  /** What is said of a refusal; else what the server said. */
  readonly tell?: (error: unknown) => string;
  /** What has to be typed, letter for letter, before it can be done. */
  readonly typed?: string;
  /** Whether what else is asked for above the reason is there; where nothing is, one begins with the reason. */
  readonly isReady?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<void>;
};

/** Asks why, and where it can't be undone, for a word typed by hand. */
export const ReasonedDialog = ({
  title,
  children,
  action,
  isHarmless = false,
  tell = messageOf,
  typed,
  isReady: isElseReady,
  onClose,
  onConfirm,
}: ReasonedDialogProps) => {
  const [reason, setReason] = useState('');
  const [copy, setCopy] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isReady = isElseReady !== false && reason.trim() !== '' && (typed === undefined || copy.trim() === typed);
  const errors = fieldErrorsOf(error);
  const confirm = async () => {
    if (!isReady || busy) return;
    setBusy(true);
    setError(null);
    try {
      await onConfirm(reason.trim());
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="reasoned-title"
      {...(isElseReady === undefined ? { 'aria-describedby': 'reasoned-text' } : {})}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <DialogTitle id="reasoned-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{tell(error)}</Alert>}
          <div id="reasoned-text">{typeof children === 'function' ? children(errors) : children}</div>
          <TextField
            label="사유"
            required
            autoFocus={isElseReady === undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={errors.reason !== undefined}
            helperText={errors.reason ?? '기록에 남습니다'}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {typed !== undefined && (
            <TextField
              label="확인 문구"
              required
              value={copy}
              onChange={(event) => setCopy(event.target.value)}
              helperText={`계속하려면 다음을 그대로 적어 주십시오: ${typed}`}
              slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>취소</Button>
          <Button
            type="submit"
            color={isHarmless ? 'primary' : 'error'}
            variant="contained"
            disabled={!isReady || busy}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
