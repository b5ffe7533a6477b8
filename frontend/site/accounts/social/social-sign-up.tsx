import type { PendingSocial } from '@nomucheck/domain/accounts/contract/social.ts';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { internalPath } from '../../shell/internal-path.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { EmailField, NameField, PhoneField } from '../account-fields.tsx';
import type { Agreed } from '../consents.ts';
import { ConsentList } from '../signing-up/consent-list.tsx';
import { mistakesOfFailure } from '../signing-up/sign-up-form.ts';
import { agreedIn } from './agreed-before.ts';
import { ToBeginning } from './callback-page.tsx';
import { pendingIn, signUpSocial, socialLabels } from './social-api.ts';
import { SocialMark } from './social-mark.tsx';
import { emptySocialForm, socialMistakes, socialSignUpBody } from './social-sign-up-form.ts';
import '../signing-in/user.css';
import './social.css';

/**
 * `/user/oauth/sign-up`: asks for the consents, and for data that the other service didn't give. The account is made after
 * that.
 */
const SocialSignUp = () => {
  const state: unknown = useLocation().state;
  const from = state !== null && typeof state === 'object' ? state : {};
  const pending = pendingIn('pending' in from ? from.pending : null);
  if (pending === null) return <ToBeginning />;
  const agreed = agreedIn('agreed' in from ? from.agreed : null);
  return <SignUpForm pending={pending} agreed={agreed} withOther={'withOther' in from} />;
};

export default SocialSignUp;

type SignUpFormProps = {
  pending: PendingSocial;
  /** The consents that were given before the person went to the service. */
  agreed: Agreed;
  /** The address has an account already, and the person chose to make another one. */
  withOther: boolean;
};

const SignUpForm = ({ pending, agreed, withOther }: SignUpFormProps) => {
  const navigate = useNavigate();
  const [form, setForm] = useState(() => emptySocialForm(withOther ? { ...pending, email: '' } : pending, agreed));
  const [taken, setTaken] = useState<PendingSocial | null>(null);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;
  const service = socialLabels[pending.provider];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = socialMistakes(form);
    if (found.length > 0) return refuse(found);
    setBusy(true);
    const outcome = await signUpSocial(pending.provider, socialSignUpBody(pending.ticket, form));
    setBusy(false);
    if (outcome.ok) return void navigate(internalPath(outcome.returnTo), { replace: true });
    setTaken(outcome.pending);
    const atFields = mistakesOfFailure(outcome.failure).filter(({ id }) => id !== '');
    refuse(atFields, atFields.length > 0 ? undefined : (outcome.failure.errors?.[''] ?? outcome.failure.message));
  };

  return (
    <FormPage title="회원가입" trouble={trouble}>
      <h1>가입을 마무리해 주세요</h1>
      <p className="soft social-from">
        <SocialMark of={pending.provider} /> {service} 계정으로 처음 오셨어요.
      </p>
      <form noValidate onSubmit={submit}>
        <NameField error={errors.name} value={form.name} onChange={(name) => setForm({ ...form, name })} />
        <EmailField
          hint={withOther ? '아직 가입하지 않은 이메일을 적어 주세요.' : emailHint(pending, service)}
          autoComplete="email"
          error={errors.email}
          value={form.email}
          onChange={(email) => setForm({ ...form, email })}
        />
        {taken !== null && (
          <div className="social-taken">
            <Button kind="secondary" onClick={() => void navigate('/user/oauth/link', { state: { pending: taken } })}>
              가입된 계정에 연결하기
            </Button>
          </div>
        )}
        {pending.phoneNumber !== '' && (
          <PhoneField
            label="휴대전화"
            hint={`${service}에서 받은 번호예요. 지우고 가입해도 돼요.`}
            error={errors.phoneNumber}
            value={form.phoneNumber}
            onChange={(phoneNumber) => setForm({ ...form, phoneNumber })}
          />
        )}
        <ConsentList agreed={form.agreed} errors={errors} onChange={(agreed) => setForm({ ...form, agreed })} />
        <Button type="submit" wide busy={busy} busyLabel="가입하고 있어요">
          동의하고 가입하기
        </Button>
      </form>
    </FormPage>
  );
};

const emailHint = ({ email, emailVerified }: PendingSocial, service: string): string => {
  if (email === '') return `${service}에서 이메일을 받지 못했어요. 연락받을 주소를 적어 주세요.`;
  return emailVerified
    ? `${service}에서 확인된 주소예요.`
    : `${service}에서 받은 주소예요. 연락이 닿는 주소인지 확인해 주세요.`;
};
