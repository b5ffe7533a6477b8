import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { openPoints } from '@nomucheck/domain/advice/checklist.ts';
import type { Citation } from '@nomucheck/domain/advice/citation.ts';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { saysTheSame } from '@nomucheck/domain/advice/document/who-read.ts';
import { lengths } from '@nomucheck/domain/advice/text-lengths.ts';
import { useMutation } from '@tanstack/react-query';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { keptString, useKeptState } from '../../typing/use-kept-state.ts';
import { unknownNumbers } from '../copy/sources.ts';
import type { WorkInHand } from '../copy/use-working-copy.ts';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';

type VerdictProps = {
  readonly review: ReviewDetail;
  readonly stage: ReviewStage;
  readonly work: WorkInHand;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
};

/**
 * Sends a verdict on the text as it stands on the page. Everything is saved first, because the comments and the confirmed
 * points are taken from the working copy at the server; and the advice is read again, because saving renews the lease, which
 * gives the advice a new revision.
 */
const useVerdict = ({ review: { id }, stage, work }: Pick<VerdictProps, 'review' | 'stage' | 'work'>) => {
  const { reviewOf, completeReview } = useInspectionData();
  return async (verdict: 'approve' | 'return', reason: string): Promise<void> => {
    if (!(await work.flush())) throw new Error('not saved');
    const { text } = work.state.get().copy;
    const { revision } = await reviewOf(id);
    await completeReview({ id, revision }, stage, { verdict, text, ...(reason === '' ? {} : { reason }) });
  };
};

const notSaved = '아직 저장하지 못한 글이 있어 마치지 못했습니다. 저장된 다음 다시 해 주십시오.';
const refusalText = (error: unknown): string =>
  error instanceof Error && error.message === 'not saved' ? notSaved : messageOf(error);

/** Why the text was refused; each source that no longer holds is named by its number. */
const Refusal = ({ error }: { error: unknown }) => {
  const causes = Object.entries(fieldErrorsOf(error));
  return (
    <Alert severity="error">
      {refusalText(error)}
      {causes.length > 0 && (
        <ul>
          {causes.map(([field, cause]) => (
            <li key={field}>
              {field.startsWith('citations.') && `[${field.slice('citations.'.length)}] `}
              {cause}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};

const changedAfterReview1 =
  '1차 검토를 마친 글과 다릅니다. 이대로 발행하면 1차 검토자는 고치기 전의 글을 읽은 것으로 실리고, 무엇이 바뀌었는지 안내를 받습니다. 결론이나 기한이 바뀌었으면 돌려보내 1차 검토를 다시 받아 주십시오.';

/** What a reviewer should know before they approve. */
export const warningsOf = (
  { text, checklist }: Pick<WorkInHand['copy'], 'text' | 'checklist'>,
  registration: string | null,
  citations: readonly Citation[],
  /** The text that review 1 left, at review 2. */
  reviewed: string | null = null,
): string[] => {
  const open = openPoints(checklist);
  const unknown = unknownNumbers(text, citations);
  return [
    ...(open.length > 0 ? [`확인하지 않은 점검 ${open.length}개: ${open.join(' · ')}`] : []),
    ...(unknown.length > 0 ? [`근거가 없는 번호: ${unknown.map((n) => `[${n}]`).join(' ')}`] : []),
    ...(reviewed !== null && !saysTheSame(reviewed, text) ? [changedAfterReview1] : []),
    ...(registration === null
      ? ['공인노무사 등록번호가 기록되어 있지 않아, 번호 없이 이름만 실립니다. 관리자에게 등록을 요청해 주십시오.']
      : []),
  ];
};

export const Approve = (props: VerdictProps & { readonly citations: readonly Citation[] }) => {
  const { review, stage, work, citations, onClose, onDone } = props;
  const send = useVerdict(props);
  const kept = useKeptState(`approve-${stage}.note`, '', keptString);
  const { typed: note, type: setNote } = kept;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send('approve', note.trim()),
    onSuccess: () => {
      kept.forget();
      return onDone();
    },
  });
  const leaving = useAskedClose(note.trim() !== '', onClose);
  const reviewed = stage === 2 ? (review.review1?.text ?? null) : null;
  const warnings = warningsOf(work.copy, review.registration, citations, reviewed);
  const isEmpty = work.copy.text.trim() === '';
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="approve-title">
      <DialogTitle id="approve-title">{stage}차 검토 승인</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {error !== null && <Refusal error={error} />}
        <Typography>
          {stage === 1
            ? '이 글로 1차 검토를 마칩니다. 다음으로 2차 검토를 요청합니다.'
            : '이 글을 발행합니다. 물은 회원이 바로 읽고, 두 검토자의 이름이 함께 실립니다.'}
        </Typography>
        {isEmpty && <Alert severity="error">글이 비어 있습니다.</Alert>}
        {warnings.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
        <TextField
          label="남길 말"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText="변경 이력에 남습니다. 비워 두어도 됩니다."
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
            <Button variant="contained" onClick={() => mutate()} disabled={isPending || isEmpty} autoFocus>
              {warnings.length > 0 ? '알고 승인' : '승인'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};

export const Return = ({ review, stage, work, onClose, onDone }: VerdictProps) => {
  const send = useVerdict({ review, stage, work });
  return (
    <ReasonedDialog
      title={`${stage}차 검토에서 돌려보내기`}
      action="돌려보내기"
      refusalText={refusalText}
      onClose={onClose}
      command={(reason) => send('return', reason)}
      onDone={onDone}
    >
      <Typography>
        {stage === 1
          ? '물은 회원에게 돌아갑니다. 회원이 사유를 읽으므로, 무엇을 더 알려 주면 되는지 적어 주십시오.'
          : '1차 검토로 돌아갑니다. 1차 검토자가 사유와 지금 글을 봅니다.'}
      </Typography>
    </ReasonedDialog>
  );
};
