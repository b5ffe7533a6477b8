import type { SessionUser, TermBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { answerTerms, useSession } from '../../shared/client/session.ts';
import { koreanDate } from '../../shared/formats.ts';
import { type Consent, consents } from '../accounts/consents.ts';
import { Button } from '../forms/button.tsx';
import { ActionNotice, type ActionResult } from '../shell/action-notice.tsx';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { Page } from '../shell/page/page.tsx';
import '../shell/page/own-pages.css';

/** `/more/consents`: the person's consents, and their withdrawal. */
const ConsentsPage = () => (
  <RequireSignIn>
    <MyConsents />
  </RequireSignIn>
);

export default ConsentsPage;

type Answerable = keyof TermBody;
/** The age is confirmed once, and is no consent to a text. */
const isAnswerable = (kind: Consent['kind']): kind is Answerable => kind !== 'age14';

const MyConsents = () => {
  const { user } = useSession();
  const [busy, setBusy] = useState<Answerable | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);

  const answer = async (kind: Answerable, agreed: boolean) => {
    if (busy !== null) return;
    setBusy(kind);
    const failure = await answerTerms({ [kind]: agreed });
    setBusy(null);
    if (failure !== null) return setResult({ tone: 'error', text: failure.errors?.[kind] ?? failure.message });
    setResult({ tone: 'good', text: agreed ? '동의를 저장했어요.' : '동의를 거두었어요.' });
  };
  if (user === null) return null;
  return (
    <ConsentOverview
      held={user.consents}
      toAnswer={user.consentsToAnswer}
      busy={busy}
      result={result}
      onAnswer={(kind, yes) => void answer(kind, yes)}
    />
  );
};

type ConsentOverviewProps = {
  held: SessionUser['consents'];
  toAnswer: SessionUser['consentsToAnswer'];
  busy: Answerable | null;
  result: ActionResult | null;
  onAnswer: (kind: Answerable, agreed: boolean) => void;
};

export const ConsentOverview = ({ held, toAnswer, busy, result, onAnswer }: ConsentOverviewProps) => (
  <Page title="동의 관리">
    <h1>동의 관리</h1>
    <p className="lead">무엇에 언제 동의했는지 볼 수 있어요. 선택 동의는 언제든 거둘 수 있어요.</p>
    {result && <ActionNotice result={result} />}
    <ul className="more-list">
      {consents.map((consent) => (
        <ConsentCard
          key={consent.kind}
          consent={consent}
          held={held[consent.kind]}
          isAsked={toAnswer.includes(consent.kind)}
          busy={busy}
          onAnswer={onAnswer}
        />
      ))}
    </ul>
    <p className="soft">동의하지 않은 선택 항목이 있어도 자가진단은 그대로 쓸 수 있어요.</p>
  </Page>
);

type ConsentCardProps = Pick<ConsentOverviewProps, 'busy' | 'onAnswer'> & {
  consent: Consent;
  held: { version: string; at: string } | undefined;
  isAsked: boolean;
};

const ConsentCard = ({ consent, held, isAsked, busy, onAnswer }: ConsentCardProps) => {
  const { kind, label, about, policy, isRequired } = consent;
  const isCurrent = held !== undefined && !isAsked;
  return (
    <li className="card">
      <h2>
        {isRequired ? '[필수]' : '[선택]'} {label}
      </h2>
      {about && <p className="soft">{about}</p>}
      <p className={held ? 'more-mark' : 'soft'}>
        {held ? `${koreanDate(held.at)}에 동의했어요` : '동의하지 않았어요'}
      </p>
      {held && policy && (
        <p className="soft">
          <Link className="link-alone" to={`${policy}?version=${held.version}`}>
            {koreanDate(held.version.slice(0, 10))}에 알린 내용<span className="visually-hidden">: {label}</span>
          </Link>
        </p>
      )}
      {held && !isCurrent && (
        <p>
          내용이 새로 바뀌었어요. 읽고 다시 동의해 주세요.{' '}
          <Link to={`${policy}?against=${held.version}`}>
            바뀐 곳 보기<span className="visually-hidden">: {label}</span>
          </Link>
        </p>
      )}
      {policy && !(held && isCurrent) && (
        <p>
          <Link className="link-alone" to={policy}>
            내용 보기<span className="visually-hidden">: {label}</span>
          </Link>
        </p>
      )}
      {isAnswerable(kind) && !isCurrent && (
        <Button
          kind="secondary"
          busy={busy === kind}
          busyLabel="저장하고 있어요"
          aria-label={`동의하기: ${label}`}
          onClick={() => onAnswer(kind, true)}
        >
          동의하기
        </Button>
      )}
      {isAnswerable(kind) && held && !isRequired && (
        <Button
          kind="secondary"
          busy={busy === kind}
          busyLabel="거두고 있어요"
          aria-label={`동의 거두기: ${label}`}
          onClick={() => onAnswer(kind, false)}
        >
          동의 거두기
        </Button>
      )}
    </li>
  );
};
