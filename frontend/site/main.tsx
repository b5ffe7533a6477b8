import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from '../shared/client/session.ts';
import { takeRendered } from './rendered/take-rendered.ts';
import { loadPageAt, SiteRoutes } from './router.tsx';
import './styles/site.css';

const start = async (root: HTMLElement): Promise<void> => {
  // Requested now, so that the font is loaded before the first text is laid out; not earlier, because the page waits for the
  // script.
  void document.fonts.load('1em "Nomucheck Sans"');
  startSession();
  const isRendered = takeRendered();
  // The page's code is requested by the HTML beside this script, so that it is there at the first rendering.
  await loadPageAt(location.pathname);
  const site = (
    <StrictMode>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </StrictMode>
  );
  if (isRendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
};

const root = document.getElementById('root');
// While the page is being left (before-drawing.ts), nothing is shown.
if (root !== null && !document.documentElement.hidden) void start(root);
