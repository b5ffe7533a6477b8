import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { factorsOf, hasPassword, nothingTyped } from '@nomucheck/domain/accounts/factors-shown.ts';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../shared/client/session.ts';
import { Button, ButtonLink } from '../forms/button.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { ActionNotice, type ActionResult } from '../shell/action-notice.tsx';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { FormPage } from '../shell/page/form-page.tsx';
import { Page } from '../shell/page/page.tsx';
import { type KnownSiteInfo, useSiteInfo } from '../shell/site-info.ts';
import { FactorsAgain, missingFactors, refusedFactors } from './factors-again.tsx';
import { VerifyFirst } from './signing-in/verify-first.tsx';
import { socialLabels, startSocial, unlinkSocial } from './social/social-api.ts';
import { SocialMark } from './social/social-mark.tsx';
import './social/social.css';
import '../shell/page/own-pages.css';

/** `/more/signIn`: the ways to sign in to this account; other services are linked and unlinked here. */
const SignInMethodsPage = () => (
  <RequireSignIn>
    <ForWhoIsHere />
  </RequireSignIn>
);

export default SignInMethodsPage;

const ForWhoIsHere = () => {
  const { user } = useSession();
  const { signInWith } = useSiteInfo();
  const [leaving, setLeaving] = useState<SocialName | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  if (user === null) return null;

  const link = async (provider: SocialName) => {
    const answer = await startSocial(provider, '/more/signIn');
    if (answer.ok) window.location.assign(answer.url);
    else setResult({ tone: 'error', text: answer.message });
  };
  const isGone = (provider: SocialName) => {
    setLeaving(null);
    setResult({ tone: 'good', text: `${socialLabels[provider]} 로그인 연결을 끊었어요.` });
  };

  if (leaving !== null) {
    return <Unlink user={user} provider={leaving} onDone={() => isGone(leaving)} onBack={() => setLeaving(null)} />;
  }
  return (
    <SignInMethods
      user={user}
      offered={signInWith}
      result={result}
      onLink={(provider) => void link(provider)}
      onUnlink={setLeaving}
    />
  );
};

type SignInMethodsProps = {
  user: SessionUser;
  offered: KnownSiteInfo['signInWith'];
  result: ActionResult | null;
  onLink: (provider: SocialName) => void;
  onUnlink: (provider: SocialName) => void;
};

export const SignInMethods = ({ user, offered, result, onLink, onUnlink }: SignInMethodsProps) => {
  const byPassword = hasPassword(user);
  const ways = user.linked.length + (byPassword ? 1 : 0);
  const others = offered.filter(({ provider }) => !user.linked.includes(provider));
  return (
    <Page title="로그인 방법">
      <h1>로그인 방법</h1>
      <p className="lead">이 계정에 로그인할 수 있는 방법이에요. 하나는 늘 남겨 두어야 해요.</p>
      {result && <ActionNotice result={result} />}
      <ul className="more-list">
        {byPassword && (
          <li className="card">
            <h2>이메일과 비밀번호</h2>
            <p className="soft">{user.email}</p>
            <ButtonLink to="/more/changePw" kind="secondary">
              비밀번호 바꾸기
            </ButtonLink>
          </li>
        )}
        {user.linked.map((provider) => (
          <li className="card" key={provider}>
            <h2 className="social-from">
              <SocialMark of={provider} /> {socialLabels[provider]}
            </h2>
            {ways > 1 ? (
              <Button kind="secondary" onClick={() => onUnlink(provider)}>
                연결 끊기<span className="visually-hidden">: {socialLabels[provider]}</span>
              </Button>
            ) : (
              <p className="soft">하나 남은 로그인 방법이라 끊을 수 없어요.</p>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && user.emailVerifiedAt === null && (
        <>
          <h2>더 연결할 수 있는 서비스</h2>
          <VerifyFirst what="다른 서비스 로그인을 연결할 수 있어요." back="/more/signIn" />
        </>
      )}
      {others.length > 0 && user.emailVerifiedAt !== null && (
        <>
          <h2>더 연결할 수 있는 서비스</h2>
          <ul className="more-list">
            {others.map(({ provider, sandbox }) => (
              <li className="card" key={provider}>
                <h3 className="social-from">
                  <SocialMark of={provider} /> {socialLabels[provider]}
                  {sandbox && ' (시험용)'}
                </h3>
                <Button kind="secondary" onClick={() => onLink(provider)}>
                  연결하기<span className="visually-hidden">: {socialLabels[provider]}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
};

type UnlinkProps = { user: SessionUser; provider: SocialName; onDone: () => void; onBack: () => void };

const Unlink = ({ user, provider, onDone, onBack }: UnlinkProps) => {
  const [typed, setTyped] = useState(nothingTyped);
  const [busy, setBusy] = useState(false);
  const trouble = useMistakes();
  const { errors, refuse } = trouble;
  const label = socialLabels[provider];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = missingFactors(user, typed);
    if (missing.length > 0) return refuse(missing);
    setBusy(true);
    const failure = await unlinkSocial(provider, factorsOf(user, typed));
    setBusy(false);
    if (failure === null) return onDone();
    const wrong = refusedFactors(failure.errors);
    refuse(wrong, wrong.length > 0 ? undefined : (failure.errors?.[''] ?? failure.message));
  };

  return (
    <FormPage title="연결 끊기" trouble={trouble}>
      <h1>{label} 로그인 연결을 끊을까요?</h1>
      <p>이제부터 {label} 버튼으로는 이 계정에 들어올 수 없어요. 다른 기기에서는 로그아웃돼요.</p>
      <form noValidate onSubmit={submit}>
        <FactorsAgain user={user} typed={typed} errors={errors} onChange={setTyped} />
        <div className="actions">
          <Button type="submit" kind="danger" busy={busy} busyLabel="끊고 있어요">
            연결 끊기
          </Button>
          <Button kind="secondary" onClick={onBack}>
            그대로 두기
          </Button>
        </div>
      </form>
    </FormPage>
  );
};
