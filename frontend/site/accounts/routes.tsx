import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const SignIn = lazyPage(() => import('./signing-in/sign-in.tsx'));
const FindPassword = lazyPage(() => import('./passwords/find-password.tsx'));
const RenewPassword = lazyPage(() => import('./passwords/renew-password.tsx'));
const AgreeAgain = lazyPage(() => import('./signing-up/agree-again.tsx'));
const VerifyEmail = lazyPage(() => import('./codes/verify-email.tsx'));
const LoginCover = lazyPage(() => import('./signing-in/login-cover.tsx'));
const SocialCallback = lazyPage(() => import('./social/callback-page.tsx'));
const SocialPage = lazyPage(() => import('./social/social-page.tsx'));
const SocialSignUp = lazyPage(() => import('./social/social-sign-up.tsx'));
const SocialLink = lazyPage(() => import('./social/social-link.tsx'));
const SandboxOAuth = lazyPage(() => import('./social/sandbox-page.tsx'));
const SessionsPage = lazyPage(() => import('./sessions-page.tsx'));
const OtpPage = lazyPage(() => import('./otp/otp-page.tsx'));
const ChangePasswordPage = lazyPage(() => import('./passwords/change-password-page.tsx'));
const SignInMethodsPage = lazyPage(() => import('./sign-in-methods-page.tsx'));
const VerifyPhonePage = lazyPage(() => import('./codes/verify-phone-page.tsx'));

/** Signing in, and the ways to sign in; signing up, which shows a waiting check, is a page of the site. */
export const accountRoutes: RouteObject[] = [
  { path: '/user/login', element: <SignIn /> },
  { path: '/user/sign-in', element: <SignIn /> },
  { path: '/user/password/find', element: <FindPassword /> },
  { path: '/user/password/change', element: <RenewPassword /> },
  { path: '/user/verification', element: <VerifyEmail /> },
  { path: '/user/terms', element: <AgreeAgain /> },
  { path: '/user/oauth/sign-up', element: <SocialSignUp /> },
  { path: '/user/oauth/link', element: <SocialLink /> },
  // A route for each service by its name; the address of any other service is not found, and the server responds with that
  // status.
  { path: '/user/oauth/google', element: <SocialPage /> },
  { path: '/user/oauth/naver', element: <SocialPage /> },
  { path: '/user/oauth/kakao', element: <SocialPage /> },
  { path: '/auth/callback/:provider', element: <SocialCallback /> },
  { path: '/sandbox/oauth/:provider', element: <SandboxOAuth /> },
  { path: '/loginCover', element: <LoginCover /> },
  { path: '/more/sessions', element: <SessionsPage /> },
  { path: '/more/otp', element: <OtpPage /> },
  { path: '/more/changePw', element: <ChangePasswordPage /> },
  { path: '/more/signIn', element: <SignInMethodsPage /> },
  { path: '/more/verification', element: <VerifyPhonePage /> },
];
