import { AdminContext, AdminUI, CustomRoutes, memoryStore } from 'react-admin';
import { authProvider } from './access/auth-provider.ts';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { pages } from './pages.tsx';
import { Broken } from './shell/broken.tsx';
import { Layout } from './shell/layout.tsx';
import { NotAllowed, NotFound } from './shell/no-page.tsx';
import { PageWaiting } from './shell/page-waiting.tsx';
import { theme } from './shell/theme.ts';

const store = memoryStore();

/** The console's pages. The addresses are the service's own (no basename), so a list is named as its path is. */
export const Console = () => (
  <AdminContext authProvider={authProvider} i18nProvider={i18nProvider} store={store} theme={theme}>
    <AdminUI
      accessDenied={NotAllowed}
      catchAll={NotFound}
      disableTelemetry
      error={Broken}
      layout={Layout}
      loading={PageWaiting}
      loginPage={false}
      authCallbackPage={false}
      title="노무체크 업무"
    >
      <CustomRoutes>{pages}</CustomRoutes>
    </AdminUI>
  </AdminContext>
);
