import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminContext, AdminUI, CustomRoutes, type LayoutProps, memoryStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { createAuthProvider } from './access/auth-provider.ts';
import { ApiError } from './api/api-error.ts';
import { createDataProvider } from './api/data-provider.ts';
import { apiPathOf, barParts, contextsData, entryOf, listTexts, resources } from './contexts.ts';
import { historyData } from './history/history-data.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { whyNotSaved } from './preferences/not-saved-notice.tsx';
import { changePreferences, preferencesQuery, withSettings } from './preferences/preferences.ts';
import { createPreferencesStore } from './preferences/preferences-store.ts';
import { routes } from './routes.tsx';
import { Broken } from './shell/frame/broken.tsx';
import { Layout } from './shell/frame/layout.tsx';
import { NotAllowed, NotFound } from './shell/no-page.tsx';
import { PageWaiting } from './shell/page-waiting.tsx';
import { theme } from './shell/theme.ts';

const authProvider = createAuthProvider(entryOf);
const dataProvider = createDataProvider(apiPathOf, { ...contextsData, ...historyData });
const i18nProvider = createI18nProvider(listTexts);

/**
 * A query that was refused isn't repeated; one without a response is repeated once. A list isn't read again because its
 * window got the focus. A command without a connection fails at once: it isn't stored to be sent later.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
});

const store = createPreferencesStore({
  memory: memoryStore(),
  settings: () => queryClient.getQueryData(preferencesQuery.queryKey)?.settings ?? {},
  save: (changed) => changePreferences(queryClient, withSettings(changed)),
  onFailure: whyNotSaved.set,
});

/**
 * The lists with their pages, and the pages that belong to no list. They are made once, because react-admin registers
 * them again when they change.
 */
const lists = resources.map(({ pages = {}, entry: _entry, api: _api, texts: _texts, ...resource }) => (
  <Resource key={resource.name} {...resource}>
    {Object.entries(pages).map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </Resource>
));
const otherPages = (
  <CustomRoutes>
    {routes.map(({ path, element }) => (
      <Route key={path} path={path} element={element} />
    ))}
  </CustomRoutes>
);

const FilledLayout = ({ children }: LayoutProps) => <Layout bar={barParts}>{children}</Layout>;

/** The console. Its addresses have no basename, so a list is named as its path: `admin/user`. */
export const Console = () => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // If the server doesn't respond, the console starts with its default settings.
    void queryClient.prefetchQuery(preferencesQuery).then(() => setReady(true));
  }, []);
  if (!ready) return <PageWaiting />;
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <AdminUI
        accessDenied={NotAllowed}
        catchAll={NotFound}
        disableTelemetry
        error={Broken}
        layout={FilledLayout}
        loading={PageWaiting}
        loginPage={false}
        authCallbackPage={false}
        title="노무체크 업무"
      >
        {lists}
        {otherPages}
      </AdminUI>
    </AdminContext>
  );
};
