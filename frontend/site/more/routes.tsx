import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const CheckListPage = lazyPage(() => import('./check-list-page.tsx'));
const SessionsPage = lazyPage(() => import('./sessions-page.tsx'));
const ConsentsPage = lazyPage(() => import('./consents-page.tsx'));
const ChangePasswordPage = lazyPage(() => import('./change-password-page.tsx'));
const VerifyPhonePage = lazyPage(() => import('./verify-phone-page.tsx'));

export const moreRoutes: RouteObject[] = [
  { path: '/more/checkList', element: <CheckListPage /> },
  { path: '/more/sessions', element: <SessionsPage /> },
  { path: '/more/consents', element: <ConsentsPage /> },
  { path: '/more/changePw', element: <ChangePasswordPage /> },
  { path: '/more/verification', element: <VerifyPhonePage /> },
];
