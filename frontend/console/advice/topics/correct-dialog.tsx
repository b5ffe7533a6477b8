import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import type { TopicLineOut } from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { useNotify } from 'react-admin';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { type OfAnswer, useTopicsData, useTopicsShown } from './topics-data.ts';

type CorrectDialogProps = {
  readonly line: Pick<TopicLineOut, 'topicId' | 'title' | 'line' | 'law' | 'opens'>;
  /** null to say otherwise what is corrected already. */
  readonly from: OfAnswer | null;
  /** What is said now. */
  readonly said: string;
  readonly onClose: () => void;
};

/** Says a sentence of a topic otherwise, or never again; every later answer follows it. */
export const CorrectDialog = ({
  line: { topicId, title, line, law, opens },
  from,
  said,
  onClose,
}: CorrectDialogProps) => {
  const about = `${topicId}.${line}`;
  const kept = useKeptState(`correct.${about}`, {
    ...{ replacement: said, isLeftOut: false },
    newLaw: from === null ? (law ?? '') : '',
  });
  const { replacement, isLeftOut, newLaw } = kept.typed;
  const set = (changed: Partial<typeof kept.typed>) => kept.type((before) => ({ ...before, ...changed }));
  const { correctLine } = useTopicsData();
  const shown = useTopicsShown();
  const notify = useNotify();
  const command = (reason: string) =>
    correctLine({
      ...{ from, topicId, line, reason },
      replacement: isLeftOut ? null : replacement.trim(),
      law: isLeftOut || newLaw.trim() === '' ? null : newLaw.trim(),
    });
  return (
    <ReasonedDialog
      title="주제의 문장 바로잡기"
      about={about}
      action="바로잡기"
      isHarmless
      kept={kept}
      isReady={isLeftOut || (replacement.trim() !== '' && (replacement.trim() !== said || newLaw.trim() !== ''))}
      onClose={onClose}
      command={command}
      onDone={async () => {
        await shown();
        notify('바로잡았습니다. 다음 답부터 이렇게 씁니다.', { type: 'info' });
        onClose();
      }}
    >
      {(errors) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {title ?? topicId} · 이 주제로 쓰는 모든 답에 바로 적용됩니다.
          </Typography>
          <Box component="blockquote" sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
            {line}
          </Box>
          {errors.line !== undefined && <Typography color="error">{errors.line}</Typography>}
          <TextField
            label="바꿀 문장"
            multiline
            minRows={2}
            value={isLeftOut ? '' : replacement}
            disabled={isLeftOut}
            onChange={(event) => set({ replacement: event.target.value })}
            error={errors.replacement !== undefined}
            helperText={errors.replacement ?? '회원이 읽는 글이라 ‘해요’체로 적습니다'}
            slotProps={{ htmlInput: { maxLength: 600 } }}
          />
          {!opens && from !== null && (
            <FormControlLabel
              control={<Checkbox checked={isLeftOut} onChange={(event) => set({ isLeftOut: event.target.checked })} />}
              label="바꾸지 않고 다시는 쓰지 않기"
            />
          )}
          {law !== null && (
            <TextField
              label="바꿀 근거"
              value={isLeftOut ? '' : newLaw}
              disabled={isLeftOut}
              onChange={(event) => set({ newLaw: event.target.value })}
              error={errors.law !== undefined}
              helperText={
                errors.law ??
                (from === null ? '주제에 적힌 대로면 비워 둡니다' : `그대로면 비워 둡니다. 지금 근거: ${law}`)
              }
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          )}
        </Box>
      )}
    </ReasonedDialog>
  );
};
