import { DomainError } from '../kernel/errors.ts';
import type { SocialName } from './contract/social.ts';
import type { SessionUser } from './contract/user.ts';
import type { Personal, UserEvent } from './events.ts';

/** What of an account it comes down to. */
type Account = Pick<SessionUser, 'id' | 'oauth'> & {
  readonly personal: Personal | null;
  readonly emailVerifiedAt: string | null;
  readonly phoneVerifiedAt: string | null;
  readonly linked: readonly SocialName[];
  readonly secondFactor: object | null;
};

/** Somebody has shown, by a code, that mail to the account's address reaches them. */
export type MailboxProof = {
  /** From within a sign-in of theirs, for a new password, or to sign in with this service from now on. */
  readonly by: 'session' | 'reset' | SocialName;
  /** Their own sign-in, which goes on. */
  readonly session: string | null;
  /** By the clock that sign-ins are dated with (ISO): those from before end. */
  readonly at: string;
};

/**
 * What follows when an address is shown for the first time. Until then anyone may have made the account with another's
 * address, left a way in, and waited: so only the way in that the proof came by stays. A second proof changes nothing.
 */
export const firstProof = (user: Account, { by, session, at }: MailboxProof): readonly UserEvent[] => {
  const { id: owner, personal } = user;
  if (user.emailVerifiedAt !== null) return [];
  const isInside = by === 'session';
  const unlinked = user.linked.filter((provider) => !isInside || provider !== user.oauth);
  // Who reads the mail from outside hasn't shown the number: who made the account may have.
  const phone = personal !== null && personal.phoneNumber !== null && !(isInside && user.phoneVerifiedAt !== null);
  const byService = by === 'session' || by === 'reset' ? null : by;
  return [
    {
      type: 'StrangersShutOut',
      data: {
        owner,
        at,
        session,
        oauth: byService !== null && user.oauth !== 'email' ? byService : user.oauth,
        unlinked,
        secondFactor: user.secondFactor !== null,
        phone,
        password: byService !== null && user.oauth === 'email',
        personal: phone && personal ? { ...personal, phoneNumber: null } : personal,
      },
    },
    { type: 'EmailVerified', data: { owner, at } },
  ];
};

/** Other ways in are for who has shown the address: a stranger could keep one for themselves. Throws `stage_wrong`. */
export const requireProvedAddress = ({ emailVerifiedAt }: Pick<Account, 'emailVerifiedAt'>, said: string): void => {
  if (emailVerifiedAt === null) throw new DomainError('stage_wrong', { errors: { '': said } });
};
