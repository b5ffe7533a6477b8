import {
  finishSocialBody,
  linkSocialBody,
  signUpSocialBody,
  socialName,
  socialSignedIn,
  socialStarted,
  startSocialQuery,
  unlinkSocialBody,
} from '@nomucheck/domain/accounts/contract/social.ts';
import { sessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { z } from 'zod';
import { type Answer, loginRoute, noInput, publicRoute, type RawCall, type Route } from '../../engine/http/route.ts';
import type { SocialAccounts } from './social-accounts.ts';
import type { SocialSignIn } from './social-sign-in.ts';

export type SocialRouteParts = {
  readonly socialSignIn: SocialSignIn;
  readonly socialAccounts: SocialAccounts;
  /** Whether people reach the service by https: then the cookie is restricted to https. */
  readonly isHttps: boolean;
  /** Whether callers on this machine may read the sandbox's mailbox. */
  readonly trustsThisMachine: boolean;
};

const inPath = z.object({ provider: z.string().max(20) });
const inQuery = startSocialQuery.extend({ provider: z.string().max(20) });
const inBody = finishSocialBody.extend({ provider: z.string().max(20) });

/** Older addresses of the same two calls, each for one service. */
const aliases = [
  ['/api/user/kakao', 'kakao'],
  ['/api/user/google', 'google'],
  ['/oauth/naver', 'naver'],
  ['/oauth/google', 'google'],
] as const;

/** Longer than the sign-in at the other service and the questions after it take. */
const cookieSeconds = 1800;

type From = Pick<RawCall, 'cookie' | 'source' | 'userAgent' | 'isLocal'>;

/** `/api/user/oauth`: signing in through another service, and the questions that may follow. */
export const socialRoutes = ({
  socialSignIn,
  socialAccounts,
  isHttps,
  trustsThisMachine,
}: SocialRouteParts): readonly Route[] => {
  // `__Host-`: neither another host of the domain nor a connection without TLS can set this cookie.
  const cookieName = isHttps ? '__Host-social' : 'social';
  const browserOf = ({ cookie }: From): string | null => {
    const value = cookie(cookieName);
    return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
  };
  const cookieFor = (browser: string): string =>
    `${cookieName}=${browser}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

  const start = async (provider: string, { returnTo = '/' }: { returnTo?: string | undefined }, from: From) => {
    const { source } = from;
    const { url, browser } = await socialSignIn.start(provider, { returnTo, browser: browserOf(from), source });
    return { body: { url }, headers: { 'Set-Cookie': cookieFor(browser) } };
  };
  const finish = async (provider: string, body: z.infer<typeof finishSocialBody>, from: From): Promise<Answer> => ({
    body: await socialSignIn.finish(provider, body, browserOf(from), from),
  });
  const asked = (provider: z.infer<typeof socialName>, from: From) => ({
    isTrusted: from.isLocal && trustsThisMachine,
    provider,
    browser: browserOf(from),
    origin: { source: from.source, userAgent: from.userAgent },
  });

  const starting = {
    ...noInput,
    method: 'get',
    summary: 'Where the browser goes to sign in with another service; sets the cookie that it has to come back with.',
    answers: socialStarted,
  } as const;
  const finishing = {
    ...noInput,
    method: 'post',
    summary: 'A token for what the other service sent the browser back with.',
    answers: socialSignedIn,
    signIn: true,
  } as const;
  const ofProvider = z.object({ provider: socialName });

  return [
    publicRoute({
      ...starting,
      path: '/api/user/oauth',
      query: inQuery,
      handle: (call) => start(call.query.provider, call.query, call),
    }),
    publicRoute({
      ...finishing,
      path: '/api/user/oauth',
      body: inBody,
      handle: (call) => finish(call.body.provider, call.body, call),
    }),
    publicRoute({
      ...starting,
      path: '/api/user/oauth/:provider',
      query: startSocialQuery,
      params: inPath,
      handle: (call) => start(call.params.provider, call.query, call),
    }),
    publicRoute({
      ...finishing,
      path: '/api/user/oauth/:provider',
      body: finishSocialBody,
      params: inPath,
      handle: (call) => finish(call.params.provider, call.body, call),
    }),
    ...aliases.flatMap(([path, provider]) => [
      publicRoute({
        ...starting,
        path,
        query: startSocialQuery,
        handle: (call) => start(provider, call.query, call),
      }),
      publicRoute({
        ...finishing,
        path,
        body: finishSocialBody,
        handle: (call) => finish(provider, call.body, call),
      }),
    ]),
    publicRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/oauth/:provider/signup',
      summary: 'A new account for who has shown who they are with another service, and agrees to the texts.',
      body: signUpSocialBody,
      params: ofProvider,
      answers: socialSignedIn,
      status: 201,
      signIn: true,
      handle: async (call) => {
        const made = await socialAccounts.signUp(call.body, asked(call.params.provider, call), call.context);
        const { position, ...body } = made;
        return { body, position };
      },
    }),
    publicRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/oauth/:provider/link',
      summary: 'Links another service to the account whose password or code is shown, and signs in to it.',
      body: linkSocialBody,
      params: ofProvider,
      answers: socialSignedIn,
      signIn: true,
      handle: async (call) => {
        const linked = await socialAccounts.link(call.body, asked(call.params.provider, call), call.context);
        const { position, ...body } = linked;
        return { body, position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: '/api/user/oauth/:provider',
      summary: 'I no longer sign in with this service. Another way in stays; ends my other sessions.',
      body: unlinkSocialBody,
      params: ofProvider,
      answers: sessionUser,
      // The body contains a password, so nothing of it is stored, not even a hash.
      signIn: true,
      handle: async (call, caller) => {
        const of = asked(call.params.provider, call);
        const { user, position } = await socialAccounts.unlink(call.body, of, caller, call.context);
        return { body: user, position };
      },
    }),
  ];
};
