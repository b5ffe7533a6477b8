import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { internalPath, withReturn } from '../../shell/internal-path.ts';
import { Page } from '../../shell/page/page.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import './user.css';

/** Shown in place of a page that needs an account, while nobody is signed in. */
const LoginCover = () => {
  const [params] = useSearchParams();
  const session = useSession();
  const back = internalPath(params.get('to'));

  if (session.status === 'signed_in') return <Navigate to={back} replace />;
  return (
    <Page title="로그인이 필요해요" width="form">
      <CoverDrawing />
      <h1>로그인하고 이어서 볼게요</h1>
      <p className="lead">답변과 결과를 본인만 볼 수 있도록 계정에 보관하기 때문에 로그인이 필요해요.</p>
      <div className="actions">
        <ButtonLink to={withReturn('/user/sign-up', back)}>회원가입</ButtonLink>
        <ButtonLink to={withReturn('/user/login', back)} kind="secondary">
          로그인
        </ButtonLink>
      </div>
      <SocialButtons returnTo={back} />
      <ul className="user-reasons">
        <li>
          <strong>중간에 멈춰도 괜찮아요.</strong> 답할 때마다 저장되어 다른 기기에서도 이어서 할 수 있어요.
        </li>
        <li>
          <strong>결과가 남아요.</strong> 승소 가능성과 신청 기한을 나중에 다시 볼 수 있어요.
        </li>
        <li>
          <strong>개인정보는 암호화해요.</strong> 이름, 이메일과 직접 쓰신 글은 본인의 열쇠로 잠가 보관해요.
        </li>
      </ul>
    </Page>
  );
};

/** A folder with a lock: what a person writes here stays private. */
const CoverDrawing = () => (
  <svg className="user-drawing" viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
    <path d="M18 26a8 8 0 018-8h32l10 12h66a8 8 0 018 8v48a8 8 0 01-8 8H26a8 8 0 01-8-8z" fill="#f1e8dc" />
    <path d="M34 46h56M34 60h40M34 74h48" stroke="#c49a6b" strokeWidth="4" strokeLinecap="round" />
    <rect x="98" y="54" width="44" height="36" rx="7" fill="#7a5230" />
    <path d="M107 54v-8a13 13 0 0126 0v8" fill="none" stroke="#7a5230" strokeWidth="6" />
    <circle cx="120" cy="70" r="4.5" fill="#fff" />
    <path d="M120 72v8" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
  </svg>
);

export default LoginCover;
