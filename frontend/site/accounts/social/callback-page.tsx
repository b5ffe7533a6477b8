import type { FinishSocialBody, PendingSocial, SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { useEffect, useRef, useState } from 'react';
import { Navigate, type NavigateFunction, useLocation, useNavigate, useParams } from 'react-router';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { knownSession } from '../../../shared/client/session.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { internalPath } from '../../shell/internal-path.ts';
import NotFound from '../../shell/page/not-found.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import type { Agreed } from '../consents.ts';
import { SecondFactorStep } from '../signing-in/second-factor-step.tsx';
import { takeAgreed } from './agreed-before.ts';
import { finishSocial, isSocialName, type SocialOutcome, signUpSocial, socialLabels } from './social-api.ts';
import { needsNothingMore, socialSignUpBody } from './social-sign-up-form.ts';
import { cameBackUnfinished } from './under-way.ts';

/** `/auth/callback/:provider`: the address to which the other service redirects the browser back. */
const CallbackPage = () => {
  const { provider } = useParams();
  return isSocialName(provider) ? <Finish provider={provider} /> : <NotFound />;
};

export default CallbackPage;

export type Stopped = Pick<ApiFailure, 'code' | 'message' | 'errors'>;

/** Finishes the sign-in with the parameters that the other service added to the address. */
export const Finish = ({ provider }: { provider: SocialName }) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const begun = useRef(false);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [second, setSecond] = useState<PendingSocial | null>(null);

  useEffect(() => {
    // A state is valid once: a second request would be refused.
    if (begun.current) return;
    begun.current = true;
    cameBackUnfinished();
    const agreed = takeAgreed();
    // The parameters are removed from the address and from the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void finishSocial(provider, sentBack(search)).then(async (outcome) => {
      if (await goOn(outcome, navigate, agreed)) return;
      if (!outcome.ok && outcome.failure.code === 'second_factor_needed') setSecond(outcome.pending);
      if (!outcome.ok) setStopped(outcome.failure);
    });
  }, [provider, search, navigate]);

  if (second !== null) {
    return (
      <SecondFactorStep
        onBack={() => void navigate('/user/login', { replace: true })}
        onCode={async (otp) => {
          const outcome = await finishSocial(provider, { ticket: second.ticket, otp });
          return (await goOn(outcome, navigate)) || outcome.ok ? null : outcome.failure;
        }}
      />
    );
  }
  if (stopped !== null) return <NotSignedIn provider={provider} stopped={stopped} />;
  return <PageLoading label="로그인을 마무리하고 있어요" />;
};

const sentBack = (search: string): FinishSocialBody => {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    ['code', 'state', 'error'].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
};

/**
 * Goes on to the page where the sign-in began, or to the page for missing data; false if it ends here. With the consents given
 * before, and a name and a verified address from the service, the account is made at once.
 */
const goOn = async (
  outcome: SocialOutcome,
  navigate: NavigateFunction,
  agreed: Agreed | null = null,
): Promise<boolean> => {
  if (outcome.ok) {
    void navigate(internalPath(outcome.returnTo), { replace: true });
    return true;
  }
  const { failure, pending } = outcome;
  const wanted = pending === null ? undefined : nextPages[failure.code];
  if (wanted === undefined) return false;
  // A person who is signed in already wants another way into the account, not another account.
  const isSignedIn = (await knownSession()).status === 'signed_in';
  if (!isSignedIn && failure.code === 'terms_required' && pending !== null && agreed !== null) {
    const form = { ...pending, agreed };
    if (needsNothingMore(form))
      return goOn(await signUpSocial(pending.provider, socialSignUpBody(pending.ticket, form)), navigate);
  }
  const page = isSignedIn ? linkPage : wanted;
  void navigate(page, { replace: true, state: { pending, agreed, code: failure.code } });
  return true;
};

const linkPage = '/user/oauth/link';

const nextPages: Partial<Record<ApiFailure['code'], string>> = {
  terms_required: '/user/oauth/sign-up',
  social_registered_by_email: linkPage,
  social_email_or_phone_registered: linkPage,
};

/** Shows what happened and what to do next. */
export const NotSignedIn = ({ provider, stopped }: { provider: SocialName; stopped: Stopped }) => {
  // A service without configured keys doesn't exist here.
  if (stopped.code === 'not_found') return <NotOffered provider={provider} />;
  const closed = stopped.code === 'social_popup_closed';
  return (
    <Page title="로그인하지 못했어요" width="form">
      <h1>{closed ? '로그인을 멈추셨어요' : '로그인하지 못했어요'}</h1>
      <Notice tone="warning" title={stopped.message}>
        <p>
          {stopped.errors?.[''] ??
            (closed
              ? '아무것도 바뀌지 않았어요. 원하실 때 다시 시작하면 돼요.'
              : `${socialLabels[provider]}에서 다시 시도하거나 다른 방법으로 로그인해 주세요.`)}
        </p>
      </Notice>
      <div className="actions">
        <ButtonLink to="/user/login">로그인으로 돌아가기</ButtonLink>
        <ButtonLink to="/" kind="secondary">
          처음으로
        </ButtonLink>
      </div>
    </Page>
  );
};

const NotOffered = ({ provider }: { provider: SocialName }) => (
  <Page title="쓸 수 없는 로그인 방법" width="form">
    <h1>지금은 {socialLabels[provider]}로 로그인할 수 없어요</h1>
    <p>이 사이트에서는 아직 {socialLabels[provider]} 로그인을 열지 않았어요. 이메일로 로그인하거나 가입할 수 있어요.</p>
    <div className="actions">
      <ButtonLink to="/user/login">다른 방법으로 로그인하기</ButtonLink>
      <ButtonLink to="/user/sign-up" kind="secondary">
        이메일로 가입하기
      </ButtonLink>
    </div>
  </Page>
);

/** For pages that are only reached within a sign-in: anybody who opens them directly is sent to its start. */
export const ToBeginning = () => <Navigate to="/user/login" replace />;
