import { normalPhone, shownPhone } from '@nomucheck/domain/user/contact.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { koreanDate } from '../../shared/formats.ts';
import { useSession, verifyContact } from '../../shared/session.ts';
import { Button, ButtonLink } from '../forms/button.tsx';
import { halfWidth } from '../forms/date-parts.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { Page } from '../shell/page.tsx';
import { RequireSignIn } from '../shell/require-sign-in.tsx';
import { askForCode, CodeStep } from '../user/code-step.tsx';

/** `/more/verification`: shows by a code that text messages to one's number arrive. */
const VerifyPhonePage = () => (
  <RequireSignIn>
    <ForMyNumber />
  </RequireSignIn>
);

export default VerifyPhonePage;

const ForMyNumber = () => {
  const { user } = useSession();
  /** Where a code was sent; null while no code is awaited. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isNew, setNew] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (user === null) return null;
  // The firm's people are known to the firm.
  if (user.accessType !== 0) return <NotNeeded />;

  const finish = async (proof: string) => {
    const failure = await verifyContact({ proof });
    setSentTo(null);
    if (failure !== null) return setFailed(failure.errors?.phoneNumber ?? failure.message);
    setChanging(false);
    setNew(true);
  };

  if (sentTo !== null) {
    return (
      <CodeStep
        to={{ channel: 'sms', address: sentTo }}
        purpose="verify"
        hint={`여섯 자리 번호를 문자로 보냈어요. 3분 안에 입력해 주세요. 받는 번호: ${shownPhone(sentTo)}`}
        onProof={(proof) => void finish(proof)}
        onBack={() => setSentTo(null)}
        backLabel="번호 고치기"
      />
    );
  }
  const { phoneNumber, phoneVerifiedAt } = user;
  if (phoneNumber !== null && phoneVerifiedAt !== null && !isChanging) {
    return <Verified phoneNumber={phoneNumber} at={phoneVerifiedAt} isNew={isNew} onChange={() => setChanging(true)} />;
  }
  return (
    <WhichNumber
      known={isChanging ? null : phoneNumber}
      failed={failed}
      onKeep={isChanging ? () => setChanging(false) : undefined}
      onSent={(number) => {
        setFailed(undefined);
        setSentTo(number);
      }}
    />
  );
};

type WhichNumberProps = {
  /** On the account, and not verified yet. */
  known: string | null;
  failed: string | undefined;
  /** There is a verified number, which may stay. */
  onKeep: (() => void) | undefined;
  onSent: (number: string) => void;
};

const WhichNumber = ({ known, failed, onKeep, onSent }: WhichNumberProps) => {
  const [typed, setTyped] = useState(known === null ? '' : shownPhone(known));
  const [busy, setBusy] = useState(false);
  const { mistakes, message, attempt, errors, refuse } = useMistakes();
  const told = attempt > 0 ? message : failed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const number = normalPhone(halfWidth(typed));
    if (number === null) {
      const what = typed.trim() === '' ? '휴대전화 번호를 입력해 주세요.' : '010-1234-5678처럼 입력해 주세요.';
      return refuse([{ id: 'phoneNumber', message: what }]);
    }
    setBusy(true);
    const answer = await askForCode({ channel: 'sms', address: number }, 'verify');
    setBusy(false);
    if (answer.ok) return onSent(number);
    const atNumber = answer.errors?.address;
    refuse(atNumber ? [{ id: 'phoneNumber', message: atNumber }] : [], atNumber ? undefined : answer.message);
  };

  return (
    <Page title={mistakes.length > 0 || told ? '오류: 휴대전화 인증' : '휴대전화 인증'} width="form">
      <ErrorSummary mistakes={mistakes} message={told} attempt={attempt} />
      <form noValidate onSubmit={submit}>
        <TextField
          id="phoneNumber"
          isHeading
          label="어느 번호를 확인할까요?"
          hint="문자로 여섯 자리 인증번호를 보내 드려요. 확인한 번호로 비밀번호도 다시 찾을 수 있어요."
          inputMode="tel"
          type="tel"
          autoComplete="tel-national"
          size={20}
          maxLength={20}
          error={errors.phoneNumber}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" wide busy={busy} busyLabel="보내고 있어요">
          인증번호 받기
        </Button>
      </form>
      {onKeep && (
        <div className="actions">
          <Button kind="quiet" onClick={onKeep}>
            지금 번호 그대로 두기
          </Button>
        </div>
      )}
    </Page>
  );
};

type VerifiedProps = { phoneNumber: string; at: string; isNew: boolean; onChange: () => void };

const Verified = ({ phoneNumber, at, isNew, onChange }: VerifiedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Page title="휴대전화 인증" width="form">
      <h1 tabIndex={-1} ref={heading}>
        휴대전화 번호를 확인했어요
      </h1>
      <p>
        {shownPhone(phoneNumber)} · {koreanDate(at)}에 확인
      </p>
      <div className="actions">
        <ButtonLink to="/">처음으로</ButtonLink>
        <Button kind="secondary" onClick={onChange}>
          다른 번호로 바꾸기
        </Button>
      </div>
    </Page>
  );
};

const NotNeeded = () => (
  <Page title="휴대전화 인증" width="form">
    <h1>휴대전화 인증이 필요하지 않은 계정이에요</h1>
    <p>번호 확인은 일반 회원에게만 있어요.</p>
    <div className="actions">
      <ButtonLink to="/">처음으로</ButtonLink>
    </div>
  </Page>
);
