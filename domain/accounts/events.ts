import { z } from 'zod';
import { defineEvent } from '../kernel/event-definition.ts';
import { consentKinds } from './consents.ts';

/** Facts about an account. `owner` is the person; what says who they are is sealed under their key. */

const owner = z.uuid();
const consentKind = z.enum(consentKinds);

export const personal = z.strictObject({ name: z.string(), email: z.string(), phoneNumber: z.string().nullable() });
export type Personal = z.infer<typeof personal>;

const signedUp = z.strictObject({
  owner,
  oauth: z.enum(['email', 'google', 'naver', 'kakao']),
  /** null once the person's key is destroyed. */
  personal: personal.nullable(),
});
const consentGiven = z.strictObject({ owner, kind: consentKind, version: z.string(), at: z.iso.datetime() });
const consentWithdrawn = z.strictObject({ owner, kind: consentKind });
const accessChanged = z.strictObject({
  owner,
  accessType: z.literal([0, 1, 2]),
  adminMenu: z.strictObject({ all: z.boolean(), advisor: z.boolean(), partner: z.boolean(), search: z.boolean() }),
});
/** That it was changed, never what to: the secret lives in the vault alone. */
const passwordChanged = z.strictObject({ owner });

/** Whoever has the account has shown that mail to its address reaches them. */
const emailVerified = z.strictObject({ owner, at: z.iso.datetime() });
/** The same for a mobile number, which is theirs from here on, whatever stood there before: who they are, with it. */
const phoneVerified = z.strictObject({ owner, at: z.iso.datetime(), personal: personal.nullable() });

/** The number in it, which they had never shown to be theirs, was shown to be another's: who they are, without it. */
const phoneYielded = z.strictObject({ owner, at: z.iso.datetime(), personal: personal.nullable() });

/** What says who they are, as they or the firm changed it; `changed` names what, so that it is known of one who left, too. */
const profileChanged = z.strictObject({
  owner,
  changed: z.array(z.enum(['name', 'phoneNumber'])),
  /** null once the person's key is destroyed. */
  personal: personal.nullable(),
});

/** The firm signed them out everywhere, for their good. */
const sessionsEnded = z.strictObject({ owner });

/**
 * The account has ended, and what said who it was is destroyed. By whom and, where the firm did it, why stand in the event's
 * own fields: `left` is the person themselves, `removed` the firm.
 */
const userErased = z.strictObject({ owner, how: z.enum(['left', 'removed']) });

const provider = z.enum(['google', 'naver', 'kakao']);
/** The account can be signed in to with another service, too; who they are there is in the vault alone. */
const socialLinked = z.strictObject({ owner, provider, at: z.iso.datetime() });
/** No more; `oauth` is what they chiefly sign in with from now on. */
const socialUnlinked = z.strictObject({ owner, provider, oauth: z.enum(['email', 'google', 'naver', 'kakao']) });

/**
 * For the first time somebody has shown that mail to the address reaches them: what others may have left before them goes.
 * Sign-ins from before `at` have ended but for `session`; `password` is the old one, which opens nothing any more.
 */
const strangersShutOut = z.strictObject({
  owner,
  at: z.iso.datetime(),
  session: z.uuid().nullable(),
  /** What they chiefly sign in with from now on. */
  oauth: z.enum(['email', 'google', 'naver', 'kakao']),
  unlinked: z.array(provider),
  secondFactor: z.boolean(),
  phone: z.boolean(),
  password: z.boolean(),
  /** Who they are, without the number where it went; null once the person's key is destroyed. */
  personal: personal.nullable(),
});

/** `factor` names the secret in the vault that counts from now on; an unfinished start there counts for nothing. */
const secondFactorTurnedOn = z.strictObject({ owner, factor: z.uuid(), at: z.iso.datetime() });
const secondFactorTurnedOff = z.strictObject({ owner, factor: z.uuid() });

