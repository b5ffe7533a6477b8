import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { appCode, bytesOf } from '../../../accounts/testing/authenticator.fixture.ts';
import type { TestService } from '../../../testing/test-service.fixture.ts';

/** A person's identities with three other services, as those report them. */
export type Elsewhere = { readonly id: string; readonly name: string; readonly email: string };
type Account = { readonly email: string; readonly password: string; readonly token: string };

const services: readonly SocialName[] = ['google', 'naver', 'kakao'];

/** Links all three services to the account with its password; the sandbox replaces them, over HTTP. */
export const linkEveryService = async (
  test: TestService,
  me: Omit<Account, 'token'>,
  elsewhere: Elsewhere,
): Promise<void> => {
  const person = { ...elsewhere, emailVerified: true, phoneNumber: null };
  const code = Buffer.from(JSON.stringify(person)).toString('base64url');
  for (const name of services) {
    const path = `/api/user/oauth/${name}`;
    const started = await test.call('GET', path);
    const headers = { Cookie: started.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const state = new URL(started.body.url, 'http://here').searchParams.get('state');
    const { ticket } = (await test.call('POST', path, { body: { code, state }, headers })).body.pending;
    const { email, password } = me;
    const linked = await test.call('POST', `${path}/link`, { body: { ticket, email, password }, headers });
    if (linked.status !== 200) throw new Error(`${name} couldn't be linked: ${JSON.stringify(linked.body)}`);
  }
};

/** The secrets of a second factor: the app's secret as stored and as the app reads it, and the recovery codes. */
export type Secrets = { readonly kept: string; readonly read: string; readonly recoveryCodes: readonly string[] };

/** Turns the second factor on. */
export const turnOnSecondFactor = async (test: TestService, { token, password }: Account): Promise<Secrets> => {
  const otp = (body: object) => test.call('POST', '/api/user/otp', { token, body });
  const { secret } = (await otp({ password })).body;
  const { recoveryCodes } = (await otp({ code: appCode(secret) })).body;
  return { kept: bytesOf(secret).toString('base64'), read: secret, recoveryCodes };
};
