import { type Person, password, type TestService } from '../../testing/test-service.fixture.ts';
import { codeAtStep, stepAt } from '../second-factor/totp.ts';

/** A person whose sign-in asks for a code of an app. */
export type Owner = Person & { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Sets an app up for a person whose address is proved. */
export const turnOnSecondFactor = async (test: TestService, person: Person, now = new Date()): Promise<Owner> => {
  const post = (body: object) => test.call('POST', '/api/user/otp', { token: person.token, body });
  const { secret } = (await post({ password })).body;
  const { status, body } = await post({ code: appCode(secret, { now }) });
  if (status !== 200) throw new Error(`the second factor could not be turned on: ${JSON.stringify(body)}`);
  return { ...person, secret, recoveryCodes: body.recoveryCodes };
};

/** The code of an authenticator app with this secret, `ahead` steps of half a minute from now. */
export const appCode = (secret: string, { ahead = 0, now = new Date() } = {}): string =>
  codeAtStep(bytesOf(secret), stepAt(now) + ahead);

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
