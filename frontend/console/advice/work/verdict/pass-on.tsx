import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../api/api-error.ts';
import { AskedClose, useAskedClose } from '../../../shell/asked-close.tsx';
import { keptString, useKeptState } from '../../../typing/use-kept-state.ts';
import { WasKept } from '../../../typing/was-kept.tsx';
import { useInspectionData } from '../../inspection-data.ts';
import { useReviewShown } from '../../use-review.ts';

/** Requests review 2 of an advice that was approved before the approval handed over, with a note to whoever takes it. */
const PassOn = ({ review, onClose }: { review: ReviewDetail; onClose: () => void }) => {
  const { requestReview2 } = useInspectionData();
  const shown = useReviewShown();
  const notify = useNotify();
  const kept = useKeptState('pass-on.note', '', keptString);
  const { typed: note, type: setNote } = kept;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestReview2(review, note.trim()),
    onSuccess: async () => {
      kept.forget();
      await shown(review.id);
      notify('2차 검토를 요청했습니다.', { type: 'info' });
      onClose();
    },
  });
  const leaving = useAskedClose(note.trim() !== '', onClose);
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="pass-on-title">
      <DialogTitle id="pass-on-title">2차 검토 요청</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <WasKept kept={kept} />
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        <Typography>다른 노무사가 맡아 한 번 더 봅니다. 승인하면 회원에게 발행됩니다.</Typography>
        <TextField
          label="2차 검토자에게 남길 말"
          autoFocus
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText="비워 두어도 됩니다."
          slotProps={{ htmlInput: { maxLength: lengths.note } }}
          sx={{ mt: 0.5 }}
        />
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
            <Button variant="contained" onClick={() => mutate()} disabled={isPending}>
              요청
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};

export default PassOn;
