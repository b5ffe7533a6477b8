import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from '../shared/session.ts';
import { SiteRoutes } from './router.tsx';
import { followViewportHeight } from './shell/viewport-height.ts';
import './styles/site.css';

followViewportHeight();
// Asked for now rather than when the first text is laid out, and not before the script: that one is waited for.
void document.fonts.load('1em "Nomucheck Sans"');
startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SiteRoutes />
    </BrowserRouter>
  </StrictMode>,
);
