import type { CheckCodeBody, CodeAsked, CodeProof } from '@nomucheck/domain/accounts/contract/user.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { callApi } from '../../../shared/client/api-client.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { passwordMistakesOfFailure } from '../new-password.ts';
import { NextQuestion } from '../next-question.tsx';
import { TimeLeft } from '../signing-in/time-left.tsx';
import { type CodeAddress, codeOf, type SentCode } from './code-address.ts';

export const askForCode = (to: CodeAddress, purpose: CheckCodeBody['purpose']) =>
  callApi<CodeAsked>({ method: 'POST', url: '/api/user/code', data: { ...to, purpose }, idempotencyKey: null });

const endOf = (seconds: number): number => Date.now() + seconds * 1000;

type CodeStepProps = {
  sent: SentCode;
  purpose: CheckCodeBody['purpose'];
  /** Where the code was sent. */
  hint: ReactNode;
  onProof: (proof: string) => void;
  onBack: () => void;
  backLabel: string;
};

/** Asks for the code that was sent; a button sends another one. */
export const CodeStep = ({ sent, purpose, hint, onProof, onBack, backLabel }: CodeStepProps) => {
  const { to } = sent;
  const [until, setUntil] = useState(() => endOf(sent.seconds));
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(0);
  const trouble = useMistakes();
  const { errors, refuse, accept } = trouble;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = codeOf(typed);
    if (code === null) return refuse([{ id: 'code', message: '인증번호 여섯 자리를 입력해 주세요.' }]);
    setBusy(true);
    const answer = await callApi<CodeProof>({
      method: 'POST',
      url: '/api/user/checkcode',
      data: { ...to, purpose, code },
      idempotencyKey: null,
    });
    setBusy(false);
    if (answer.ok) return onProof(answer.proof);
    const atFields = passwordMistakesOfFailure(answer);
    refuse(atFields, atFields.length > 0 ? undefined : answer.message);
  };

  const sendAgain = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await askForCode(to, purpose);
    setBusy(false);
    if (!answer.ok) return refuse([], answer.errors?.address ?? answer.message);
    accept();
    setUntil(endOf(answer.seconds));
    setTyped('');
    setAgain((count) => count + 1);
  };

  return (
    <FormPage title="인증번호" trouble={trouble}>
      <NextQuestion of="code">
        <form noValidate onSubmit={submit}>
          <TextField
            id="code"
            isHeading
            label="받은 인증번호를 입력해 주세요"
            hint={hint}
            inputMode="numeric"
            autoComplete="one-time-code"
            size={10}
            maxLength={12}
            error={errors.code}
            value={typed}
            onChange={setTyped}
          />
          <TimeLeft until={until} />
          <Button type="submit" wide busy={busy} busyLabel="확인하고 있어요">
            확인
          </Button>
        </form>
        {again > 0 && <Notice tone="good" title="인증번호를 다시 보냈어요. 새 번호를 입력해 주세요." role="status" />}
        <div className="actions">
          <Button kind="secondary" onClick={() => void sendAgain()}>
            인증번호 다시 받기
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {backLabel}
          </Button>
        </div>
      </NextQuestion>
    </FormPage>
  );
};
