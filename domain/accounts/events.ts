import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { consentKinds } from './consents.ts';

/** Events of an account. `owner` is the person; their personal data is sealed under their key. */

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
/**
 * `lapsed`: nobody has withdrawn it, but it was given before the address was first verified, perhaps by another person, so the
 * owner is asked again. What rests on it stays until they decline.
 */
const consentWithdrawn = z.strictObject({ owner, kind: consentKind, lapsed: z.literal(true).optional() });
const accessChanged = z.strictObject({
  owner,
  accessType: z.literal([0, 1, 2]),
  adminMenu: z.strictObject({ all: z.boolean(), advisor: z.boolean(), partner: z.boolean(), search: z.boolean() }),
});
/** The password was changed. The event doesn't contain it: the vault alone stores the hash. */
const passwordChanged = z.strictObject({ owner });

/** The owner of the account has shown that they receive mail at its address. */
const emailVerified = z.strictObject({ owner, at: z.iso.datetime() });
/**
 * The owner has shown that they receive text messages at a mobile number, which from now on is the account's number,
 * whatever number it had before. `personal` contains it.
 */
const phoneVerified = z.strictObject({ owner, at: z.iso.datetime(), personal: personal.nullable() });

/**
 * The account's number, which its owner had never verified, was verified by another person. `personal` no longer contains
 * it.
 */
const phoneYielded = z.strictObject({ owner, at: z.iso.datetime(), personal: personal.nullable() });

/**
 * The person or the firm changed personal data; `changed` names the fields, and stays readable after the person's key is
 * destroyed.
 */
const profileChanged = z.strictObject({
  owner,
  changed: z.array(z.enum(['name', 'phoneNumber'])),
  /** null once the person's key is destroyed. */
  personal: personal.nullable(),
});

/** The photo of the profile: an uploaded file; null: none. `former` is the one before. */
const photoChanged = z.strictObject({ owner, photo: z.uuid().nullable(), former: z.uuid().nullable() });

/** The firm ended all of the person's sessions, to protect the account. */
const sessionsEnded = z.strictObject({ owner });

/**
 * The account has ended and its personal data is destroyed. `left`: by the person; `removed`: by the firm. The event's
 * envelope says who did it and, for the firm, why.
 */
const userErased = z.strictObject({ owner, how: z.enum(['left', 'removed']) });

const provider = z.enum(['google', 'naver', 'kakao']);
/** Another service was linked: the person can sign in through it, too. Only the vault knows their id at that service. */
const socialLinked = z.strictObject({ owner, provider, at: z.iso.datetime() });
/** A service was unlinked; `oauth` is the main way to sign in from now on. */
const socialUnlinked = z.strictObject({ owner, provider, oauth: z.enum(['email', 'google', 'naver', 'kakao']) });

/**
 * Somebody has shown for the first time that they receive mail at the address, so every way in that another person may have
 * set up before is removed. Sessions from before `at` have ended, except `session`. `password`: whether the old password
 * was removed.
 */
const strangersShutOut = z.strictObject({
  owner,
  at: z.iso.datetime(),
  session: z.uuid().nullable(),
  /** The main way to sign in from now on. */
  oauth: z.enum(['email', 'google', 'naver', 'kakao']),
  unlinked: z.array(provider),
  secondFactor: z.boolean(),
  phone: z.boolean(),
  password: z.boolean(),
  /** The personal data, without the number if the number was removed; null once the person's key is destroyed. */
  personal: personal.nullable(),
});

/**
 * `factor` is the id of the secret in the vault that is valid from now on. A set-up that was started but not finished has
 * no effect.
 */
const secondFactorTurnedOn = z.strictObject({ owner, factor: z.uuid(), at: z.iso.datetime() });
const secondFactorTurnedOff = z.strictObject({ owner, factor: z.uuid() });

/** A payment opened the case search for a day; `searchClosed`: the whole payment was refunded. */
const searchOpened = z.strictObject({ owner, orderId: z.uuid(), at: z.iso.datetime() });
const searchClosed = z.strictObject({ owner, orderId: z.uuid() });

/** Of a labour attorney (공인노무사). null removes it, and is what remains once the key is destroyed. */
const registrationNumberSet = z.strictObject({ owner, registrationNumber: storableText(40).nullable() });

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
  | { type: 'PhotoChanged'; data: z.infer<typeof photoChanged> }
  | { type: 'SessionsEnded'; data: z.infer<typeof sessionsEnded> }
  | { type: 'UserErased'; data: z.infer<typeof userErased> }
  | { type: 'SocialLinked'; data: z.infer<typeof socialLinked> }
  | { type: 'SocialUnlinked'; data: z.infer<typeof socialUnlinked> }
  | { type: 'StrangersShutOut'; data: z.infer<typeof strangersShutOut> }
  | { type: 'SecondFactorTurnedOn'; data: z.infer<typeof secondFactorTurnedOn> }
  | { type: 'SecondFactorTurnedOff'; data: z.infer<typeof secondFactorTurnedOff> }
  | { type: 'SearchOpened'; data: z.infer<typeof searchOpened> }
  | { type: 'SearchClosed'; data: z.infer<typeof searchClosed> }
  | { type: 'RegistrationNumberSet'; data: z.infer<typeof registrationNumberSet> };

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
  defineEvent({ type: 'PhotoChanged', version: 1, schema: photoChanged }),
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
  defineEvent({
    type: 'RegistrationNumberSet',
    version: 1,
    schema: registrationNumberSet,
    sealed: { person: 'owner', fields: ['registrationNumber'] },
  }),
] as const;
