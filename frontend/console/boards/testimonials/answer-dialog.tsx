import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { AdminTestimonial } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import { useMutation } from '@tanstack/react-query';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { WasKept } from '../../typing/was-kept.tsx';
import { useBoardsData } from '../boards-data.ts';

type DialogProps = { readonly review: AdminTestimonial; readonly onClose: () => void; readonly onDone: () => void };

/** The firm's answer, which everybody reads below the review. */
export const AnswerDialog = ({ review, onClose, onDone }: DialogProps) => {
  const { answerReview } = useBoardsData();
  const before = review.answer?.text ?? '';
  const kept = useKeptState(`answer.${review.id}`, before);
  const { typed, type: setTyped } = kept;
  const text = typed.trim();
  const leaving = useAskedClose(kept.isTouched, onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerReview(review, text),
    onSuccess: () => {
      kept.forget();
      onDone();
    },
  });
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="answer-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text !== '' && !isPending) mutate();
        }}
      >
        <DialogTitle id="answer-title">후기에 답하기</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
          <WasKept kept={kept} />
          <TextField
            label="답"
            required
            autoFocus
            multiline
            minRows={4}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={fieldErrorsOf(error).text !== undefined}
            helperText={fieldErrorsOf(error).text ?? '노무체크의 이름으로 누구나 읽습니다.'}
            slotProps={{ htmlInput: { maxLength: lengths.answer } }}
            sx={{ mt: 1 }}
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
              <Button type="submit" variant="contained" disabled={text === '' || isPending}>
                답하기
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
