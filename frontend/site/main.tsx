import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from '../shared/session.ts';
import { SiteRoutes } from './router.tsx';
import { followViewportHeight } from './shell/viewport-height.ts';
import './styles/site.css';

followViewportHeight();
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
