import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  useMediaQuery,
} from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useState } from 'react';
import { ConflictDialog } from '../../../conflict/conflict-dialog.tsx';
import { AskedClose, useAskedClose } from '../../../shell/asked-close.tsx';
import { theme } from '../../../shell/theme.ts';
import { type FormField, formFields, formOf, shownConflicts } from '../../case-form.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { CaseHeadline } from '../../shared/case-headline.tsx';
import { FieldInput } from '../../shared/field-input.tsx';
import { ToldApart } from '../list/told-apart.tsx';
import { TextBeside } from '../text-beside.tsx';
import { ownDisputeOf, useCorrection } from './use-correction.ts';

type CorrectCaseProps = { readonly item: MasterCaseDetail; readonly onClose: () => void };

/** A correction: the text beside the form, and under them the reason with the impact of what is being written. */
export const CorrectCase = ({ item, onClose }: CorrectCaseProps) => {
  const edit = useCorrection(item, onClose);
  const { base, form, reason, impact, busy, refusal, theirs } = edit;
  const isNarrow = useMediaQuery(theme.breakpoints.down('lg'));
  const [field, setField] = useState<FormField>('outcome');
  const leaving = useAskedClose(edit.isTouched, onClose);
  const errors = refusal?.errors ?? {};

  if (theirs !== null) {
    return (
      <ConflictDialog
        rows={shownConflicts(formOf(base), form, formOf(theirs))}
        onKeepMine={() => edit.keepMine(theirs)}
        onTakeTheirs={() => edit.takeTheirs(theirs)}
        onEditFurther={() => edit.editFurther(theirs)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={leaving.onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="xl"
      aria-labelledby="correct-title"
    >
      <DialogTitle id="correct-title">자료 고치기</DialogTitle>
      <DialogContent>
        <CaseHeadline item={base} />
        {refusal !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal.message}
          </Alert>
        )}
        {edit.wasKept && (
          <Alert severity="info" sx={{ mb: 2 }}>
            저장하지 않고 둔 내용을 불러왔습니다.
          </Alert>
        )}
        {edit.like.length > 0 && <ToldApart like={edit.like} isApart={edit.isApart} onApart={edit.setApart} />}
        <TextBeside item={base} name="항목" form={form} field={field} onField={setField}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
            {formFields.map((each) => (
              <Box key={each} onFocus={() => setField(each)}>
                <FieldInput
                  field={each}
                  value={form[each]}
                  onChange={(value) => edit.set(each, value)}
                  error={errors[each]}
                  ownDispute={each === 'disputeId' ? ownDisputeOf(base.id, form) : undefined}
                />
              </Box>
            ))}
          </Box>
        </TextBeside>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField
            label="고치는 사유"
            required
            multiline
            minRows={2}
            value={reason}
            onChange={(event) => edit.setReason(event.target.value)}
            error={errors.reason !== undefined}
            helperText={errors.reason ?? '변경 이력에 남습니다'}
            slotProps={{ htmlInput: { maxLength: 1_000 }, inputLabel: { shrink: true } }}
          />
          <ImpactPanel
            shown={impact}
            idle="결과, 키워드, 해고 사유, 분쟁 등을 바꾸면 승소율이 어떻게 달라지는지 보입니다."
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ '& button': { minHeight: 44 } }}>
        {leaving.isAsking ? (
          <AskedClose
            onGoOn={leaving.goOn}
            onDrop={() => {
              edit.drop();
              onClose();
            }}
          />
        ) : (
          <>
            <Button onClick={leaving.close}>취소</Button>
            <Button variant="contained" disabled={busy} onClick={edit.save}>
              고친 내용 저장
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
