import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { lengths } from '@nomucheck/domain/consultations/lengths.ts';
import { type Outcome, outcomeIds, outcomes } from '@nomucheck/domain/consultations/stages.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { WasKept } from '../../typing/was-kept.tsx';
import { useConsultationsData } from '../consultations-data.ts';
import { useConsultationShown } from '../use-consultation.ts';

type CloseConsultationProps = { readonly item: ConsultationDetail; readonly onClose: () => void };

const nothingTyped = { outcome: '', message: '' };

/** Closes the consultation with how it ended, and with a last word that the person reads. */
export const CloseConsultation = ({ item, onClose }: CloseConsultationProps) => {
  const { closeConsultation } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const kept = useKeptState('close', nothingTyped);
  const { typed, type } = kept;
  const outcome = outcomeIds.find((id) => id === typed.outcome) ?? null;
  const message = typed.message.trim();
  const leaving = useAskedClose(kept.isTouched, onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Outcome) =>
      closeConsultation(item, { outcome: chosen, ...(message === '' ? {} : { message }) }),
    onSuccess: async () => {
      kept.forget();
      await shown(item.id);
      notify('상담을 마쳤습니다.', { type: 'info' });
      onClose();
    },
    // The consultation may have changed meanwhile; what was typed stays in the dialog.
    onError: () => void shown(item.id),
  });
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="close-consultation">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (outcome !== null && !isPending) mutate(outcome);
        }}
      >
        <DialogTitle id="close-consultation">상담 마치기</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
          <WasKept kept={kept} />
          <FormControl>
            <FormLabel id="consultation-outcome">결과</FormLabel>
            <RadioGroup
              aria-labelledby="consultation-outcome"
              value={outcome ?? ''}
              onChange={(_event, id) => type((before) => ({ ...before, outcome: id }))}
            >
              {outcomeIds.map((id, place) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio autoFocus={place === 0} />}
                  label={outcomes[id]}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <TextField
            label="마지막으로 전할 말"
            helperText="비워 두어도 됩니다. 적으면 신청인이 읽습니다."
            multiline
            minRows={3}
            value={typed.message}
            onChange={(event) => type((before) => ({ ...before, message: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: lengths.message } }}
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
              <Button type="submit" variant="contained" disabled={outcome === null || isPending}>
                마치기
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
