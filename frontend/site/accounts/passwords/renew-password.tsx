import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { callApi } from '../../../shared/client/api-client.ts';
import { loadSession } from '../../../shared/client/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { Page } from '../../shell/page/page.tsx';
import { newPasswordMistakes, passwordMistakesOfFailure } from '../new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** `/user/password/change`: sets a new password with a proof, from /user/password/find or from the link in an e-mail. */
const RenewPassword = () => {
  const { state, hash } = useLocation();
  const [done, setDone] = useState(false);
  if (done) return <Renewed />;
  const inLink = new URLSearchParams(hash.slice(1)).get('proof');
  // The proof is removed from the address bar and the history at once: anybody who has the link could set the password.
  if (inLink !== null) {
    return <Navigate to="/user/password/change" replace state={{ proof: inLink, byLink: true }} />;
  }
  const proof = proofIn(state);
  if (proof === null) return <Navigate to="/user/password/find" replace />;
  return <NewPasswordForm key={proof} proof={proof} byLink={isByLink(state)} onDone={() => setDone(true)} />;
};

export default RenewPassword;

const linkIsOver = '이미 쓴 링크이거나 24시간이 지난 링크예요. 인증번호를 새로 받아 주세요.';

const proofIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'proof' in state && typeof state.proof === 'string'
    ? state.proof
    : null;

const isByLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'byLink' in state && state.byLink === true;

type NewPasswordFormProps = { proof: string; byLink: boolean; onDone: () => void };

const NewPasswordForm = ({ proof, byLink, onDone }: NewPasswordFormProps) => {
  const [form, setForm] = useState({ password: '', passwordConfirm: '' });
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = newPasswordMistakes(form);
    if (found.length > 0) return refuse(found);
    setBusy(true);
    const answer = await callApi<object>({
      method: 'POST',
      url: '/api/user/changepwwithcode',
      data: { proof, ...form },
      idempotencyKey: null,
    });
    setBusy(false);
    if (answer.ok) {
      // The session of this browser has ended, too.
      void loadSession();
      return onDone();
    }
    const isOver = answer.code === 'code_expired' || answer.code === 'password_user_absent';
    setOver(isOver);
    if (isOver && byLink) return refuse([], linkIsOver);
    const atFields = passwordMistakesOfFailure(answer);
    refuse(atFields, atFields.length > 0 ? undefined : answer.message);
  };

  return (
    <FormPage title="새 비밀번호" trouble={trouble}>
      <h1>새 비밀번호를 정해 주세요</h1>
      <p>바꾸고 나면 로그인되어 있던 기기에서 모두 로그아웃돼요.</p>
      {isOver && (
        <p>
          <Link to="/user/password/find">{byLink ? '인증번호 받으러 가기' : '인증번호를 다시 받으러 가기'}</Link>
        </p>
      )}
      <form noValidate onSubmit={submit}>
        <NewPasswordFields value={form} errors={errors} onChange={setForm} />
        <Button type="submit" wide busy={busy} busyLabel="바꾸고 있어요">
          비밀번호 바꾸기
        </Button>
      </form>
    </FormPage>
  );
};

const Renewed = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page title="비밀번호를 바꿨어요" width="form">
      <h1 tabIndex={-1} ref={heading}>
        비밀번호를 바꿨어요
      </h1>
      <p>새 비밀번호로 로그인해 주세요.</p>
      <div className="actions">
        <ButtonLink to="/user/login">로그인</ButtonLink>
      </div>
    </Page>
  );
};
