import { type ComponentType, lazy } from 'react';
import { Navigate, Route } from 'react-router';
import { laterPages } from './later/later-pages.ts';

/** A page whose code comes when it is first opened; one failed load is tried again. */
const page = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => new Promise((resolve) => setTimeout(resolve, 800)).then(load)));

const Home = page(() => import('./shell/home.tsx'));
const UserList = page(() => import('./people/user-list.tsx'));
const UserPage = page(() => import('./people/user-page.tsx'));
const Queue = page(() => import('./cases/refine/queue.tsx'));
const AddCase = page(() => import('./cases/refine/add-case.tsx'));
const ImportPage = page(() => import('./case-import/import-page.tsx'));
const RefinePage = page(() => import('./cases/refine/refine-page.tsx'));
const WordsPage = page(() => import('./search/words/words-page.tsx'));
const SearchPage = page(() => import('./search/search-page.tsx'));
const MasterList = page(() => import('./cases/master/master-list.tsx'));
const MasterCasePage = page(() => import('./cases/master/case-page.tsx'));
const LaterPage = page(() => import('./later/later-page.tsx'));

/** Every page of the console, by the service's own addresses. */
export const routes = (
  <>
    <Route path="/admin" element={<Home />} />
    <Route path="/admin/user" element={<UserList />} />
    <Route path="/admin/user/:id" element={<UserPage />} />
    <Route path="/admin/data" element={<Queue />} />
    <Route path="/admin/data/add" element={<AddCase />} />
    <Route path="/admin/data/master" element={<MasterList />} />
    <Route path="/admin/data/master/:id" element={<MasterCasePage />} />
    <Route path="/admin/data/import" element={<ImportPage />} />
    <Route path="/admin/data/words" element={<WordsPage />} />
    <Route path="/admin/data/:id" element={<RefinePage />} />
    <Route path="/admin/search" element={<SearchPage />} />
    <Route path="/inspection" element={<Navigate to="/inspection/list" replace />} />
    <Route path="/company" element={<Navigate to="/company/list" replace />} />
    {Object.entries(laterPages).map(([path, contents]) => (
      <Route key={path} path={path} element={<LaterPage {...contents} />} />
    ))}
  </>
);
