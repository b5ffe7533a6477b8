import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { logout, type Session } from '../../../shared/client/session.ts';
import { Crown } from '../header/crown.tsx';
import { withReturn } from '../internal-path.ts';
import type { MenuLink, Menus } from '../menus.ts';
import { MenuLabel } from './menu-label.tsx';

type SidePanelProps = { isOpen: boolean; onClose: () => void; session: Session; menus: Menus };

/**
 * The menu that opens from the right. A modal `dialog`: the browser makes the rest inert, keeps the focus inside, closes on
 * Escape and returns the focus to the button that opened it.
 */
export const SidePanel = ({ isOpen, onClose, session, menus }: SidePanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const panel = dialog.current;
    if (panel === null) return;
    if (isOpen && !panel.open) panel.showModal();
    if (!isOpen && panel.open) panel.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(() => onClose(), [key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button are the keyboard's way to do the same.
    <dialog
      className="side-panel"
      ref={dialog}
      aria-label="메뉴"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="side-panel-body">
        <div className="side-panel-top">
          {session.status === 'signed_in' && (
            <p className="side-panel-email">
              <Crown accessType={session.user.accessType} />
              {session.user.email}
            </p>
          )}
          {session.status === 'signed_in' && (
            // Not below the many entries: on a phone that somebody else picks up it must be found at once.
            <button type="button" className="side-panel-logout" onClick={() => void logout()}>
              로그아웃
            </button>
          )}
          <button type="button" className="side-panel-close" onClick={onClose}>
            <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <span className="visually-hidden">메뉴 닫기</span>
          </button>
        </div>
        <nav aria-label="전체 메뉴">
          <PanelLinks links={[{ label: '홈', to: '/' }, ...menus.main, ...menus.granted]} onChoose={onClose} />
          <hr />
          {session.status === 'signed_in' ? (
            <PanelLinks links={menus.own} onChoose={onClose} />
          ) : (
            <SignedOutLinks onChoose={onClose} />
          )}
        </nav>
      </div>
    </dialog>
  );
};

type PanelLinksProps = { links: readonly MenuLink[]; onChoose: () => void };

/** A link to the current page closes the menu, too, although nothing is navigated. */
const PanelLinks = ({ links, onChoose }: PanelLinksProps) => (
  <ul>
    {links.map((link) => (
      <li key={link.to}>
        <Link to={link.to} className="side-panel-link" onClick={onChoose}>
          <MenuLabel link={link} />
        </Link>
      </li>
    ))}
  </ul>
);

const SignedOutLinks = ({ onChoose }: Pick<PanelLinksProps, 'onChoose'>) => {
  const { pathname, search } = useLocation();
  const links = [
    { label: '로그인', to: withReturn('/user/login', pathname + search) },
    { label: '회원가입', to: withReturn('/user/sign-up', pathname + search) },
  ];
  return <PanelLinks links={links} onChoose={onChoose} />;
};
