import type { AdviceOut, ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { type FormEvent, useRef, useState } from 'react';
import { keep, useKeptText } from '../../../shared/device/kept-on-device.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { Button } from '../../forms/button.tsx';
import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import { Counter } from '../../forms/counter.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { requestReview } from '../advice-api.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';

type RequestReviewProps = { readonly advice: AdviceOut; readonly onRequested: () => Promise<void> };

const writtenIn = ({ chats }: AdviceOut): readonly ChatOut[] =>
  chats.filter(({ by, status, text }) => by === 'advisor' && status === 'complete' && text !== null && text !== '');

/** Hands answers to the reviewers: which ones, and what to look at. */
export const RequestReview = ({ advice, onRequested }: RequestReviewProps) => {
  const answers = writtenIn(advice);
  // All of them at first: a last answer alone often only adds to the one before.
  const [left, setLeft] = useState<readonly string[]>([]);
  const place = `advice.note.${advice.id}`;
  const [note, setNote] = useKeptText(place);
  const [busy, setBusy] = useState(false);
  const { errors, mistakes, message, attempt, refuse } = useMistakes();
  const key = useRef(randomId());
  const chosen = answers.filter(({ id }) => !left.includes(id));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosen.length === 0) return refuse([{ id: 'answers', message: '검토받을 답을 하나 이상 골라 주세요.' }]);
    if (note.trim().length > lengths.note)
      return refuse([{ id: 'note', message: `${lengths.note.toLocaleString('ko-KR')}자 안으로 줄여 주세요.` }]);
    if (!sensitive.holds(note)) await send();
  };

  const send = async () => {
    setBusy(true);
    const request = {
      messages: chosen.map(({ id }) => id),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    };
    const reply = await requestReview(advice.id, request, key.current);
    if (reply.ok) {
      keep(place, null);
      await onRequested();
    } else if (!sensitive.heldBy(reply)) {
      // The next press may say other words, which another key must carry.
      if (reply.code !== 'server_error') key.current = randomId();
      const atAnswers = reply.errors?.messages;
      refuse(
        atAnswers === undefined ? [] : [{ id: 'answers', message: atAnswers }],
        atAnswers ? undefined : reply.message,
      );
    }
    setBusy(false);
  };
  const sensitive = useSensitiveConsent('advice', 'note', send);
  const changeNote = (next: string) => {
    sensitive.letGo();
    setNote(next);
  };
  if (answers.length === 0) return null;

  return (
    <section className="card card-sand request-review no-print" aria-labelledby="request-title">
      <h2 id="request-title">노무사 검토 요청하기</h2>
      <p>
        서로 다른 노무사 두 명이 차례로 고치고 확인해요. 요청한 뒤에는 답을 더 고칠 수 없고, 노무사가 더 알고 싶은 것이
        있으면 돌려드려요.
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
        {answers.length > 1 && (
          <fieldset id="answers" className="field">
            <legend className="field-label">어느 답을 검토받을까요?</legend>
            {errors.answers !== undefined && <p className="field-error">{errors.answers}</p>}
            {answers.map((answer, index) => (
              <CheckboxField
                key={answer.id}
                id={`answer-${answer.id}`}
                label={`답 ${index + 1}`}
                hint={beginningOf(answer)}
                checked={!left.includes(answer.id)}
                onChange={(isChosen) =>
                  setLeft(isChosen ? left.filter((id) => id !== answer.id) : [...left, answer.id])
                }
              />
            ))}
          </fieldset>
        )}
        <TextField
          id="note"
          label="노무사에게 남길 말"
          hint="특히 봐 주었으면 하는 곳이나 급한 기한을 적어 주세요."
          optional
          rows={3}
          value={note}
          error={errors.note}
          describedBy="note-count"
          onChange={changeNote}
        />
        <Counter id="note-count" text={note} most={lengths.note} />
        {sensitive.panel ?? (
          <Button type="submit" busy={busy} busyLabel="요청하고 있어요">
            검토 요청하기
          </Button>
        )}
      </form>
    </section>
  );
};

const beginningOf = ({ text }: ChatOut): string => {
  const plain = (text ?? '')
    .replace(/[#*]|\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
};
