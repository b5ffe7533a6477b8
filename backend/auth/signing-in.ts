import type { SignedIn } from '@nomucheck/domain/contract/user.ts';
import { isStaff, roleOf } from '@nomucheck/domain/user/access.ts';
import type { User } from '@nomucheck/domain/user/user.ts';
import type { Sessions } from '../vault/sessions.ts';
import { sessionUserOf } from './session-user.ts';

export type SessionLimits = {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
  readonly staffIdleSeconds: number;
  readonly staffAbsoluteSeconds: number;
};

/** Where a sign-in comes from: the network address, and what the browser says of itself. */
export type Origin = { readonly source: string; readonly userAgent: string | null };

/** A session for whoever has proved who they are; with shorter limits for the firm's people. */
export type SigningIn = {
  open(user: User, createdAt: string | null, origin: Origin, otp?: string): Promise<SignedIn>;
};

export type SigningInParts = {
  readonly sessions: Pick<Sessions, 'open'>;
  readonly limits: SessionLimits;
  readonly clock: () => Date;
};

export const createSigningIn = ({ sessions, limits, clock }: SigningInParts): SigningIn => ({
  open: async (user, createdAt, { userAgent }) => {
    const staff = isStaff(roleOf(user));
    const { token } = await sessions.open({
      userId: user.id,
      idleSeconds: staff ? limits.staffIdleSeconds : limits.idleSeconds,
      absoluteSeconds: staff ? limits.staffAbsoluteSeconds : limits.absoluteSeconds,
      ...(userAgent === null ? {} : { device: userAgent }),
    });
    return { token, user: sessionUserOf(user, createdAt, clock().toISOString()) };
  },
});
