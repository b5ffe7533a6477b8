import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { PolicyDraftOut, PolicyRecord } from '@nomucheck/domain/policies/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { koreanDate } from '../../shared/formats.ts';
import { fieldErrorsOf, messageOf } from '../api/api-error.ts';
import { useKeptState } from '../typing/use-kept-state.ts';
import { usePoliciesData } from './policies-data.ts';

type PublishProps = {
  readonly id: PolicyRecord['id'];
  readonly draft: PolicyDraftOut;
  readonly onClose: () => void;
  readonly onDone: (after: PolicyRecord) => void;
};

/** Asks from which day the approved text is in force, and announces it. */
export const PublishDialog = ({ id, draft, onClose, onDone }: PublishProps) => {
  const { publishPolicy } = usePoliciesData();
  const notify = useNotify();
  const { typed: from, type: setFrom, forget } = useKeptState('publish', draft.earliest);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => publishPolicy(id, draft.hash, from),
    onSuccess: (after) => {
      forget();
      notify('새 내용을 알렸습니다.', { type: 'info' });
      onDone(after);
    },
  });
  const close = () => {
    forget();
    onClose();
  };
  const wrong = fieldErrorsOf(error).from;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="publish-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        <DialogTitle id="publish-title">시행일 정해 발행</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
          <Typography>
            오늘부터 누구나 바뀔 내용을 읽을 수 있습니다. 시행일 전까지는 거둘 수 있습니다.
            {draft.needsConsent && ' 시행일부터 회원에게 다시 동의를 받습니다.'}
          </Typography>
          <TextField
            label="시행일"
            type="date"
            required
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong ?? `${koreanDate(draft.earliest)}부터 고를 수 있음`}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: draft.earliest } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>취소</Button>
          <Button type="submit" variant="contained" disabled={isPending || from === ''}>
            발행
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
