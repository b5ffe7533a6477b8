import {
  otpBody,
  otpOffBody,
  otpStarted,
  otpStatus,
  otpTurnedOn,
  sessionUser,
} from '@nomucheck/domain/accounts/contract/user.ts';
import { z } from 'zod';
import { loginRoute, noInput, type Route } from '../../engine/http/route.ts';
import type { SessionUsers } from '../signing-in/session-user.ts';
import type { Reauthentication } from './reauthentication.ts';
import type { SecondFactors } from './second-factors.ts';

export type SecondFactorRouteParts = {
  readonly secondFactors: SecondFactors;
  readonly reauthentication: Pick<Reauthentication, 'require'>;
  readonly sessionUserOf: SessionUsers;
};

const fields = { current: 'password', otp: 'code' };

/**
 * `/api/user/otp`: a second factor by authenticator app. The answers contain secrets, so they can't be repeated for a
 * retry.
 */
export const secondFactorRoutes = ({
  secondFactors,
  reauthentication,
  sessionUserOf,
}: SecondFactorRouteParts): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/user/otp',
    summary: 'Since when my second factor is on, and how many recovery codes are left.',
    answers: otpStatus,
    beforeSecondFactor: true,
    handle: async (_call, { user }) => ({ body: await secondFactors.status(user) }),
  }),
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/otp',
    beforeConsents: true,
    summary: 'Without a code: a secret for the app. With its first code: on, ten recovery codes, other sessions ended.',
    body: otpBody,
    answers: z.union([otpStarted, otpTurnedOn]),
    signIn: true,
    beforeSecondFactor: true,
    handle: async ({ body, context, source, userAgent }, caller) => {
      const { user, sessionId } = caller;
      const isOwner = () => reauthentication.require({ current: body.password }, caller, { source, userAgent }, fields);
      if (body.code === undefined) return { body: await secondFactors.start(user, isOwner) };
      const { recoveryCodes, ...on } = await secondFactors.confirm(body.code, user, sessionId, context);
      return {
        body: { recoveryCodes, user: await sessionUserOf(on.user, on.createdAt, context.at) },
        position: on.position,
      };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'delete',
    path: '/api/user/otp',
    beforeConsents: true,
    summary: 'Turns my second factor off, for my password and a code; ends my other sessions.',
    body: otpOffBody,
    answers: sessionUser,
    signIn: true,
    handle: async ({ body, context, source, userAgent }, caller) => {
      const shown = { current: body.password, otp: body.code };
      await reauthentication.require(shown, caller, { source, userAgent }, fields);
      const off = await secondFactors.turnOff(caller.user, caller.sessionId, context);
      return { body: await sessionUserOf(off.user, off.createdAt, context.at), position: off.position };
    },
  }),
];
