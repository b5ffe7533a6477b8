import type { RouteObject } from 'react-router';
import { useRoutes } from 'react-router';
import { checkRoutes } from './check/routes.tsx';
import { Home } from './home/home.tsx';
import { laterRoutes } from './later/routes.tsx';
import { moreRoutes } from './more/routes.tsx';
import { searchRoutes } from './search/routes.tsx';
import { lazyPage } from './shell/lazy-page.tsx';
import { Shell } from './shell/shell.tsx';

const Consult = lazyPage(() => import('./consult/consult-page.tsx'));
const Services = lazyPage(() => import('./services/services.tsx'));
const SignUp = lazyPage(() => import('./user/sign-up.tsx'));
const SignIn = lazyPage(() => import('./user/sign-in.tsx'));
const FindPassword = lazyPage(() => import('./user/find-password.tsx'));
const RenewPassword = lazyPage(() => import('./user/renew-password.tsx'));
const VerifyEmail = lazyPage(() => import('./user/verify-email.tsx'));
const LoginCover = lazyPage(() => import('./user/login-cover.tsx'));
const SocialCallback = lazyPage(() => import('./user/social/callback-page.tsx'));
const SocialPage = lazyPage(() => import('./user/social/social-page.tsx'));
const SocialSignUp = lazyPage(() => import('./user/social/social-sign-up.tsx'));
const SocialLink = lazyPage(() => import('./user/social/social-link.tsx'));
const SandboxOAuth = lazyPage(() => import('./sandbox/oauth-page.tsx'));
const Mailbox = lazyPage(() => import('./sandbox/mailbox-page.tsx'));
const ToConsole = lazyPage(() => import('./shell/to-console.tsx'));
const Policy = lazyPage(() => import('./policy/policy-page.tsx'));
const NotFound = lazyPage(() => import('./later/not-found.tsx'));

/** The staff console's, which has HTML of its own. */
export const consolePaths = ['/admin/*', '/inspection/*', '/company/*'];

/** Every page of the public site. `checkRoutes`, `moreRoutes` and `searchRoutes` are the questionnaire's, a person's own and the case search's pages. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/services', element: <Services /> },
      { path: '/user/sign-up', element: <SignUp /> },
      { path: '/user/login', element: <SignIn /> },
      { path: '/user/sign-in', element: <SignIn /> },
      { path: '/user/password/find', element: <FindPassword /> },
      { path: '/user/password/change', element: <RenewPassword /> },
      { path: '/user/verification', element: <VerifyEmail /> },
      { path: '/user/oauth/sign-up', element: <SocialSignUp /> },
      { path: '/user/oauth/link', element: <SocialLink /> },
      // Each by its name: any other service's address is nobody's, and the server says so by its status.
      { path: '/user/oauth/google', element: <SocialPage /> },
      { path: '/user/oauth/naver', element: <SocialPage /> },
      { path: '/user/oauth/kakao', element: <SocialPage /> },
      { path: '/auth/callback/:provider', element: <SocialCallback /> },
      { path: '/loginCover', element: <LoginCover /> },
      ...checkRoutes,
      { path: '/consult', element: <Consult /> },
      ...moreRoutes,
      ...searchRoutes,
      ...laterRoutes,
      { path: '/policy/:policy', element: <Policy /> },
      { path: '/sandbox/mailbox', element: <Mailbox /> },
      { path: '/sandbox/oauth/:provider', element: <SandboxOAuth /> },
      ...consolePaths.map((path) => ({ path, element: <ToConsole /> })),
      { path: '/404', element: <NotFound /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const SiteRoutes = () => useRoutes(routes);
