import { randomUUID } from 'node:crypto';
import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  type Answered,
  requiredTerms,
  startTestService,
  type TestService,
} from '../../testing/test-service.fixture.ts';
import { keys, startSocialServices } from './social-services.fixture.ts';

export const publicUrl = 'https://nomucheck.example';

/** A service together with imitations of Google, Naver and Kakao, for the tests of one file. */
export const socialUnderTest = (environment: Readonly<Record<string, string>> = {}) => {
  let services: Awaited<ReturnType<typeof startSocialServices>>;
  let test: TestService;
  let client: pg.Client;
  beforeAll(async () => {
    services = await startSocialServices();
    const configured = (['GOOGLE', 'NAVER', 'KAKAO'] as const).flatMap((name) => [
      [`${name}_CLIENT_ID`, keys.id],
      [`${name}_CLIENT_SECRET`, keys.secret],
    ]);
    const settings = { ...Object.fromEntries(configured), PUBLIC_URL: publicUrl, OPEN_MAILBOX: '1' };
    test = await startTestService({ ADDRESSES_TOLD_PER_DAY: '100000', ...settings, ...environment });
    client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await test.stop();
    await services.stop();
  });
  afterEach(() => {
    for (const service of [services.kakao, services.naver, services.google]) service.instead.clear();
  });

  /** One browser, which stores the cookie between its calls. */
  const newBrowser = () => {
    let cookie: string | null = null;
    const send = async (method: string, path: string, body?: unknown): Promise<Answered> => {
      const answer = await test.call(method, path, {
        ...(cookie === null ? {} : { headers: { Cookie: cookie } }),
        ...(body === undefined ? {} : { body }),
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    };
    const start = async (name: SocialName, returnTo = '/check'): Promise<string> => {
      const { body } = await send('GET', `/api/user/oauth/${name}?returnTo=${encodeURIComponent(returnTo)}`);
      return body.url;
    };
    const finish = (name: SocialName, back: object) => send('POST', `/api/user/oauth/${name}`, back);
    /** Goes to the other service and comes back. */
    const signIn = async (name: SocialName, person: unknown): Promise<Answered> => {
      services[name].person = person;
      return finish(name, cameBack(await services.signIn(await start(name))));
    };
    return { send, start, finish, signIn };
  };

  return {
    newBrowser,
    /** What tests read of the service, once it runs. */
    here: () => ({ test, client, services }),
  };
};

export const cameBack = (url: URL): { code: string; state: string } => ({
  code: url.searchParams.get('code') ?? '',
  state: url.searchParams.get('state') ?? '',
});

export const anEmail = () => `${randomUUID()}@example.com`;
export const googleOf = (email: string, changes: object = {}) => ({
  sub: randomUUID(),
  name: '김구글',
  email,
  email_verified: true,
  ...changes,
});
export const kakaoOf = (email: string | undefined, changes: object = {}) => ({
  id: Math.floor(Math.random() * 1e12) + 1,
  connected_at: '2026-11-21T03:00:00Z',
  kakao_account: {
    profile: { nickname: '김카카오' },
    ...(email === undefined ? {} : { email, is_email_valid: true, is_email_verified: true }),
    ...changes,
  },
});
export const naverOf = (email: string | undefined, changes: object = {}) => ({
  resultcode: '00',
  message: 'success',
  response: { id: randomUUID(), nickname: '김네이버', ...(email === undefined ? {} : { email }), ...changes },
});

type Browser = ReturnType<ReturnType<typeof socialUnderTest>['newBrowser']>;
export const agree = (browser: Browser, name: SocialName, pending: { ticket: string }, changes: object = {}) =>
  browser.send('POST', `/api/user/oauth/${name}/signup`, {
    ticket: pending.ticket,
    name: '김해고',
    email: anEmail(),
    terms: requiredTerms,
    ...changes,
  });
