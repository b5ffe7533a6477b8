import { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { logout, type Session } from '../../../shared/client/session.ts';
import { withReturn } from '../internal-path.ts';
import { Dropdown } from '../menus/dropdown.tsx';
import type { MenuLink, Menus } from '../menus.ts';
import { Crown } from './crown.tsx';
import { useHeaderLook } from './header-state.ts';

type HeaderProps = { session: Session; menus: Menus; onOpenPanel: () => void };

/** With `back=true` in the address (a page opened from a message or another app) a back link replaces the logo. */
const BrandOrBack = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (params.get('back') !== 'true') {
    return (
      <Link to="/" className="brand" aria-label="nomucheck 처음으로">
        nomucheck
      </Link>
    );
  }
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/', { replace: true }));
  return (
    <button type="button" className="header-back" onClick={goBack}>
      <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      뒤로
    </button>
  );
};

/** Two entries lead to /board: one to the reviews, the other to all that the firm writes there. */
const isHere = (link: MenuLink, pathname: string, search: string): boolean => {
  const [path = '', query] = link.to.split('?');
  const isOnPath = pathname === path || pathname.startsWith(`${path}/`);
  return isOnPath && (query === undefined || (pathname + search).includes('review') === query.includes('review'));
};

const SignedOutLinks = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <NavLink to={withReturn('/user/login', pathname + search)} className="header-link">
        로그인
      </NavLink>
      <NavLink to={withReturn('/user/sign-up', pathname + search)} className="header-link header-join">
        회원가입
      </NavLink>
    </>
  );
};

export const Header = ({ session, menus, onOpenPanel }: HeaderProps) => {
  const { pathname, search } = useLocation();
  const { isTransparent, isCompact } = useHeaderLook(pathname);
  const look = `header${isTransparent ? ' header-transparent' : ''}${isCompact ? ' header-compact' : ''}`;
  return (
    <header className={look}>
      <div className="header-row">
        <BrandOrBack />
        <nav className="header-nav" aria-label="주 메뉴">
          <ul>
            {menus.main.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="header-link"
                  aria-current={isHere(link, pathname, search) ? 'page' : undefined}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {menus.granted.length > 0 && <Dropdown label="업무" links={menus.granted} />}
        </nav>
        <div className="header-user">
          {(session.status === 'anonymous' || session.status === 'unreachable') && <SignedOutLinks />}
          {session.status === 'signed_in' && (
            <Dropdown
              label={
                <>
                  <Crown accessType={session.user.accessType} />
                  {`${session.user.name}님`}
                </>
              }
              links={menus.own}
            >
              <li>
                <button type="button" onClick={() => void logout()}>
                  로그아웃
                </button>
              </li>
            </Dropdown>
          )}
        </div>
        <button type="button" className="header-menu" aria-haspopup="dialog" onClick={onOpenPanel}>
          <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span className="visually-hidden">메뉴 열기</span>
        </button>
      </div>
    </header>
  );
};
