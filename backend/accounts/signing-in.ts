import { isOfFirm } from '@nomucheck/domain/accounts/access.ts';
import type { SignedIn } from '@nomucheck/domain/accounts/contract/user.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { normalEmail } from '@nomucheck/domain/kernel/contact.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Origin } from '../engine/callers/source.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import type { Sessions } from '../engine/vault/sessions.ts';
import type { SecondFactors } from './second-factors.ts';
import { sessionUserOf } from './session-user.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export type SessionLimits = {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
  readonly staffIdleSeconds: number;
  readonly staffAbsoluteSeconds: number;
};

/**
 * The one place that issues sessions, with shorter limits for the firm's people. So it also notes from where: by a password, a
 * code, another service or with the sign-up, a network that the account was signed in to from is one that it knows.
 */
export type SigningIn = {
  /**
   * For who has just shown whose account it is, by a password or through another service. Where the account has a second
   * factor, `otp` must be a code of it: throws `second_factor_needed`. Throws `session_not_found` where strangers were shut out
   * meanwhile.
   */
  open(user: User, createdAt: string | null, origin: Origin, otp?: string): Promise<SignedIn>;
  /** Without a second factor: for who is signed in already, or is just about to shut strangers out with theirs. */
  renew(user: User, createdAt: string | null, origin: Origin): Promise<SignedIn>;
};

export type SigningInParts = {
  readonly sessions: Pick<Sessions, 'open' | 'revoke'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly secondFactors: Pick<SecondFactors, 'require'>;
  readonly throttle: Pick<SignInLimits, 'signedInFrom'>;
  readonly blindIndex: BlindIndex;
  readonly limits: SessionLimits;
  readonly clock: () => Date;
};

export const createSigningIn = (parts: SigningInParts): SigningIn => {
  const { sessions, commands, secondFactors, throttle, blindIndex, limits, clock } = parts;

  const issue = async (user: User, createdAt: string | null, { source, userAgent }: Origin) => {
    const staff = isOfFirm(user);
    const { token } = await sessions.open({
      userId: user.id,
      idleSeconds: staff ? limits.staffIdleSeconds : limits.idleSeconds,
      absoluteSeconds: staff ? limits.staffAbsoluteSeconds : limits.absoluteSeconds,
      ...(userAgent === null ? {} : { device: userAgent }),
    });
    // What ended the sessions that were open meanwhile didn't end this one, which wasn't yet.
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
    if (email) await throttle.signedInFrom(blindIndex('email', normalEmail(email)), source);
    return { token, user: sessionUserOf(user, createdAt, clock().toISOString()) };
  };

  return {
    open: async (user, createdAt, origin, otp) => {
      await secondFactors.require(user, otp);
      return issue(user, createdAt, origin);
    },
    renew: issue,
  };
};
