import { DomainError } from '../../kernel/errors.ts';
import { consentKinds } from '../consents.ts';
import type { SocialName } from '../contract/social.ts';
import type { SessionUser } from '../contract/user.ts';
import type { Personal, UserEvent } from '../events.ts';

/** The parts of an account that the decision needs. */
type Account = Pick<SessionUser, 'id' | 'oauth' | 'consents'> & {
  readonly personal: Personal | null;
  readonly emailVerifiedAt: string | null;
  readonly phoneVerifiedAt: string | null;
  readonly linked: readonly SocialName[];
  readonly secondFactor: object | null;
};

/** Somebody has shown, by a code, that they receive mail at the account's address. */
export type MailboxProof = {
  /** How the proof was used: within a session, for a new password, or to sign in through this service from now on. */
  readonly by: 'session' | 'reset' | SocialName;
  /** The person's own session, which continues. */
  readonly session: string | null;
  /** The instant (ISO), by the clock that dates sessions: sessions from before it end. */
  readonly at: string;
};

/**
 * The events that follow when an address is verified for the first time. Before that, somebody may have signed up with
 * another person's address, set up a way in, and waited. So only the way in that was used for the proof stays, and consents
 * given from outside of it are asked for again. Name, checks and orders stay, because mostly it was the owner, who had not
 * verified the address yet. A second proof has no such effect.
 */
export const firstProof = (user: Account, { by, session, at }: MailboxProof): readonly UserEvent[] => {
  const { id: owner, personal } = user;
  if (user.emailVerifiedAt !== null) return [];
  const isInside = by === 'session';
  const unlinked = user.linked.filter((provider) => !isInside || provider !== user.oauth);
  // If the proof did not come from a session, the number may have been verified by the maker of the account, who may be
  // another person.
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
    // Who proves it from within a session has the password, and so has given the consents, too.
    ...(isInside ? [] : lapsedConsents(user)),
  ];
};

const lapsedConsents = ({ id: owner, consents }: Account): readonly UserEvent[] =>
  consentKinds
    .filter((kind) => consents[kind] !== undefined)
    .map((kind) => ({ type: 'ConsentWithdrawn', data: { owner, kind, lapsed: true } }));

/**
 * Only a person who has verified the address may add a way to sign in: otherwise somebody else could add one and keep it.
 * Throws `stage_wrong`.
 */
export const requireProvedAddress = ({ emailVerifiedAt }: Pick<Account, 'emailVerifiedAt'>, message: string): void => {
  if (emailVerifiedAt === null) throw new DomainError('stage_wrong', { errors: { '': message } });
};
