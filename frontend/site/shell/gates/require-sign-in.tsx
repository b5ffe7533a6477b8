import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loadSession, useSession } from '../../../shared/client/session.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { withReturn } from '../internal-path.ts';
import { Page } from '../page/page.tsx';
import { PageLoading } from '../page/page-loading.tsx';
import { secondFactorPage, useLacksSecondFactor, verificationPage } from './second-factor-gate.ts';

/**
 * Shows its children to signed-in people; others see a page that explains why they must sign in, and come back here
 * afterwards.
 */
export const RequireSignIn = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const lacksSecondFactor = useLacksSecondFactor();
  if (lacksSecondFactor && pathname !== secondFactorPage && pathname !== verificationPage) {
    return <Navigate to={withReturn(secondFactorPage, pathname + search)} replace />;
  }
  if (session.status === 'signed_in') return children;
  if (session.status === 'loading') return <PageLoading label="로그인 정보를 확인하고 있어요" />;
  if (session.status === 'anonymous') {
    // Who was signed in has an account: they are told why they have to sign in again.
    const page = session.hasEnded ? '/user/login' : '/loginCover';
    return <Navigate to={withReturn(page, pathname + search)} replace />;
  }
  return (
    <Page title="연결 확인" width="form">
      <h1>서버에 연결하지 못했어요</h1>
      <Notice tone="warning" title="로그인은 그대로예요">
        <p>인터넷 연결을 확인하고 다시 시도해 주세요.</p>
      </Notice>
      <div className="actions">
        <Button onClick={() => void loadSession()}>다시 시도하기</Button>
        <ButtonLink kind="secondary" to={withReturn('/user/login', pathname + search)}>
          다시 로그인하기
        </ButtonLink>
      </div>
    </Page>
  );
};
