import { matcherOf } from './page-patterns.ts';

/**
 * The public site's pages as its router writes them (a test beside the router holds the two together). Whatever isn't here
 * is answered by the site's own 404 page, under that status.
 */
export const sitePages = [
  '/',
  '/services',
  '/user/sign-up',
  '/user/login',
  '/user/sign-in',
  '/user/password/find',
  '/user/password/change',
  '/user/verification',
  '/user/oauth/sign-up',
  '/user/oauth/link',
  '/user/oauth/google',
  '/user/oauth/naver',
  '/user/oauth/kakao',
  '/auth/callback/:provider',
  '/loginCover',
  '/check',
  '/check/grounds',
  '/check/erase',
  '/check/form/*',
  '/check/result',
  '/check/result/:id',
  '/check/orderInfo',
  '/consult',
  '/more/checkList',
  '/more/editProfile',
  '/more/export',
  '/more/leave',
  '/more/changePw',
  '/more/sessions',
  '/more/otp',
  '/more/signIn',
  '/more/consents',
  '/more/verification',
  '/advices/*',
  '/board/*',
  '/search',
  '/search/:id',
  '/sandbox/mailbox',
  '/sandbox/oauth/:provider',
  '/policy/:policy',
] as const;

/** Whether the site has a page at this path. */
export const isSitePage = matcherOf(sitePages);
