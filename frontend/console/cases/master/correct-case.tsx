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
import { useEffect, useRef } from 'react';
import { ConflictDialog } from '../../conflict/conflict-dialog.tsx';
import { theme } from '../../shell/theme.ts';
import { formFields, formOf, shownConflicts } from '../shared/case-form.ts';
import { FieldInput } from '../shared/field-input.tsx';
import { useKeptFromLeaving } from '../shared/use-kept-from-leaving.ts';
import { useSectionName } from '../shared/use-section-names.ts';
import { ImpactView } from './impact.tsx';
import { useCorrection } from './use-correction.ts';

type CorrectCaseProps = { readonly item: MasterCaseDetail; readonly onClose: () => void };

/** The form of a correction: its impact is shown before it can be saved. */
export const CorrectCase = ({ item, onClose }: CorrectCaseProps) => {
  const edit = useCorrection(item, onClose);
  const { base, form, reason, impact, busy, refusal, theirs } = edit;
  const sectionName = useSectionName();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  useKeptFromLeaving(edit.isTouched);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (impact !== null) shown.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [impact]);
  const errors = refusal?.errors ?? {};

  if (theirs !== null) {
    return (
      <ConflictDialog
        rows={shownConflicts(formOf(base), form, formOf(theirs), sectionName)}
        onKeepMine={() => edit.keepMine(theirs)}
        onTakeTheirs={() => edit.takeTheirs(theirs)}
        onEditFurther={() => edit.editFurther(theirs)}
      />
    );
  }
  return (
    <Dialog
      open
      // A click beside the dialog must not lose what was typed.
      onClose={(_event, why) => (why === 'backdropClick' && edit.isTouched ? undefined : onClose())}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      aria-labelledby="correct-title"
    >
      <DialogTitle id="correct-title">자료 고치기</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {refusal !== null && <Alert severity="error">{refusal.message}</Alert>}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {formFields.map((field) => (
              <FieldInput
                key={field}
                field={field}
                value={form[field]}
                onChange={(value) => edit.set(field, value)}
                error={errors[field]}
              />
            ))}
          </Box>
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
          <div role="status" ref={shown}>
            {impact !== null && <ImpactView impact={impact} />}
          </div>
        </Box>
      </DialogContent>
      <DialogActions sx={{ '& button': { minHeight: 44 } }}>
        <Button onClick={onClose}>취소</Button>
        {impact === null ? (
          <Button variant="contained" disabled={busy} onClick={edit.look}>
            영향 보기
          </Button>
        ) : (
          <Button variant="contained" disabled={busy} onClick={edit.save}>
            고친 내용 저장
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
