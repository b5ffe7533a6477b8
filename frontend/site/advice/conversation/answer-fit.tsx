import type { ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptText } from '../../../shared/device/kept-on-device.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { Button } from '../../forms/button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { judgeAnswer } from '../advice-api.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';

type AnswerFitProps = {
  readonly adviceId: string;
  readonly answer: Pick<ChatOut, 'id' | 'fit'>;
  /** Another answer is being written: its place stays, so that nothing moves under the reader. */
  readonly isHidden: boolean;
};

/** Asks whether an answer fits the question. What doesn't is looked at by a labour attorney; either can be changed. */
export const AnswerFit = ({ adviceId, answer: { id, fit: told }, isHidden }: AnswerFitProps) =>
  told === undefined ? null : (
    <div className={`answer-fit no-print${isHidden ? ' answer-fit-hidden' : ''}`}>
      <Asked adviceId={adviceId} answerId={id} told={told} />
    </div>
  );

const thanks = {
  fits: '고마워요. 맞는 답으로 남겼어요.',
  doesNotFit: '고마워요. 노무사가 이 답을 살펴볼게요.',
  remarked: '고마워요. 적어 주신 대로 살펴볼게요.',
} as const;

const Asked = ({ adviceId, answerId, told }: { adviceId: string; answerId: string; told: boolean | null }) => {
  const field = `fit-${answerId}`;
  const [fit, setFit] = useState(told);
  const [text, setText] = useKeptText(`advice.fit.${answerId}`);
  const [isOpen, setOpen] = useState(told === false && text !== '');
  const [isRemarked, setRemarked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const send = async (fits: boolean, comment: string): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    const reply = await judgeAnswer(adviceId, answerId, { fits, ...(comment === '' ? {} : { comment }) }, randomId());
    setBusy(false);
    if (reply.ok) setFit(fits);
    else if (!sensitive.heldBy(reply)) setTrouble(reply.errors?.fits ?? reply.message);
    return reply.ok;
  };
  const choose = async (fits: boolean) => {
    if (fits !== fit && !(await send(fits, ''))) return;
    setOpen(!fits);
    setRemarked(false);
  };
  const sendRemark = async () => {
    if (!(await send(false, text.trim()))) return;
    setText('');
    setRemarked(true);
    setOpen(false);
    // The box goes, and with it the button that had the focus.
    status.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const remark = text.trim();
    if (busy) return;
    if (remark === '') return setTrouble('무엇이 달랐는지 적어 주세요.');
    if (remark.length > lengths.note)
      return setTrouble(`${lengths.note.toLocaleString('ko-KR')}자 안으로 줄여 주세요.`);
    setTrouble(null);
    if (!sensitive.holds(remark)) void sendRemark();
  };
  const sensitive = useSensitiveConsent('advice', field, sendRemark);
  const type = (next: string) => {
    sensitive.letGo();
    setText(next);
  };

  const said = fit === null ? '' : fit ? thanks.fits : isRemarked ? thanks.remarked : thanks.doesNotFit;
  return (
    <>
      <fieldset className="answer-fit-choice">
        <legend>이 답이 질문에 맞나요?</legend>
        <Button kind="secondary" aria-pressed={fit === true} busy={busy} onClick={() => void choose(true)}>
          네
        </Button>
        <Button kind="secondary" aria-pressed={fit === false} busy={busy} onClick={() => void choose(false)}>
          아니요
        </Button>
      </fieldset>
      <p className="soft answer-fit-said" role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      {trouble !== null && (
        <p className="field-error" role="alert">
          {trouble}
        </p>
      )}
      {isOpen && (
        <form className="answer-fit-remark" noValidate onSubmit={submit}>
          <TextField id={field} label="무엇이 달랐나요?" optional rows={3} value={text} onChange={type} />
          {sensitive.panel ?? (
            <Button type="submit" kind="secondary" busy={busy} busyLabel="보내고 있어요">
              보내기
            </Button>
          )}
        </form>
      )}
    </>
  );
};
