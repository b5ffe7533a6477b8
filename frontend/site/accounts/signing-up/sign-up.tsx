import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { signUp, useSession } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { internalPath, withReturn } from '../../shell/internal-path.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { EmailField } from '../account-fields.tsx';
import type { SentCode } from '../codes/code-address.ts';
import { askForCode, CodeStep } from '../codes/code-step.tsx';
import { PasswordRuleList } from '../passwords/password-rule-list.tsx';
import { agreedIn } from '../social/agreed-before.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { ConsentList } from './consent-list.tsx';
import { emptySignUp, mistakesOfFailure, signUpBody, signUpMistakes } from './sign-up-form.ts';
import '../signing-in/user.css';

/** `known`: what is told of a check that waits for the account. */
export const SignUp = ({ known }: { readonly known: ReactNode }) => {
  const [params] = useSearchParams();
  const session = useSession();
  // What was ticked beside the services on the page before is not asked for again.
  const { state } = useLocation();
  const [form, setForm] = useState({ ...emptySignUp, agreed: agreedIn(state) });
  const [sent, setSent] = useState<SentCode | null>(null);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;
  const back = internalPath(params.get('to'));

  const show = (failure: ApiFailure) => {
    const atFields = mistakesOfFailure(failure);
    refuse(atFields, atFields.length > 0 ? undefined : failure.message);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = signUpMistakes(form);
    if (found.length > 0) return refuse(found);
    setBusy(true);
    const failure = await signUp(signUpBody(form));
    if (failure?.body.proveFirst === true) await sendCode();
    else if (failure !== null) show(failure);
    setBusy(false);
  };

  /** Many addresses were asked about from this network: the address is proved first, which tells nobody anything. */
  const sendCode = async () => {
    const to = { channel: 'email', address: form.email.trim() } as const;
    const answer = await askForCode(to, 'signup');
    if (answer.ok) setSent({ to, seconds: answer.seconds });
    else refuse([], answer.errors?.address ?? answer.message);
  };
  const finish = async (proof: string) => {
    const failure = await signUp({ ...signUpBody(form), proof });
    setSent(null);
    if (failure !== null) show(failure);
  };

  if (session.status === 'signed_in') return <Navigate to={back} replace />;
  if (sent !== null) {
    return (
      <CodeStep
        sent={sent}
        purpose="signup"
        hint={`지금은 이 네트워크에서 가입이 많아서, 이메일을 먼저 확인할게요. 받는 곳: ${sent.to.address}`}
        onProof={(proof) => void finish(proof)}
        onBack={() => setSent(null)}
        backLabel="가입 화면으로 돌아가기"
      />
    );
  }
  const isForResult = leadsToResult(back);
  return (
    <FormPage title="회원가입" trouble={trouble}>
      <h1>{isForResult ? '결과는 가입하고 봐요, 1분이면 돼요' : '회원가입'}</h1>
      {isForResult && known}
      <p className="soft">
        이미 계정이 있으신가요? <Link to={withReturn('/user/login', back)}>로그인하기</Link>
      </p>
      <SocialButtons returnTo={back} isFirst agreed={form.agreed} />
      <form noValidate onSubmit={submit}>
        <EmailField error={errors.email} value={form.email} onChange={(email) => setForm({ ...form, email })} />
        <PasswordField
          id="password"
          label="비밀번호"
          hint={<PasswordRuleList id="password-rules" password={form.password} />}
          autoComplete="new-password"
          error={errors.password}
          value={form.password}
          onChange={(password) => setForm({ ...form, password })}
        />
        <PasswordField
          id="passwordConfirm"
          label="비밀번호 확인"
          autoComplete="new-password"
          error={errors.passwordConfirm}
          value={form.passwordConfirm}
          onChange={(passwordConfirm) => setForm({ ...form, passwordConfirm })}
        />
        <ConsentList agreed={form.agreed} errors={errors} onChange={(agreed) => setForm({ ...form, agreed })} />
        <Button type="submit" wide busy={busy} busyLabel="가입하고 있어요">
          {isForResult ? '가입하고 결과 보기' : '가입하기'}
        </Button>
      </form>
    </FormPage>
  );
};

/** Back to the answers, whose result is to be calculated. */
const leadsToResult = (back: string): boolean => back.startsWith('/check/form/answers?');
