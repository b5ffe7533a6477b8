import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { startSession } from '../shared/client/session.ts';
import { Gate } from './access/gate.tsx';
import { Console } from './console.tsx';
import { styleCache } from './shell/frame/style-cache.ts';
import { theme } from './shell/theme.ts';
import '../site/styles/fonts.css';

startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const router = createBrowserRouter([{ path: '*', element: <Console /> }]);

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Gate>
          <RouterProvider router={router} />
        </Gate>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
