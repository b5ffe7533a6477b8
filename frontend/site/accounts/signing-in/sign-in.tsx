import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { login, useSession } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import type { FieldMistake } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { secondFactorPage, useLacksSecondFactor } from '../../shell/gates/second-factor-gate.ts';
import { internalPath, withReturn } from '../../shell/internal-path.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { EmailField, PasswordOfAccount } from '../account-fields.tsx';
import { mistakesOfFailure } from '../signing-up/sign-up-form.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import './user.css';

const blanks = (email: string, password: string): FieldMistake[] => [
  ...(email.trim() === '' ? [{ id: 'email', message: '이메일을 입력해 주세요.' }] : []),
  ...(password === '' ? [{ id: 'password', message: '비밀번호를 입력해 주세요.' }] : []),
];

/** /user/login and /user/sign-in. */
const SignIn = () => {
  const [params] = useSearchParams();
  const session = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [mustWait, setMustWait] = useState(false);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse, accept } = trouble;
  const lacksSecondFactor = useLacksSecondFactor();
  const back = internalPath(params.get('to'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = blanks(email, password);
    if (found.length > 0) return refuse(found);
    setBusy(true);
    const failure = await login({ email: email.trim(), password });
    setBusy(false);
    if (failure === null) return accept();
    const isTooOften = failure.code === 'too_many_requests';
    setMustWait(isTooOften);
    if (failure.code === 'second_factor_needed') {
      accept();
      return setAsksForCode(true);
    }
    // Too many attempts: not a mistake at a field.
    const atFields = isTooOften
      ? []
      : mistakesOfFailure(failure).filter(({ id }) => id === 'email' || id === 'password');
    refuse(atFields, atFields.length > 0 ? undefined : (failure.errors?.password ?? failure.message));
  };

  if (session.status === 'signed_in') {
    return <Navigate to={lacksSecondFactor ? withReturn(secondFactorPage, back) : back} replace />;
  }
  if (params.get('mode') === 'sign-up') return <Navigate to={withReturn('/user/sign-up', back)} replace />;
  if (asksForCode) {
    const signIn = (otp: string) => login({ email: email.trim(), password, otp });
    return <SecondFactorStep onCode={signIn} onBack={() => setAsksForCode(false)} />;
  }
  return (
    <FormPage title="로그인" trouble={trouble}>
      <h1>로그인</h1>
      {((session.status === 'anonymous' && session.hasEnded) || params.has('ended')) && (
        <Notice tone="warning" title="로그인이 끝났어요">
          <p>
            오래 쓰지 않았거나, 다른 기기에서 로그아웃하거나 비밀번호를 바꿔서 끝났어요. 다시 로그인하면 하던 일을
            이어서 할 수 있어요. 쓰던 글은 이 기기에 남아 있어요.
          </p>
        </Notice>
      )}
      {mustWait && (
        <Notice tone="warning" title="잘못된 비밀번호가 여러 번 입력됐어요">
          <p>
            계정을 지키려고 잠시 기다리게 해요. 기억나지 않으면{' '}
            <Link to="/user/password/find">지금 새 비밀번호를 정할 수 있어요</Link>.
          </p>
        </Notice>
      )}
      <form noValidate onSubmit={submit}>
        <EmailField error={errors.email} value={email} onChange={setEmail} />
        <PasswordOfAccount error={errors.password} value={password} onChange={setPassword} />
        <Button type="submit" wide busy={busy} busyLabel="로그인하고 있어요">
          로그인
        </Button>
      </form>
      <SocialButtons returnTo={back} />
      <p className="user-other">
        처음이신가요? <Link to={withReturn('/user/sign-up', back)}>회원가입하기</Link>
      </p>
      <p className="user-other">
        <Link className="link-alone" to="/user/password/find">
          비밀번호를 잊으셨나요?
        </Link>
      </p>
    </FormPage>
  );
};

export default SignIn;
