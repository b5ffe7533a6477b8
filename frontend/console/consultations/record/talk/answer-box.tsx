import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { lengths } from '@nomucheck/domain/consultations/lengths.ts';
import { slotAt } from '@nomucheck/domain/consultations/slots.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, isUndecided, messageOf } from '../../../api/api-error.ts';
import { NothingYet, Section } from '../../../shell/record/section.tsx';
import { useKey } from '../../../shell/use-key.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Key } from '../../../typing/key.tsx';
import { useKeptFromLeaving } from '../../../typing/use-kept-from-leaving.ts';
import { keptString, useKeptState } from '../../../typing/use-kept-state.ts';
import { type Answer, useConsultationsData } from '../../consultations-data.ts';
import { useConsultationShown } from '../../use-consultation.ts';
import { createAttempt, restOf } from '../attempt.ts';
import { BeforePayment } from '../before-payment.tsx';
import { agreedWords } from '../request-facts.tsx';
import { SlotDays } from '../slot-days.tsx';
import { NotSent, whyNotSent } from './not-sent.tsx';

type AnswerBoxProps = { readonly item: ConsultationDetail };

/** The next answer, a time, or both. The text is kept on this device as it is typed, until it is sent. */
export const AnswerBox = ({ item }: AnswerBoxProps) => {
  const { typed: text, type: keep } = useKeptState('answer', '', keptString);
  if (item.may.answer || item.may.agree) return <Writing item={item} text={text} onType={keep} />;
  return (
    <>
      {item.may.makeFree && <BeforePayment item={item} />}
      {text.trim() !== '' && <NotSent text={text} why={whyNotSent(item)} onDrop={() => keep('')} />}
      {text.trim() === '' && item.closed === null && !item.withheld && !item.may.makeFree && (
        <Section title="답">
          <NothingYet>
            {item.stage === 'unpaid' ? '맡은 사람이 결제된 뒤에 답합니다.' : '맡은 사람이 답하고 시간을 정합니다.'}
          </NothingYet>
        </Section>
      )}
    </>
  );
};

type WritingProps = {
  readonly item: ConsultationDetail;
  readonly text: string;
  readonly onType: (text: string) => void;
};

const Writing = ({ item, text, onType }: WritingProps) => {
  const { answerConsultation } = useConsultationsData();
  const shown = useConsultationShown();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useNow().toISOString();
  // The person may have wished for other times since the day was chosen.
  const at = chosen !== null && item.may.agree && slotAt(item.slots, chosen, now) !== null ? chosen : null;
  const [attempt] = useState(createAttempt);
  const latest = useRef(text);
  latest.current = text;
  const input = useRef<HTMLTextAreaElement>(null);
  const message = text.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: Answer) =>
      answerConsultation({ id: item.id, revision: attempt.revisionFor(item.revision) }, answer),
    onSuccess: async (_answer, sent) => {
      attempt.decided();
      // What was typed or chosen while it was sent stays.
      onType(restOf(latest.current, sent.message ?? ''));
      setChosen((now) => (now === sent.at ? null : now));
      await shown(item.id);
      notify('보냈습니다.', { type: 'info' });
    },
    // Something was said or closed meanwhile: the thread above shows it, and the text stays here.
    onError: (failure) => {
      if (!isUndecided(failure)) attempt.decided();
      void shown(item.id);
    },
  });
  const errors = fieldErrorsOf(error);
  useKeptFromLeaving(isPending);
  useKey('KeyE', () => input.current?.focus());
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending || (message === '' && at === null)) return;
    mutate({ ...(message === '' ? {} : { message }), ...(at === null ? {} : { at }) });
  };
  return (
    <Section title="답">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {error !== null && (
          <Alert severity="error">
            {isConflict(error)
              ? '그 사이 이 상담이 바뀌었습니다. 위의 대화를 확인하고 다시 보내십시오. 적은 글은 그대로 있습니다.'
              : messageOf(error)}
          </Alert>
        )}
        {item.may.answer && (
          <TextField
            label="신청인에게 보낼 답"
            multiline
            minRows={4}
            value={text}
            inputRef={input}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              submit();
            }}
            error={errors.message !== undefined}
            helperText={errors.message ?? '적는 대로 이 기기에 남습니다. Ctrl+Enter로 보냅니다.'}
            slotProps={{ htmlInput: { maxLength: lengths.message, 'aria-keyshortcuts': 'E' } }}
          />
        )}
        {item.may.agree && <SlotDays item={item} chosen={at} onChoose={setChosen} error={errors.at} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button
            type="submit"
            variant="contained"
            disabled={isPending || (message === '' && at === null)}
            sx={{ minHeight: 44 }}
          >
            {sendWords(message !== '', at !== null)}
          </Button>
          {at !== null && <Typography role="status">정할 시간: {agreedWords(at)}</Typography>}
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, fontSize: 14, color: 'text.secondary' }}>
            <Key>E</Key> 답 쓰기
          </Box>
        </Box>
      </Box>
    </Section>
  );
};

const sendWords = (hasText: boolean, hasTime: boolean): string => {
  if (hasText && hasTime) return '답과 시간 보내기';
  return hasTime ? '시간 정하기' : '답 보내기';
};
