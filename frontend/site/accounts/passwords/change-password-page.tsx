import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changePassword, useSession } from '../../../shared/client/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { FormPage } from '../../shell/page/form-page.tsx';
import { Page } from '../../shell/page/page.tsx';
import { CodeAgain, missingFactors } from '../factors-again.tsx';
import { newPasswordMistakes, passwordMistakesOfFailure } from '../new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** `/more/changePw`: sets a new password; the current one is required. */
const ChangePasswordPage = () => (
  <RequireSignIn>
    <ForWhoHasOne />
  </RequireSignIn>
);

export default ChangePasswordPage;

const ForWhoHasOne = () => {
  const { user } = useSession();
  const [done, setDone] = useState(false);
  if (done) return <Changed />;
  if (user?.oauth && user.oauth !== 'email') return <NoPassword />;
  return user && <ChangePassword user={user} onDone={() => setDone(true)} />;
};

const ChangePassword = ({ user, onDone }: { user: SessionUser; onDone: () => void }) => {
  const [form, setForm] = useState({ current: '', password: '', passwordConfirm: '', otp: '' });
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = [...missingFactors(user, form), ...newPasswordMistakes(form)];
    if (found.length > 0) return refuse(found);
    setBusy(true);
    const { otp, ...passwords } = form;
    const failure = await changePassword(user.secondFactor ? { ...passwords, otp: otp.trim() } : passwords);
    setBusy(false);
    if (failure === null) return onDone();
    const atFields = passwordMistakesOfFailure(failure);
    refuse(atFields, atFields.length > 0 ? undefined : failure.message);
  };

  return (
    <FormPage title="비밀번호 변경" trouble={trouble}>
      <h1>비밀번호 변경</h1>
      <p>바꾸고 나면 이 기기만 로그인된 채로 남고, 다른 기기에서는 모두 로그아웃돼요.</p>
      <form noValidate onSubmit={submit}>
        {/* A hidden field that shows password managers whose password it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          id="current"
          label="지금 쓰는 비밀번호"
          autoComplete="current-password"
          error={errors.current}
          value={form.current}
          onChange={(current) => setForm({ ...form, current })}
        />
        <NewPasswordFields value={form} errors={errors} onChange={(next) => setForm({ ...form, ...next })} />
        {user.secondFactor && (
          <CodeAgain error={errors.otp} value={form.otp} onChange={(otp) => setForm({ ...form, otp })} />
        )}
        <Button type="submit" wide busy={busy} busyLabel="바꾸고 있어요">
          비밀번호 바꾸기
        </Button>
      </form>
    </FormPage>
  );
};

const Changed = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page title="비밀번호를 바꿨어요" width="form">
      <h1 tabIndex={-1} ref={heading}>
        비밀번호를 바꿨어요
      </h1>
      <p>다른 기기에서는 모두 로그아웃했어요. 다음에 로그인할 때부터 새 비밀번호를 써 주세요.</p>
      <div className="actions">
        <ButtonLink to="/">처음으로</ButtonLink>
        <ButtonLink to="/more/sessions" kind="secondary">
          로그인한 기기 보기
        </ButtonLink>
      </div>
    </Page>
  );
};

const NoPassword = () => (
  <Page title="비밀번호 변경" width="form">
    <h1>바꿀 비밀번호가 없어요</h1>
    <p>다른 서비스의 계정으로 로그인하셔서 이곳에는 비밀번호가 없어요. 비밀번호는 그 서비스에서 바꿀 수 있어요.</p>
    <div className="actions">
      <ButtonLink to="/">처음으로</ButtonLink>
    </div>
  </Page>
);
