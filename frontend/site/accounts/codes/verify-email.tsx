import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession, verifyContact } from '../../../shared/client/session.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { internalPath } from '../../shell/internal-path.ts';
import { Page } from '../../shell/page/page.tsx';
import { askForCode, CodeStep } from './code-step.tsx';

/** `/user/verification`: verifies the account's e-mail address by a code. */
const VerifyEmail = () => (
  <RequireSignIn>
    <ForMyAddress />
  </RequireSignIn>
);

export default VerifyEmail;

const ForMyAddress = () => {
  const { user } = useSession();
  /** For how many seconds the code that was sent can be typed; null if none was sent. */
  const [seconds, setSeconds] = useState<number | null>(null);
  const [failed, setFailed] = useState<string>();
  if (user === null) return null;
  if (user.emailVerifiedAt !== null)
    return <Verified email={user.email} at={user.emailVerifiedAt} isNew={seconds !== null} />;
  const to = { channel: 'email', address: user.email } as const;
  if (seconds === null) return <AskForCode email={user.email} failed={failed} onSent={setSeconds} />;

  const finish = async (proof: string) => {
    const failure = await verifyContact({ proof });
    if (failure === null) return;
    setFailed(failure.message);
    setSeconds(null);
  };
  return (
    <CodeStep
      sent={{ to, seconds }}
      purpose="verify"
      hint={`여섯 자리 번호를 보냈어요. 받는 곳: ${user.email}`}
      onProof={(proof) => void finish(proof)}
      onBack={() => setSeconds(null)}
      backLabel="처음으로 돌아가기"
    />
  );
};

type AskForCodeProps = { email: string; failed: string | undefined; onSent: (seconds: number) => void };

const AskForCode = ({ email, failed, onSent }: AskForCodeProps) => {
  const [busy, setBusy] = useState(false);
  const { message, attempt, refuse } = useMistakes();

  const ask = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await askForCode({ channel: 'email', address: email }, 'verify');
    setBusy(false);
    if (answer.ok) return onSent(answer.seconds);
    refuse([], answer.errors?.address ?? answer.message);
  };

  return (
    <Page title="이메일 확인" width="form">
      <ErrorSummary mistakes={[]} message={message ?? failed} attempt={attempt} />
      <h1>이메일로 연락이 닿는지 확인할까요?</h1>
      <p>여섯 자리 인증번호를 보내 드려요. 비밀번호를 잊었을 때도 이 주소로 다시 찾을 수 있어요.</p>
      <p className="soft">받는 곳: {email}</p>
      <p className="soft">
        처음 확인하면 안전을 위해 다른 기기에서는 로그아웃되고, 문자로 확인하지 않은 휴대전화 번호는 지워져요.
      </p>
      <div className="actions">
        <Button busy={busy} busyLabel="보내고 있어요" onClick={() => void ask()}>
          인증번호 받기
        </Button>
      </div>
    </Page>
  );
};

const Verified = ({ email, at, isNew }: { email: string; at: string; isNew: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const back = internalPath(params.get('to'), '');
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  // Whoever came to verify the address for something goes on with it at once.
  if (isNew && back !== '') return <Navigate to={back} replace />;
  return (
    <Page title="이메일 확인" width="form">
      <h1 tabIndex={-1} ref={heading}>
        이메일을 확인했어요
      </h1>
      <p>
        {email} · {koreanDate(at)}에 확인
      </p>
      <div className="actions">
        {back === '' ? (
          <ButtonLink to="/">처음으로</ButtonLink>
        ) : (
          <ButtonLink to={back}>하던 일 이어서 하기</ButtonLink>
        )}
      </div>
    </Page>
  );
};
