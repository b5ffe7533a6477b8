import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from '../shared/session.ts';
import { loadPageAt, SiteRoutes } from './router.tsx';
import { turnBack } from './shell/left-at-once.ts';
import { followViewportHeight } from './shell/viewport-height.ts';
import './styles/site.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const render = (): void =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </StrictMode>,
  );

const start = (): void => {
  followViewportHeight();
  // Requested now, so that the font is loaded before the first text is laid out; not earlier, because the page waits for the
  // script.
  void document.fonts.load('1em "Nomucheck Sans"');
  startSession();
  // The page's code is requested by the HTML beside this script, so that it is there at the first rendering.
  void loadPageAt(window.location.pathname).then(render);
};

if (!turnBack()) start();
