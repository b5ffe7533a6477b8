import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../shared/client/session.ts';
import { useOverlay } from '../../shared/overlay.ts';
import { Footer } from './footer/footer.tsx';
import { useFooterShown } from './footer/footer-shown.ts';
import { agreePage, useMustAgree } from './gates/consent-gate.ts';
import { Header } from './header/header.tsx';
import { withReturn } from './internal-path.ts';
import { SidePanel } from './menus/side-panel.tsx';
import { useMenus } from './menus/use-menus.ts';
import { useAnnouncement } from './page/arrival.ts';
import { PageErrorBoundary } from './page/page-error.tsx';
import { PageLoading } from './page/page-loading.tsx';
import { loadSiteInfo } from './site-info.ts';
import { followLowestSeen, holdHeight } from './window/held-height.ts';
import { Overlays } from './window/overlays.tsx';
import './shell.css';

const Announcer = () => (
  <p className="visually-hidden" aria-live="polite">
    {useAnnouncement()}
  </p>
);

/** The frame around every page. */
export const Shell = () => {
  const { pathname, search } = useLocation();
  const mustAgree = useMustAgree(pathname);
  const session = useSession();
  const footerShown = useFooterShown();
  const [panelOpen, setPanelOpen] = useState(false);
  const closePanel = useCallback(() => setPanelOpen(false), []);
  const isWaiting = useOverlay() !== null;
  const menus = useMenus(session.user);

  const content = useRef<HTMLElement>(null);

  useEffect(() => void loadSiteInfo(), []);
  useEffect(followLowestSeen, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useLayoutEffect(() => {
    if (content.current !== null) holdHeight(content.current);
  }, [pathname]);

  return (
    <>
      <a className="skip-link" href="#content">
        본문으로 바로가기
      </a>
      <Header session={session} menus={menus} onOpenPanel={() => setPanelOpen(true)} />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        aria-busy={isWaiting}
        className={pathname === '/' ? 'content content-under-header' : 'content'}
      >
        <PageErrorBoundary path={pathname}>
          <Suspense fallback={<PageLoading />}>
            {mustAgree ? <Navigate to={withReturn(agreePage, pathname + search)} replace /> : <Outlet />}
          </Suspense>
        </PageErrorBoundary>
      </main>
      {footerShown && <Footer />}
      <SidePanel isOpen={panelOpen} onClose={closePanel} session={session} menus={menus} />
      <Overlays />
      <Announcer />
    </>
  );
};
