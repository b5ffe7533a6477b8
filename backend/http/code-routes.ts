import {
  checkCodeBody,
  codeAsked,
  codeProof,
  newPasswordBody,
  passwordChanged,
  sendCodeBody,
} from '@nomucheck/domain/contract/user.ts';
import { type Codes, codeSeconds } from '../auth/codes.ts';
import type { Passwords } from '../auth/passwords.ts';
import { noInput, publicRoute, type Route } from './route.ts';

export type CodeRouteParts = { readonly codes: Codes; readonly passwords: Passwords };

/** `/api/user`: a code to one's address, and a new password for who has it. Whether there is an account is never told. */
export const codeRoutes = ({ codes, passwords }: CodeRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/code',
    summary: 'Sends a code of six digits to an address or a number, if it is an account’s; the answer doesn’t tell.',
    body: sendCodeBody,
    answers: codeAsked,
    signIn: true,
    handle: async ({ body, context, source }) => {
      await codes.send(body, context, source);
      return { body: { seconds: codeSeconds } };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/checkcode',
    summary: 'The proof for a right code: within three minutes, with five tries.',
    body: checkCodeBody,
    answers: codeProof,
    signIn: true,
    handle: async ({ body }) => ({ body: await codes.check(body) }),
  }),
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/changepwwithcode',
    summary: 'A new password for a proof. Ends every session of the account.',
    body: newPasswordBody,
    answers: passwordChanged,
    signIn: true,
    handle: async ({ body, context }) => {
      const { position } = await passwords.renew(body, context);
      return { body: { changed: true }, position };
    },
  }),
];
