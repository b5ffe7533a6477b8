import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const ConsentsPage = lazyPage(() => import('./consents-page.tsx'));
const EditProfilePage = lazyPage(() => import('./edit-profile-page.tsx'));
const ExportPage = lazyPage(() => import('./export-page.tsx'));
const LeavePage = lazyPage(() => import('./leave-page.tsx'));

/** A person's own data: to change it, export it and erase it. */
export const peopleRoutes: RouteObject[] = [
  { path: '/more/consents', element: <ConsentsPage /> },
  { path: '/more/editProfile', element: <EditProfilePage /> },
  { path: '/more/export', element: <ExportPage /> },
  { path: '/more/leave', element: <LeavePage /> },
];
