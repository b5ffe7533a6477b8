import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { answerTerms, editProfile, useSession } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { useLacksConsents } from '../../shell/gates/consent-gate.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { internalPath } from '../../shell/internal-path.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import { NameField } from '../account-fields.tsx';
import { type Agreed, type Consent, consents, nothingAgreed } from '../consents.ts';
import { ConsentList } from './consent-list.tsx';
import { consentMistakes, mistakesOfFailure } from './sign-up-form.ts';
import '../signing-in/user.css';

/**
 * `/user/terms`: asks for the consents again, after the first proof of an address with which somebody had signed up, or for those
 * whose text has changed in a way that needs them anew.
 */
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

/** What a person is asked for who had agreed before: the texts that have changed; null where everything is asked anew. */
const changedFor = ({ consents: held, consentsToAnswer }: SessionUser): readonly Consent[] | null => {
  const asked = consents.filter(({ kind, isRequired }) => isRequired && consentsToAnswer.includes(kind));
  return asked.every(({ kind }) => held[kind] !== undefined) ? asked : null;
};

const Agree = ({ user }: { user: SessionUser }) => {
  const told = toldName(user.name);
  const [name, setName] = useState(told ?? '');
  const [agreed, setAgreed] = useState(nothingAgreed);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;
  const changed = changedFor(user);
  const asked = changed ?? consents;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const noName = name.trim() === '' && told !== null ? [{ id: 'name', message: '이름을 입력해 주세요.' }] : [];
    const found = [...noName, ...consentMistakes(agreed, asked)];
    if (found.length > 0) return refuse(found);
    setBusy(true);
    // The name first: once the consents are given, the page is left.
    const renamed = name.trim() === (told ?? '') ? null : await editProfile({ name: name.trim() });
    const failure = renamed ?? (await answerTerms(answersOf(agreed, asked)));
    setBusy(false);
    if (failure === null) return;
    const atFields = mistakesOfFailure(failure).filter(({ id }) => id !== '');
    refuse(atFields, atFields.length > 0 ? undefined : failure.message);
  };

  return (
    <FormPage title="약관 동의" trouble={trouble}>
      <h1>약관에 다시 동의해 주세요</h1>
      {changed === null ? <AfterProof /> : <Changed changed={changed} held={user.consents} />}
      <form noValidate onSubmit={submit}>
        {changed === null && <NameField optional={told === null} error={errors.name} value={name} onChange={setName} />}
        <ConsentList agreed={agreed} errors={errors} onChange={setAgreed} asked={asked} />
        {changed === null && (
          <p className="soft">
            민감정보 처리에 동의하지 않으면, 건강·노동조합 활동·임신에 관해 전에 적어 둔 답변과 AI 자문 글을 지워요.
          </p>
        )}
        <Button type="submit" wide busy={busy} busyLabel="저장하고 있어요">
          동의하고 계속하기
        </Button>
      </form>
    </FormPage>
  );
};

const AfterProof = () => (
  <>
    <p className="lead">
      이 이메일 주소를 처음으로 확인하셨어요. 그 전에 다른 사람이 이 주소로 가입했을 수 있어서, 동의를 본인에게 다시
      여쭤봐요.
    </p>
    <p>
      처음 가입할 때 적은 이름과 진단은 그대로 있어요. 모르는 내용이라면 이름을 고쳐 적거나{' '}
      <Link to="/more/leave">탈퇴해서 모두 지울 수 있어요</Link>.
    </p>
  </>
);

type ChangedProps = { changed: readonly Consent[]; held: SessionUser['consents'] };

const Changed = ({ changed, held }: ChangedProps) => (
  <>
    <p className="lead">동의하신 내용이 바뀌었어요. 바뀐 곳을 읽고 다시 동의해 주시면 이어서 쓸 수 있어요.</p>
    <ul>
      {changed.map(({ kind, policy, label }) => (
        <li key={kind}>
          <Link to={`${policy}?against=${held[kind]?.version}`} target="_blank" rel="noreferrer">
            바뀐 곳 보기<span className="visually-hidden">: {label} (새 창)</span>
          </Link>{' '}
          <span aria-hidden>{label}</span>
        </li>
      ))}
    </ul>
    <p>
      적어 둔 답변과 결과는 그대로 있어요. 동의하지 않으면 <Link to="/more/export">내 자료를 내려받고</Link>{' '}
      <Link to="/more/leave">탈퇴할 수 있어요</Link>.
    </p>
  </>
);

const answersOf = (agreed: Agreed, asked: readonly Consent[]): Partial<Agreed> =>
  Object.fromEntries(asked.map(({ kind }) => [kind, agreed[kind]]));
