import type { LinkSocialBody, PendingSocial } from '@nomucheck/domain/accounts/contract/social.ts';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { useSession } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { type Mistakes, useMistakes } from '../../forms/use-mistakes.ts';
import { internalPath } from '../../shell/internal-path.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { EmailField, PasswordOfAccount } from '../account-fields.tsx';
import type { SentCode } from '../codes/code-address.ts';
import { askForCode, CodeStep } from '../codes/code-step.tsx';
import { SecondFactorStep } from '../signing-in/second-factor-step.tsx';
import { emailMistakes, mistakesOfFailure } from '../signing-up/sign-up-form.ts';
import { ToBeginning } from './callback-page.tsx';
import { linkSocial, pendingIn, socialLabels } from './social-api.ts';
import { SocialMark } from './social-mark.tsx';
import '../signing-in/user.css';
import './social.css';

/** `/user/oauth/link`: links the service to an existing account, after a proof of whose account it is. */
const SocialLink = () => {
  const state: unknown = useLocation().state;
  const from = state !== null && typeof state === 'object' ? state : {};
  const pending = pendingIn('pending' in from ? from.pending : null);
  if (pending === null) return <ToBeginning />;
  return <Link pending={pending} byEmail={'code' in from && from.code === 'social_registered_by_email'} />;
};

export default SocialLink;

type Proof = Pick<LinkSocialBody, 'email' | 'password' | 'proof'>;
type Step =
  | { readonly at: 'choose' }
  | { readonly at: 'code'; readonly sent: SentCode }
  | { readonly at: 'otp'; readonly proof: Proof };

const Link = ({ pending, byEmail }: { pending: PendingSocial; byEmail: boolean }) => {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ at: 'choose' });
  // The signed-in person's account is linked.
  const mine = useSession().user;
  const [email, setEmail] = useState(mine?.email ?? pending.email);
  const trouble = useMistakes();

  /** The failure, or null after a success or when more data is needed. */
  const link = async (proof: Proof, otp?: string): Promise<ApiFailure | null> => {
    const outcome = await linkSocial(pending.provider, {
      ticket: pending.ticket,
      ...proof,
      ...(otp === undefined ? {} : { otp }),
    });
    if (outcome.ok) {
      void navigate(internalPath(outcome.returnTo), { replace: true });
      return null;
    }
    const { failure } = outcome;
    if (failure.code === 'second_factor_needed' && otp === undefined) {
      setStep({ at: 'otp', proof });
      return null;
    }
    const atFields = mistakesOfFailure(failure).filter(({ id }) => id === 'email' || id === 'password');
    const whole = failure.errors?.[''] ?? failure.message;
    trouble.refuse(atFields, atFields.length > 0 ? undefined : whole);
    return failure;
  };

  if (step.at === 'otp')
    return <SecondFactorStep onCode={(otp) => link(step.proof, otp)} onBack={() => setStep({ at: 'choose' })} />;
  if (step.at === 'code') {
    return (
      <CodeStep
        sent={step.sent}
        purpose="link"
        hint={`가입한 계정이 있으면 여섯 자리 번호가 도착해요. 받는 곳: ${step.sent.to.address}`}
        onProof={(proof) => void link({ proof }).then((stopped) => stopped !== null && setStep({ at: 'choose' }))}
        onBack={() => setStep({ at: 'choose' })}
        backLabel="비밀번호로 확인하기"
      />
    );
  }
  return (
    <Choose
      pending={pending}
      heading={mine ? 'mine' : byEmail ? 'byEmail' : 'other'}
      email={email}
      onEmail={setEmail}
      trouble={trouble}
      onPassword={(password) => link({ email: email.trim(), password })}
      onCodeSent={(sent) => setStep({ at: 'code', sent })}
      onNew={() => void navigate('/user/oauth/sign-up', { replace: true, state: { pending, withOther: true } })}
    />
  );
};

type ChooseProps = {
  pending: PendingSocial;
  heading: keyof typeof headings;
  email: string;
  onEmail: (email: string) => void;
  trouble: Mistakes;
  onPassword: (password: string) => Promise<unknown>;
  onCodeSent: (sent: SentCode) => void;
  onNew: () => void;
};

const headings = {
  mine: '지금 계정에 연결하기',
  byEmail: '이메일로 가입한 계정이 있어요',
  other: '이미 가입한 계정이 있어요',
} as const;

const Choose = ({ pending, heading, email, onEmail, trouble, onPassword, onCodeSent, onNew }: ChooseProps) => {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'password' | 'code' | null>(null);
  const { errors, refuse } = trouble;
  const service = socialLabels[pending.provider];

  const byPassword = async (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    const missing = password === '' ? [{ id: 'password', message: '비밀번호를 입력해 주세요.' }] : [];
    const found = [...emailMistakes(email), ...missing];
    if (found.length > 0) return refuse(found);
    setBusy('password');
    await onPassword(password);
    setBusy(null);
  };

  const byCode = async () => {
    if (busy !== null) return;
    const found = emailMistakes(email);
    if (found.length > 0) return refuse(found);
    setBusy('code');
    const to = { channel: 'email', address: email.trim() } as const;
    const answer = await askForCode(to, 'link');
    setBusy(null);
    if (answer.ok) return onCodeSent({ to, seconds: answer.seconds });
    refuse([], answer.errors?.address ?? answer.message);
  };

  return (
    <FormPage title="계정 연결" trouble={trouble}>
      <h1>{headings[heading]}</h1>
      <p className="soft social-from">
        <SocialMark of={pending.provider} /> {service} 로그인을 그 계정에 연결할 수 있어요.
      </p>
      <p>본인 계정인지 비밀번호나 이메일로 한 번만 확인할게요. 다음부터는 {service} 버튼만 누르면 돼요.</p>
      <form noValidate onSubmit={byPassword}>
        <EmailField label="가입한 이메일" error={errors.email} value={email} onChange={onEmail} />
        <PasswordOfAccount error={errors.password} value={password} onChange={setPassword} />
        <Button type="submit" wide busy={busy === 'password'} busyLabel="확인하고 있어요">
          연결하고 로그인
        </Button>
      </form>
      <div className="actions">
        <Button kind="secondary" busy={busy === 'code'} busyLabel="보내고 있어요" onClick={() => void byCode()}>
          이메일로 인증번호 받기
        </Button>
        {heading !== 'mine' && (
          <Button kind="quiet" onClick={onNew}>
            다른 이메일로 새로 가입하기
          </Button>
        )}
      </div>
    </FormPage>
  );
};
