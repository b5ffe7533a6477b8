import type { SessionUser, TermBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { policyVersionOn } from '@nomucheck/domain/accounts/policy-editions.ts';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { koreanToday } from '../../shared/formats.ts';
import { answerTerms, editProfile, useSession } from '../../shared/session.ts';
import { Button } from '../forms/button.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { useLacksConsents } from '../shell/consent-gate.ts';
import { FormPage } from '../shell/form-page.tsx';
import { internalPath } from '../shell/internal-path.ts';
import { RequireSignIn } from '../shell/require-sign-in.tsx';
import { NameField } from './account-fields.tsx';
import { ConsentList } from './consent-list.tsx';
import { type Agreed, consents, nothingAgreed } from './consents.ts';
import { consentMistakes, mistakesOfFailure } from './sign-up-form.ts';
import './user.css';

/** `/user/terms`: asks for the consents again, after the first proof of an address with which somebody had signed up. */
const AgreeAgain = () => (
  <RequireSignIn>
    <ForWhoIsHere />
  </RequireSignIn>
);

export default AgreeAgain;

const ForWhoIsHere = () => {
  const { user } = useSession();
  const [params] = useSearchParams();
  const isAsked = useLacksConsents();
  if (user === null) return null;
  return isAsked ? <Agree user={user} /> : <Navigate to={internalPath(params.get('to'))} replace />;
};

const Agree = ({ user }: { user: SessionUser }) => {
  const [name, setName] = useState(user.name);
  const [agreed, setAgreed] = useState(nothingAgreed);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const noName = name.trim() === '' ? [{ id: 'name', message: '이름을 입력해 주세요.' }] : [];
    const found = [...noName, ...consentMistakes(agreed)];
    if (found.length > 0) return refuse(found);
    setBusy(true);
    // The name first: once the consents are given, the page is left.
    const renamed = name.trim() === user.name ? null : await editProfile({ name: name.trim() });
    const failure = renamed ?? (await answerTerms(answersOf(agreed)));
    setBusy(false);
    if (failure === null) return;
    const atFields = mistakesOfFailure(failure).filter(({ id }) => id !== '');
    refuse(atFields, atFields.length > 0 ? undefined : failure.message);
  };

  return (
    <FormPage title="약관 동의" trouble={trouble}>
      <h1>약관에 다시 동의해 주세요</h1>
      <p className="lead">
        이 이메일 주소를 처음으로 확인하셨어요. 그 전에 다른 사람이 이 주소로 가입했을 수 있어서, 동의를 본인에게 다시
        여쭤봐요.
      </p>
      <p>
        처음 가입할 때 적은 이름과 진단은 그대로 있어요. 모르는 내용이라면 이름을 고쳐 적거나{' '}
        <Link to="/more/leave">탈퇴해서 모두 지울 수 있어요</Link>.
      </p>
      <form noValidate onSubmit={submit}>
        <NameField error={errors.name} value={name} onChange={setName} />
        <ConsentList agreed={agreed} errors={errors} onChange={setAgreed} />
        <p className="soft">
          민감정보 처리에 동의하지 않으면, 건강·노동조합 활동·임신에 관해 전에 적어 둔 답변과 AI 자문 글을 지워요.
        </p>
        <Button type="submit" wide busy={busy} busyLabel="저장하고 있어요">
          동의하고 계속하기
        </Button>
      </form>
    </FormPage>
  );
};

/** Each text with the version that this page links to. */
const answersOf = (agreed: Agreed): TermBody =>
  Object.fromEntries(
    consents.map(({ kind }) => [kind, { agreed: agreed[kind], version: policyVersionOn(kind, koreanToday()) }]),
  );
