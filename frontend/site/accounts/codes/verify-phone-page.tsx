import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { factorsOf, nothingTyped } from '@nomucheck/domain/accounts/factors-shown.ts';
import { longestWrittenPhone, normalPhone, shownPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { useSession, verifyContact } from '../../../shared/client/session.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { internalPath } from '../../shell/internal-path.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { Page } from '../../shell/page/page.tsx';
import { FactorsAgain, missingFactors, refusedFactors } from '../factors-again.tsx';
import { NextQuestion } from '../next-question.tsx';
import { WhereTo } from '../signing-in/where-to.tsx';
import type { CodeAddress, SentCode } from './code-address.ts';
import { CodeStep } from './code-step.tsx';

/** `/more/verification`: verifies the mobile number by a code. */
const VerifyPhonePage = () => (
  <RequireSignIn>
    <ForMyNumber />
  </RequireSignIn>
);

export default VerifyPhonePage;

const ForMyNumber = () => {
  const { user } = useSession();
  /** The code that was sent; null if none was. */
  const [sent, setSent] = useState<SentCode | null>(null);
  /** The proof of the right code; the person's own factors are still to come. */
  const [proof, setProof] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isNew, setNew] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (user === null) return null;
  // Staff don't need to verify their number.
  if (user.accessType !== 0) return <NotNeeded />;

  const finish = (failure: ApiFailure | null) => {
    setProof(null);
    setSent(null);
    if (failure !== null) return setFailed(failure.errors?.phoneNumber ?? failure.errors?.[''] ?? failure.message);
    setChanging(false);
    setNew(true);
  };

  if (proof !== null) return <ItIsMe user={user} proof={proof} onDone={finish} />;

  if (sent !== null) {
    return (
      <CodeStep
        sent={sent}
        purpose="verify"
        hint={
          <>
            여섯 자리 번호를 문자로 보냈어요.{' '}
            <span className="user-number">받는 번호: {shownPhone(sent.to.address)}</span>
          </>
        }
        onProof={setProof}
        onBack={() => setSent(null)}
        backLabel="번호 고치기"
      />
    );
  }
  const { phoneNumber, phoneVerifiedAt } = user;
  if (phoneNumber !== null && phoneVerifiedAt !== null && !isChanging) {
    return <Verified phoneNumber={phoneNumber} at={phoneVerifiedAt} isNew={isNew} onChange={() => setChanging(true)} />;
  }
  return (
    <WhereTo
      title="휴대전화 인증"
      purpose="verify"
      field={{
        id: 'phoneNumber',
        label: '어느 번호를 확인할까요?',
        hint: '문자로 여섯 자리 인증번호를 보내 드려요. 확인한 번호로 비밀번호도 다시 찾을 수 있어요.',
        inputMode: 'tel',
        type: 'tel',
        autoComplete: 'tel-national',
        size: 20,
        maxLength: longestWrittenPhone,
      }}
      typedFirst={isChanging || phoneNumber === null ? '' : shownPhone(phoneNumber)}
      read={numberOf}
      failed={failed}
      onSent={(code) => {
        setFailed(undefined);
        setSent(code);
      }}
    >
      {isChanging && (
        <div className="actions">
          <Button kind="quiet" onClick={() => setChanging(false)}>
            지금 번호 그대로 두기
          </Button>
        </div>
      )}
    </WhereTo>
  );
};

type ItIsMeProps = { user: SessionUser; proof: string; onDone: (failure: ApiFailure | null) => void };

/** The last step: a verified number can set a new password, so a stolen sign-in alone must not add one. */
const ItIsMe = ({ user, proof, onDone }: ItIsMeProps) => {
  const [typed, setTyped] = useState(nothingTyped);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = missingFactors(user, typed);
    if (missing.length > 0) return refuse(missing);
    setBusy(true);
    const failure = await verifyContact({ proof, ...factorsOf(user, typed) });
    setBusy(false);
    const wrong = refusedFactors(failure?.errors);
    if (wrong.length > 0) refuse(wrong);
    else onDone(failure);
  };
  return (
    <FormPage title="휴대전화 인증" trouble={trouble}>
      <NextQuestion of="itIsMe">
        <h1 tabIndex={-1}>본인인지 확인할게요</h1>
        <p>확인한 번호로는 비밀번호를 새로 정할 수 있어서, 한 번 더 여쭤봐요.</p>
        <form noValidate onSubmit={submit}>
          <FactorsAgain user={user} typed={typed} errors={errors} onChange={setTyped} />
          <Button type="submit" wide busy={busy} busyLabel="확인하고 있어요">
            번호 확인 마치기
          </Button>
        </form>
      </NextQuestion>
    </FormPage>
  );
};

const numberOf = (typed: string): CodeAddress | string => {
  const number = normalPhone(typed);
  if (number !== null) return { channel: 'sms', address: number };
  return typed.trim() === '' ? '휴대전화 번호를 입력해 주세요.' : '010-1234-5678처럼 입력해 주세요.';
};

type VerifiedProps = { phoneNumber: string; at: string; isNew: boolean; onChange: () => void };

const Verified = ({ phoneNumber, at, isNew, onChange }: VerifiedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const back = internalPath(params.get('to'), '');
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
        {back === '' ? (
          <ButtonLink to="/">처음으로</ButtonLink>
        ) : (
          <ButtonLink to={back}>하던 일 이어서 하기</ButtonLink>
        )}
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
