import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { factorsOf, hasPassword, nothingTyped } from '@nomucheck/domain/accounts/factors-shown.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { leave, noteLeft, useSession } from '../../shared/client/session.ts';
import { FactorsAgain, missingFactors, refusedFactors } from '../accounts/factors-again.tsx';
import { Button, ButtonLink } from '../forms/button.tsx';
import { CheckboxField } from '../forms/choices/checkbox-field.tsx';
import type { FieldMistake } from '../forms/error-summary.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { FormPage } from '../shell/page/form-page.tsx';
import { Page } from '../shell/page/page.tsx';
import '../shell/page/own-pages.css';

/** `/more/leave`: what is erased, what is kept and why; after the confirmation it can't be undone. */
const LeavePage = () => {
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) return <HasLeft />;
  return (
    <RequireSignIn>
      <ForWhoIsHere onLeft={() => setHasLeft(true)} />
    </RequireSignIn>
  );
};

export default LeavePage;

const ForWhoIsHere = ({ onLeft }: { onLeft: () => void }) => {
  const { user } = useSession();
  return user && <Leave user={user} onLeft={onLeft} />;
};

const Leave = ({ user, onLeft }: { user: SessionUser; onLeft: () => void }) => {
  // A person whose main way to sign in is another service may have a password, too: then the server asks for it.
  const [asksPassword, setAsksPassword] = useState(hasPassword(user));
  const owner = asksPassword ? { ...user, oauth: 'email' as const } : user;
  const [typed, setTyped] = useState(nothingTyped);
  const [isSure, setIsSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: FieldMistake[] = missingFactors(owner, typed);
    if (!isSure) found.push({ id: 'confirm', message: '되돌릴 수 없다는 것을 확인해 주세요.' });
    if (found.length > 0) return refuse(found);
    setBusy(true);
    const failure = await leave({ ...factorsOf(owner, typed), confirm: true });
    setBusy(false);
    if (failure === null) return onLeft();
    if (failure.code === 'password_current_wrong') setAsksPassword(true);
    const wrong = refusedFactors(failure.errors);
    refuse(wrong, wrong.length > 0 ? undefined : (failure.errors?.[''] ?? failure.message));
  };

  return (
    <FormPage title="탈퇴하기" trouble={trouble}>
      <h1>탈퇴하기</h1>
      <p className="lead">탈퇴하면 개인정보를 바로 지워요. 되돌릴 수 없어요.</p>
      <WhatGoesAndStays />
      <p>
        남겨 두고 싶은 것이 있다면 먼저 <Link to="/more/export">내 자료를 내려받아</Link> 주세요.
      </p>
      <form noValidate onSubmit={submit}>
        <FactorsAgain user={owner} typed={typed} errors={errors} onChange={setTyped} />
        <CheckboxField
          id="confirm"
          label="위 내용을 확인했고, 되돌릴 수 없다는 것을 알아요"
          error={errors.confirm}
          checked={isSure}
          onChange={setIsSure}
        />
        <div className="actions">
          <Button type="submit" kind="danger" busy={busy} busyLabel="지우고 있어요">
            탈퇴하기
          </Button>
          <ButtonLink to="/more/editProfile" kind="secondary">
            탈퇴하지 않고 돌아가기
          </ButtonLink>
        </div>
      </form>
    </FormPage>
  );
};

const WhatGoesAndStays = () => (
  <>
    <h2>바로 지우는 것</h2>
    <ul>
      <li>이름, 이메일, 휴대전화 번호, 비밀번호</li>
      <li>진단에서 직접 쓴 글과 연락처, 작성하던 진단</li>
      <li>보내 드린 메시지의 내용, 모든 기기의 로그인</li>
    </ul>
    <p className="soft">
      이 내용은 나만의 열쇠로 암호화해 두었어요. 탈퇴하면 그 열쇠를 없애서, 저희도 다시 읽을 수 없어요.
    </p>
    <h2>남는 것</h2>
    <dl className="more-facts">
      <dt>로그인한 시각: 3개월</dt>
      <dd>통신비밀보호법이 보관하게 해요. 이름이나 기기 없이 시각만 남아요.</dd>
      <dt>결제 기록: 5년 (결제한 적이 있을 때)</dt>
      <dd>전자상거래법이 보관하게 해요. 따로 보관하고, 기한이 지나면 지워요.</dd>
      <dt>예·아니요로 고른 답과 계산 결과</dt>
      <dd>누구의 것인지 알 수 없는 채로 남아요. 계산이 맞았는지 다시 확인하는 데만 써요.</dd>
    </dl>
  </>
);

const HasLeft = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    noteLeft();
    heading.current?.focus();
  }, []);
  return (
    <Page title="탈퇴했어요" width="form">
      <h1 tabIndex={-1} ref={heading}>
        탈퇴했어요
      </h1>
      <p>개인정보를 모두 지웠고, 모든 기기에서 로그아웃했어요. 그동안 이용해 주셔서 고마워요.</p>
      <p>같은 이메일로 언제든 새로 가입할 수 있어요. 지난 내용은 이어지지 않아요.</p>
      <div className="actions">
        {/* A full page load, so that none of the person's data stays in this page's memory. */}
        <a className="button button-primary" href="/">
          처음으로
        </a>
      </div>
    </Page>
  );
};
