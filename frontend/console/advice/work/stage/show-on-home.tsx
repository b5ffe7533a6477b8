import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import type { ShowAdviceBody } from '@nomucheck/domain/advice/contract/shown.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { useState } from 'react';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../../../typing/use-kept-state.ts';
import { useInspectionData } from '../../inspection-data.ts';

type Retold = Pick<ShowAdviceBody, 'question' | 'answer'>;

const retoldOf = ({ shown }: ReviewDetail): Retold => ({
  question: shown?.question ?? '',
  answer: shown?.answer ?? '',
});

type ShowOnHomeProps = {
  readonly review: ReviewDetail;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
};

/** Loaded when it is asked. Retells a published advice for the home page: written anew, so that nobody can be recognised, and only if the member agreed. */
const ShowOnHome = ({ review, onClose, onDone }: ShowOnHomeProps) => {
  const { showAdvice } = useInspectionData();
  const kept = useKeptState<Retold>('show-on-home', retoldOf(review));
  const { question, answer } = kept.typed;
  const [namesNobody, setNamesNobody] = useState(false);
  const [askerAgreed, setAskerAgreed] = useState(false);
  const isWritten = question.trim() !== '' && answer.trim() !== '';
  return (
    <ReasonedDialog
      title="첫 화면에 싣기"
      action="싣기"
      isHarmless
      kept={kept}
      isReady={isWritten && namesNobody && askerAgreed}
      onClose={onClose}
      command={(reason) => showAdvice(review, { question: question.trim(), answer: answer.trim() }, reason)}
      onDone={onDone}
    >
      {(errors) => (
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>
            자문을 그대로 싣지 않습니다. 누구의 일인지 알 수 없게 질문과 답을 새로 간추려 적으면, 최근에 실은 두 건이
            누구에게나 보입니다. 사유에는 회원이 언제 어떻게 동의했는지 적습니다.
          </Typography>
          <TextField
            label="간추린 질문"
            required
            multiline
            minRows={2}
            value={question}
            onChange={(event) => kept.type((before) => ({ ...before, question: event.target.value }))}
            error={errors.question !== undefined}
            helperText={errors.question ?? `${question.length}/${lengths.shownQuestion}자`}
            slotProps={{ htmlInput: { maxLength: lengths.shownQuestion } }}
          />
          <TextField
            label="간추린 답"
            required
            multiline
            minRows={4}
            value={answer}
            onChange={(event) => kept.type((before) => ({ ...before, answer: event.target.value }))}
            error={errors.answer !== undefined}
            helperText={errors.answer ?? `${answer.length}/${lengths.shownAnswer}자`}
            slotProps={{ htmlInput: { maxLength: lengths.shownAnswer } }}
          />
          <FormControlLabel
            control={<Checkbox checked={namesNobody} onChange={(_event, checked) => setNamesNobody(checked)} />}
            label="이름, 회사, 지역, 날짜처럼 누구인지 알 수 있는 것이 없음을 확인함"
          />
          <FormControlLabel
            control={<Checkbox checked={askerAgreed} onChange={(_event, checked) => setAskerAgreed(checked)} />}
            label="물어본 회원이 싣는 데 동의함"
          />
        </Stack>
      )}
    </ReasonedDialog>
  );
};

export default ShowOnHome;
