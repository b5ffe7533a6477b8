import { isOfFirm } from '@nomucheck/domain/accounts/access.ts';
import type { SignedIn } from '@nomucheck/domain/accounts/contract/user.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import type { Origin } from '../../engine/callers/source.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Sessions } from '../../engine/vault/sessions.ts';
import type { SignInLimits } from '../limits/sign-in-limits.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { SessionUsers } from './session-user.ts';

export type SessionLimits = {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
  readonly staffIdleSeconds: number;
  readonly staffAbsoluteSeconds: number;
};

/**
 * The only place that opens sessions; those of the firm's people are shorter. It also records the network of each
 * sign-in (with a password, a code, another service, or the sign-up) as a network that the account knows.
 */
export type SigningIn = {
  /**
   * Opens a session for a person who has just proved the account by a password or through another service. For an
   * account with a second factor, `otp` must be its code: throws `second_factor_needed`. Throws `session_not_found`
   * when a first proof has removed unproven access in between.
   */
  open(user: User, createdAt: string | null, origin: Origin, otp?: string): Promise<SignedIn>;
  /**
   * Opens a session without a second factor: for a signed-in person, or together with a first proof that removes
   * unproven access.
   */
  renew(user: User, createdAt: string | null, origin: Origin): Promise<SignedIn>;
};

export type SigningInParts = {
  readonly sessions: Pick<Sessions, 'open' | 'revoke'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly secondFactors: Pick<SecondFactors, 'require'>;
  readonly throttle: Pick<SignInLimits, 'signedInFrom'>;
  readonly blindIndex: BlindIndex;
  readonly limits: SessionLimits;
  readonly sessionUserOf: SessionUsers;
  readonly clock: () => Date;
};

export const createSigningIn = (parts: SigningInParts): SigningIn => {
  const { sessions, commands, secondFactors, throttle, blindIndex, limits, sessionUserOf, clock } = parts;

  const issue = async (user: User, createdAt: string | null, origin: Origin) => {
    const { userAgent } = origin;
    const staff = isOfFirm(user);
    const { token } = await sessions.open({
      userId: user.id,
      idleSeconds: staff ? limits.staffIdleSeconds : limits.idleSeconds,
      absoluteSeconds: staff ? limits.staffAbsoluteSeconds : limits.absoluteSeconds,
      ...(userAgent === null ? {} : { device: userAgent }),
    });
    // A change in between ended the sessions that were open then, but not this one, which was opened after it.
    const { state: now } = await commands.load(userDecider, userStream(user.id));
    const refusal =
      now?.shutOut?.at !== user.shutOut?.at
        ? 'session_not_found'
        : now?.secondFactor?.factor !== user.secondFactor?.factor
          ? 'second_factor_needed'
          : null;
    if (refusal !== null) {
      await sessions.revoke(token);
      throw new DomainError(refusal);
    }
    const email = user.personal?.email;
    if (email) await throttle.signedInFrom(blindIndex('email', normalEmail(email)), origin);
    return { token, user: await sessionUserOf(user, createdAt, clock().toISOString()) };
  };

  return {
    open: async (user, createdAt, origin, otp) => {
      await secondFactors.require(user, otp);
      return issue(user, createdAt, origin);
    },
    renew: issue,
  };
};
