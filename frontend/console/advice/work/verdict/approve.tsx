import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { openInWords, openOf } from '@nomucheck/domain/advice/review/publication.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { koreanMoment } from '../../../../shared/formats.ts';
import { AskedClose, useAskedClose } from '../../../shell/asked-close.tsx';
import { keptString, useKeptState } from '../../../typing/use-kept-state.ts';
import { WasKept } from '../../../typing/was-kept.tsx';
import { commentsOfReview1 } from '../../copy/versions.ts';
import { NextReviewer } from './next-reviewer.tsx';
import { Refusal } from './refusal.tsx';
import { useVerdict, type VerdictProps } from './use-verdict.ts';
import { warningsOf } from './warnings.ts';

/**
 * Approves the text: review 1 hands it over to review 2 in the same step, review 2 publishes it. What is open at a publication has to
 * be confirmed by a tick. Loaded when it is asked.
 */
const Approve = (props: VerdictProps & { readonly citations: readonly Citation[] }) => {
  const { review, stage, work, citations, onClose, onDone } = props;
  const send = useVerdict(props);
  const kept = useKeptState(`approve-${stage}.note`, '', keptString);
  const { typed: note, type: setNote } = kept;
  const [to, setTo] = useState('');
  const [isKnown, setKnown] = useState(false);
  const said = note.trim() === '' ? {} : { [stage === 1 ? 'note' : 'reason']: note.trim() };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send({
        verdict: 'approve',
        ...(stage === 1 ? { handOver: { ...said, ...(to === '' ? {} : { to }) } } : { ...said, isOpenKnown: isKnown }),
      }),
    onSuccess: () => {
      kept.forget();
      return onDone();
    },
  });
  const leaving = useAskedClose(note.trim() !== '', onClose);
  const reviewed = stage === 2 ? (review.review1?.text ?? null) : null;
  const warnings = warningsOf(work.copy, review.registration, citations, reviewed);
  const written = { ...work.copy, registration: review.registration };
  const open = stage === 2 ? openInWords(openOf(written, commentsOfReview1(review.texts))) : [];
  const isEmpty = work.copy.text.trim() === '';
  const isReady = !isEmpty && !isPending && (open.length === 0 || isKnown);
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="approve-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate();
        }}
      >
        <DialogTitle id="approve-title">
          {stage === 1 ? '1차 검토 승인하고 2차로 넘기기' : '2차 검토 승인하고 발행'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {error !== null && <Refusal error={error} />}
          <WasKept kept={kept} />
          <Typography>
            {stage === 1
              ? `이 글로 1차 검토를 마치고 2차 검토로 넘깁니다.${
                  review.handOver === null ? '' : ` 2차 기한은 ${koreanMoment(review.handOver.dueAt)}입니다.`
                }`
              : '이 글을 발행합니다. 물은 회원이 바로 읽고, 두 검토자의 이름이 함께 실립니다.'}
          </Typography>
          {isEmpty && <Alert severity="error">글이 비어 있습니다.</Alert>}
          {warnings.map((warning) => (
            <Alert key={warning} severity="warning">
              {warning}
            </Alert>
          ))}
          {open.length > 0 && (
            <FormControlLabel
              control={<Checkbox autoFocus checked={isKnown} onChange={(_event, checked) => setKnown(checked)} />}
              label={`알고 발행합니다: ${open.join(', ')}`}
            />
          )}
          {stage === 1 && review.handOver !== null && (
            <NextReviewer people={review.handOver.people} chosen={to} onChoose={setTo} />
          )}
          <TextField
            label={stage === 1 ? '2차 검토자에게 남길 말' : '남길 말'}
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            helperText={stage === 1 ? '비워 두어도 됩니다.' : '변경 이력에 남습니다. 비워 두어도 됩니다.'}
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
              <Button type="submit" variant="contained" disabled={!isReady} autoFocus={open.length === 0}>
                {stage === 1 ? '승인하고 넘기기' : '발행'}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default Approve;
