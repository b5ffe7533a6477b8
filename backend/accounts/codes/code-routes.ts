import {
  checkCodeBody,
  codeAsked,
  codeProof,
  newPasswordBody,
  passwordChanged,
  sendCodeBody,
  sessionUser,
  verificationBody,
} from '@nomucheck/domain/accounts/contract/user.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import { loginRoute, noInput, publicRoute, type Route } from '../../engine/http/route.ts';
import type { Contacts } from '../contacts.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { type Codes, codeSeconds } from './codes.ts';

export type CodeRouteParts = {
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly contacts: Contacts;
  /** The person of a token; throws `session_not_found` when the session is unknown or has ended. */
  readonly callerOf: (token: string) => Promise<Caller>;
};

/**
 * `/api/user`: sends a code to one's address, and sets a new password with it. It reveals no more about accounts than
 * the sign-in does.
 */
export const codeRoutes = ({ codes, passwords, contacts, callerOf }: CodeRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/code',
    summary:
      'Sends a code of six digits to an address or a number, if it is an account’s; of a number it doesn’t tell whether.',
    body: sendCodeBody,
    answers: codeAsked,
    signIn: true,
    handle: async ({ body, context, source, token }) => {
      const caller = body.purpose === 'verify' && token !== null && token !== 'null' ? await callerOf(token) : null;
      await codes.send(body, caller?.user ?? null, context, source);
      return { body: { seconds: codeSeconds } };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/checkcode',
    summary: 'The proof for a right code: within three minutes, with five tries, and so many tries a network.',
    body: checkCodeBody,
    answers: codeProof,
    signIn: true,
    handle: async ({ body, context, source }) => ({ body: await codes.check(body, context, source) }),
  }),
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/verification',
    beforeConsents: true,
    summary: 'Verifies my address or number by the proof of a code sent to it; a number also needs both of my factors.',
    body: verificationBody,
    answers: sessionUser,
    signIn: true,
    beforeSecondFactor: true,
    handle: async ({ body, context, source, userAgent }, caller) => {
      const verified = await contacts.verify(body, caller, context, { source, userAgent });
      return { body: verified.user, position: verified.position };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/changepwwithcode',
    summary: 'A new password for a proof. Ends every session of the account.',
    body: newPasswordBody,
    answers: passwordChanged,
    signIn: true,
    handle: async ({ body, context, source }) => {
      const { position } = await passwords.renew(body, context, source);
      return { body: { changed: true }, position };
    },
  }),
];
