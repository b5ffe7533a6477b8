import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import type { PolicyRecord } from '@nomucheck/domain/policies/contract.ts';
import { mostLetters, policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, messageOf } from '../api/api-error.ts';
import { TwoTexts } from '../texts/two-texts.tsx';
import { useKeptFromLeaving } from '../typing/use-kept-from-leaving.ts';
import type { KeptWork } from '../typing/use-kept-work.ts';
import { type DraftWork, kindOfDraft, workOf } from './draft-work.ts';
import { usePoliciesData } from './policies-data.ts';
import { PolicyPreview } from './policy-preview.tsx';

const marks =
  '# 제목 · ## 부분 · ### 작은 제목 · - 항목 · 1. 순서 · > 강조 · 표: 설명 다음 줄에 | 칸 | 칸 | · {name} 같은 회사 정보';

type EditorProps = {
  readonly record: PolicyRecord;
  readonly work: KeptWork<DraftWork>;
  readonly onSaved: (saved: PolicyRecord) => void;
  /** Reads the record again, after somebody else has saved it. */
  readonly onReread: () => void;
};

/** The draft as it is typed, with what it will look like beside it. */
export const DraftEditor = ({ record, work, onSaved, onReread }: EditorProps) => {
  const { typed: fields, type: set, wasKept } = work;
  const saved = workOf(record);
  const { savePolicyDraft } = usePoliciesData();
  const notify = useNotify();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ base, ...draft }: DraftWork) => savePolicyDraft(record.id, { ...draft, expectedRevision: base }),
    onSuccess: (after, sent) => {
      notify('초안을 저장했습니다.', { type: 'info' });
      work.settle(sent, after.revision);
      onSaved(after);
    },
    onError: (failure) => isConflict(failure) && onReread(),
  });
  const isTouched = !kindOfDraft.isSame(fields, saved);
  useKeptFromLeaving(isPending);
  const shown = useDeferredValue(fields.text);
  const document = useMemo(() => policyDocumentOf(shown), [shown]);
  const errors = fieldErrorsOf(error);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(fields);
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isConflict(error) ? (
        <TwoTexts
          saved={saved.text}
          own={fields.text}
          onSaved={() => {
            work.take(saved);
            reset();
          }}
          onOwn={() => {
            work.goOnFrom(saved.base);
            reset();
          }}
        />
      ) : (
        error !== null && <Alert severity="error">{messageOf(error)} 적은 내용은 그대로 있습니다.</Alert>
      )}
      {wasKept && isTouched && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => work.take(saved)}>
              버리고 저장된 글로
            </Button>
          }
        >
          저장하지 않고 둔 글을 이어 씁니다.
        </Alert>
      )}
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField
          label="초안"
          multiline
          minRows={16}
          maxRows={30}
          value={fields.text}
          onChange={(event) => set({ text: event.target.value })}
          error={errors.text !== undefined}
          helperText={errors.text ?? marks}
          slotProps={{ htmlInput: { maxLength: mostLetters, spellCheck: false } }}
        />
        <Box
          component="section"
          aria-label="미리 보기"
          // What scrolls has to be reached by the keyboard.
          tabIndex={0}
          sx={{ border: 1, borderColor: 'divider', p: 2, maxHeight: 720, overflow: 'auto' }}
        >
          <Typography variant="body2" color="text.secondary">
            미리 보기
          </Typography>
          <PolicyPreview document={document} />
        </Box>
      </Box>
      <TextField
        label="바꾸는 까닭"
        value={fields.why}
        onChange={(event) => set({ why: event.target.value })}
        error={errors.why !== undefined}
        helperText={errors.why ?? '회원에게 그대로 보임'}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <FormControlLabel
          control={<Checkbox checked={fields.needsConsent} onChange={(_event, is) => set({ needsConsent: is })} />}
          label="다시 동의가 필요한 변경 (시행일부터 다시 물음)"
        />
        <FormControlLabel
          control={<Checkbox checked={fields.isDisadvantage} onChange={(_event, is) => set({ isDisadvantage: is })} />}
          label="회원에게 불리한 변경 (30일 전부터 알림)"
        />
      </Box>
      <Box>
        <Button type="submit" variant="contained" disabled={isPending || !(isTouched || record.draft === null)}>
          초안 저장
        </Button>
      </Box>
    </Box>
  );
};
