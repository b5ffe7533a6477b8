import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const CheckListPage = lazyPage(() => import('./check-list-page.tsx'));
const SessionsPage = lazyPage(() => import('./sessions-page.tsx'));
const OtpPage = lazyPage(() => import('./otp/otp-page.tsx'));
const ConsentsPage = lazyPage(() => import('./consents-page.tsx'));
const EditProfilePage = lazyPage(() => import('./edit-profile-page.tsx'));
const ExportPage = lazyPage(() => import('./export-page.tsx'));
const LeavePage = lazyPage(() => import('./leave-page.tsx'));
const ChangePasswordPage = lazyPage(() => import('./change-password-page.tsx'));
const SignInMethodsPage = lazyPage(() => import('./sign-in-methods-page.tsx'));
const VerifyPhonePage = lazyPage(() => import('./verify-phone-page.tsx'));

export const moreRoutes: RouteObject[] = [
  { path: '/more/checkList', element: <CheckListPage /> },
  { path: '/more/sessions', element: <SessionsPage /> },
  { path: '/more/otp', element: <OtpPage /> },
  { path: '/more/consents', element: <ConsentsPage /> },
  { path: '/more/editProfile', element: <EditProfilePage /> },
  { path: '/more/export', element: <ExportPage /> },
  { path: '/more/leave', element: <LeavePage /> },
  { path: '/more/changePw', element: <ChangePasswordPage /> },
  { path: '/more/signIn', element: <SignInMethodsPage /> },
  { path: '/more/verification', element: <VerifyPhonePage /> },
];
