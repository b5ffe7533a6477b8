import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { internalPath } from '../../shell/internal-path.ts';
import NotFound from '../../shell/page/not-found.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { Finish, NotSignedIn, type Stopped } from './callback-page.tsx';
import { isSocialName, socialLabels, startSocial } from './social-api.ts';
import { noteLeft } from './under-way.ts';

/** `/user/oauth/kakao` and the others: begins the sign-in with that service, or finishes it after the redirect back. */
const SocialPage = () => {
  const { pathname, search } = useLocation();
  const provider = pathname.split('/')[3];
  if (!isSocialName(provider)) return <NotFound />;
  const params = new URLSearchParams(search);
  if (['code', 'state', 'error'].some((name) => params.has(name))) return <Finish provider={provider} />;
  return <Begin provider={provider} returnTo={internalPath(params.get('to'))} />;
};

export default SocialPage;

const Begin = ({ provider, returnTo }: { provider: SocialName; returnTo: string }) => {
  const { status } = useSession();
  const begun = useRef(false);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const isKnown = status !== 'loading';
  const isSignedIn = status === 'signed_in';

  useEffect(() => {
    if (!isKnown || isSignedIn || begun.current) return;
    begun.current = true;
    void startSocial(provider, returnTo).then((answer) => {
      if (!answer.ok) return setStopped(answer);
      noteLeft();
      // Replaces this page in the history: "back" from the service would otherwise begin again.
      window.location.replace(answer.url);
    });
  }, [provider, returnTo, isKnown, isSignedIn]);

  if (isSignedIn) return <Navigate to={returnTo} replace />;
  if (stopped !== null) return <NotSignedIn provider={provider} stopped={stopped} />;
  return <PageLoading label={`${socialLabels[provider]} 로그인을 열고 있어요`} />;
};
