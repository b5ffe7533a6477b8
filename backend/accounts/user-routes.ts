import {
  changePasswordBody,
  codeProof,
  confirmationBody,
  loginBody,
  sessionList,
  sessionOut,
  sessionUser,
  signedIn,
  signupBody,
  termBody,
} from '@nomucheck/domain/accounts/contract/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { emptyBody, idParams, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { Session, Sessions } from '../engine/vault/sessions.ts';
import type { Accounts } from './accounts.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Reauthentication } from './second-factor/reauthentication.ts';
import type { SessionUsers } from './signing-in/session-user.ts';

export type UserRouteParts = {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly sessionUserOf: SessionUsers;
  readonly reauthentication: Pick<Reauthentication, 'confirm'>;
  /** Whether callers on this machine may read the sandbox's mailbox. */
  readonly trustsThisMachine: boolean;
};

/** `/api/user`: sign-up, sign-in, the session's person, the list of sessions, sign-out. */
export const userRoutes = ({
  accounts,
  passwords,
  sessions,
  sessionUserOf,
  reauthentication,
  trustsThisMachine,
}: UserRouteParts): readonly Route[] => {
  const mine = async (userId: string, current: string) => ({
    items: (await sessions.list(userId)).map((session) => sessionAnswer(session, current)),
  });

  return [
    publicRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/signup',
      summary: 'A new account by e-mail and password, signed in at once; with a proof, its address is verified.',
      body: signupBody,
      answers: signedIn,
      status: 201,
      signIn: true,
      handle: async ({ body, context, source, userAgent, isLocal }) => {
        const isTrusted = isLocal && trustsThisMachine;
        const { position, ...answer } = await accounts.signUp(body, context, { source, userAgent, isTrusted });
        return { body: answer, position };
      },
    }),
    publicRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/login',
      summary: 'A token for e-mail and password.',
      body: loginBody,
      answers: signedIn,
      signIn: true,
      handle: async ({ body, source, userAgent }) => ({ body: await accounts.logIn(body, { source, userAgent }) }),
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/user/session',
      summary: 'Who is signed in, with the menus they may open.',
      beforeSecondFactor: true,
      answers: sessionUser,
      handle: async ({ context }, { user, signedUpAt }) => ({
        body: await sessionUserOf(user, signedUpAt, context.at),
      }),
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/logout',
      beforeConsents: true,
      summary: 'Ends this session.',
      beforeSecondFactor: true,
      body: emptyBody,
      answers: z.strictObject({ id: z.string() }),
      signIn: true,
      handle: async (_call, { user, sessionId }) => {
        await sessions.revokeById(user.id, sessionId);
        return { body: { id: sessionId } };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/term',
      beforeConsents: true,
      summary: 'Consents given and taken back, each with the version of its text.',
      body: termBody,
      answers: sessionUser,
      handle: async ({ body, context }, { user }) => {
        const answered = await accounts.answerTerms(body, user, context);
        return { body: answered.user, position: answered.position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/changepw',
      beforeConsents: true,
      summary: 'A new password, for the present one and my second factor. Ends every session, and answers a new one.',
      body: changePasswordBody,
      answers: signedIn,
      signIn: true,
      handle: async ({ body, context, source, userAgent }, { user }) => {
        const { position, ...answer } = await passwords.change(body, user, context, { source, userAgent });
        return { body: answer, position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/user/confirmation',
      beforeConsents: true,
      summary: 'A proof for one action of the next five minutes that needs both of my factors once more.',
      body: confirmationBody,
      answers: codeProof,
      signIn: true,
      handle: async ({ body, source, userAgent }, caller) => ({
        body: await reauthentication.confirm(body, caller, { source, userAgent }),
      }),
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/user/sessions',
      summary: 'Where I am signed in.',
      answers: sessionList,
      handle: async (_call, { user, sessionId }) => ({ body: await mine(user.id, sessionId) }),
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: '/api/user/sessions',
      beforeConsents: true,
      summary: 'Ends all my other sessions.',
      body: emptyBody,
      answers: sessionList,
      handle: async (_call, { user, sessionId }) => {
        await sessions.revokeAll(user.id, sessionId);
        return { body: await mine(user.id, sessionId) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: '/api/user/sessions/:id',
      beforeConsents: true,
      summary: 'Ends one of my sessions.',
      body: emptyBody,
      params: idParams,
      answers: sessionOut,
      handle: async ({ params }, { user, sessionId }) => {
        const found = (await sessions.list(user.id)).find(({ id }) => id === params.id);
        if (!found || !(await sessions.revokeById(user.id, params.id))) throw new DomainError('not_found');
        return { body: sessionAnswer(found, sessionId) };
      },
    }),
  ];
};

const sessionAnswer = ({ id, createdAt, lastUsedAt, device }: Session, current: string) => ({
  id,
  createdAt,
  lastSeenAt: lastUsedAt,
  userAgent: device,
  current: id === current,
});