/** A payment opened the case search for a day, and what closes it where all of that was paid back. */
const searchOpened = z.strictObject({ owner, orderId: z.uuid(), at: z.iso.datetime() });
const searchClosed = z.strictObject({ owner, orderId: z.uuid() });

export type UserEvent =
  | { type: 'UserSignedUp'; data: z.infer<typeof signedUp> }
  | { type: 'ConsentGiven'; data: z.infer<typeof consentGiven> }
  | { type: 'ConsentWithdrawn'; data: z.infer<typeof consentWithdrawn> }
  | { type: 'AccessChanged'; data: z.infer<typeof accessChanged> }
  | { type: 'PasswordChanged'; data: z.infer<typeof passwordChanged> }
  | { type: 'EmailVerified'; data: z.infer<typeof emailVerified> }
  | { type: 'PhoneVerified'; data: z.infer<typeof phoneVerified> }
  | { type: 'PhoneYielded'; data: z.infer<typeof phoneYielded> }
  | { type: 'ProfileChanged'; data: z.infer<typeof profileChanged> }
  | { type: 'SessionsEnded'; data: z.infer<typeof sessionsEnded> }
  | { type: 'UserErased'; data: z.infer<typeof userErased> }
  | { type: 'SocialLinked'; data: z.infer<typeof socialLinked> }
  | { type: 'SocialUnlinked'; data: z.infer<typeof socialUnlinked> }
  | { type: 'StrangersShutOut'; data: z.infer<typeof strangersShutOut> }
  | { type: 'SecondFactorTurnedOn'; data: z.infer<typeof secondFactorTurnedOn> }
  | { type: 'SecondFactorTurnedOff'; data: z.infer<typeof secondFactorTurnedOff> }
  | { type: 'SearchOpened'; data: z.infer<typeof searchOpened> }
  | { type: 'SearchClosed'; data: z.infer<typeof searchClosed> };

export const userEvents = [
  defineEvent({
    type: 'UserSignedUp',
    version: 1,
    schema: signedUp,
    sealed: { person: 'owner', fields: ['personal'] },
  }),
  defineEvent({ type: 'ConsentGiven', version: 1, schema: consentGiven }),
  defineEvent({ type: 'ConsentWithdrawn', version: 1, schema: consentWithdrawn }),
  defineEvent({ type: 'AccessChanged', version: 1, schema: accessChanged }),
  defineEvent({ type: 'PasswordChanged', version: 1, schema: passwordChanged }),
  defineEvent({ type: 'EmailVerified', version: 1, schema: emailVerified }),
  defineEvent({
    type: 'PhoneVerified',
    version: 1,
    schema: phoneVerified,
    sealed: { person: 'owner', fields: ['personal'] },
  }),
  defineEvent({
    type: 'PhoneYielded',
    version: 1,
    schema: phoneYielded,
    sealed: { person: 'owner', fields: ['personal'] },
  }),
  defineEvent({
    type: 'ProfileChanged',
    version: 1,
    schema: profileChanged,
    sealed: { person: 'owner', fields: ['personal'] },
  }),
  defineEvent({ type: 'SessionsEnded', version: 1, schema: sessionsEnded }),
  defineEvent({ type: 'UserErased', version: 1, schema: userErased }),
  defineEvent({ type: 'SocialLinked', version: 1, schema: socialLinked }),
  defineEvent({ type: 'SocialUnlinked', version: 1, schema: socialUnlinked }),
  defineEvent({
    type: 'StrangersShutOut',
    version: 1,
    schema: strangersShutOut,
    sealed: { person: 'owner', fields: ['personal'] },
  }),
  defineEvent({ type: 'SecondFactorTurnedOn', version: 1, schema: secondFactorTurnedOn }),
  defineEvent({ type: 'SecondFactorTurnedOff', version: 1, schema: secondFactorTurnedOff }),
  defineEvent({ type: 'SearchOpened', version: 1, schema: searchOpened }),
  defineEvent({ type: 'SearchClosed', version: 1, schema: searchClosed }),
] as const;
