import { isSame } from '../kernel/changes.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Actor } from '../kernel/log/event.ts';
import { normalPhone } from '../kernel/text/contact.ts';
import { type Access, noMenu } from './access.ts';
import {
  type ConsentAnswers,
  type ConsentVersions,
  consentKinds,
  requireConsents,
  type Terms,
  termsOf,
} from './consents.ts';
import type { SocialName } from './contract/social.ts';
import type { ConsentKind, SessionUser } from './contract/user.ts';
import { type Erasure, requireErasable } from './erasure.ts';
import type { Personal, UserEvent } from './events.ts';
import { refusalOfName } from './person-name.ts';
import { requireReason } from './reason.ts';
import { firstProof, type MailboxProof, requireProvedAddress } from './signing-in/first-proof.ts';
import {
  type AccessWanted,
  accessAfter,
  requireMayEdit,
  requireMayEndSessions,
  requireMayGrant,
  requireMayRegister,
} from './staff-rules.ts';

/** An account: its personal data, consents and rights. null where there is none. */
export type User = Access & {
  readonly id: string;
  readonly oauth: SessionUser['oauth'];
  /** null once the person left and their key was destroyed. */
  readonly personal: Personal | null;
  readonly consents: SessionUser['consents'];
  /** Consents that don't stand any more, and that the person has neither given again nor declined. */
  readonly lapsed: readonly ConsentKind[];
  /** The uploaded file that shows them; null: none. */
  readonly photo: string | null;
  /** When they showed that they receive mail at the address (ISO). */
  readonly emailVerifiedAt: string | null;
  /** When they showed that they receive text messages at the number (ISO). */
  readonly phoneVerifiedAt: string | null;
  /**
   * When the address was verified for the first time and all other ways in were removed (ISO), and the one earlier session
   * that stayed.
   */
  readonly shutOut: { readonly at: string; readonly session: string | null } | null;
  /** The paid orders that opened the case search, each with its instant, without refunded ones. */
  readonly payments: readonly { readonly orderId: string; readonly at: string }[];
  /** The account has ended; it can't do anything any more. */
  readonly erased: boolean;
  /** The other services through which they can sign in. */
  readonly linked: readonly SocialName[];
  /** The registration number of a labour attorney (공인노무사 등록번호); null if none is recorded. */
  readonly registrationNumber: string | null;
  /** The second factor: the id of its secret in the vault, and since when it is on (ISO). */
  readonly secondFactor: { readonly factor: string; readonly since: string } | null;
};

export type UserCommand =
  | {
      type: 'SignUp';
      owner: string;
      personal: Personal;
      terms: Terms;
      versions: ConsentVersions;
      at: string;
      through?: Through;
      /** Proved by a code before the sign-up. */
      emailVerified?: boolean;
    }
  | { type: 'AnswerTerms'; answers: ConsentAnswers; versions: ConsentVersions; at: string }
  | ({ type: 'EditPerson'; by: Actor; reason: string } & PersonWanted & AccessWanted)
  | { type: 'EndSessions'; by: Actor; reason: string }
  | { type: 'NotePasswordChange'; proof?: MailboxProof }
  | { type: 'NoteEmailVerified'; proof: MailboxProof }
  | { type: 'NotePhoneVerified'; phoneNumber: string; at: string }
  | { type: 'YieldPhone'; phoneNumber: string; at: string }
  | { type: 'EditProfile'; changes: ProfileChanges; versions: ConsentVersions; at: string }
  | ({ type: 'Erase' } & Erasure)
  | { type: 'LinkSocial'; provider: SocialName; at: string; proof?: MailboxProof }
  | { type: 'UnlinkSocial'; provider: SocialName }
  | { type: 'TurnOnSecondFactor'; factor: string; at: string }
  | { type: 'TurnOffSecondFactor' }
  | { type: 'OpenSearch'; orderId: string; at: string }
  | { type: 'CloseSearch'; orderId: string };

/** What the firm corrects about a person; fields that aren't given stay. */
type PersonWanted = {
  readonly name?: string | undefined;
  /** null removes it. */
  readonly registrationNumber?: string | null | undefined;
};

/** Signed up through another service, which may have verified the address. */
export type Through = { readonly provider: SocialName; readonly emailVerified: boolean };

const decide = (command: UserCommand, user: User | null): readonly UserEvent[] => {
  if (command.type === 'SignUp') {
    if (user) throw new DomainError('signup_failed');
    requireConsents(command.terms);
    const { owner, personal, through, at } = command;
    const refusal = refusalOfName(personal.name);
    if (refusal !== null) throw new DomainError('invalid_request', { errors: { name: refusal } });
    return [
      { type: 'UserSignedUp', data: { owner, oauth: through?.provider ?? 'email', personal } },
      ...consentChanges(owner, { consents: {}, lapsed: [] }, command.terms, command),
      ...(command.emailVerified || through?.emailVerified
        ? [{ type: 'EmailVerified' as const, data: { owner, at } }]
        : []),
    ];
  }

  if (!user) throw new DomainError('user_absent');
  const owner = user.id;
  if (user.erased) {
    // After the account has ended, opening or closing the search does nothing, and is not an error of the sender.
    if (command.type === 'Erase' || command.type === 'OpenSearch' || command.type === 'CloseSearch') return [];
    throw new DomainError('user_absent');
  }
  switch (command.type) {
    case 'AnswerTerms':
      return consentChanges(owner, user, termsOf(command.answers, command.versions), command);
    case 'EditPerson':
      return personEdited(user, command);
    case 'EndSessions':
      requireMayEndSessions(command.by, user);
      requireReason(command.reason, user.personal);
      return [{ type: 'SessionsEnded', data: { owner } }];
    case 'NotePasswordChange':
      return [...(command.proof ? firstProof(user, command.proof) : []), { type: 'PasswordChanged', data: { owner } }];
    case 'NoteEmailVerified':
      return firstProof(user, command.proof);
    case 'NotePhoneVerified': {
      const { phoneNumber, at } = command;
      if (!user.personal) throw new DomainError('user_absent');
      if (user.phoneVerifiedAt !== null && user.personal.phoneNumber === phoneNumber) return [];
      return [{ type: 'PhoneVerified', data: { owner, at, personal: { ...user.personal, phoneNumber } } }];
    }
    case 'YieldPhone':
      return phoneYielded(user, command);
    case 'EditProfile':
      return editProfile(user, command);
    case 'Erase':
      requireErasable(user, command);
      return [{ type: 'UserErased', data: { owner, how: command.how } }];
    case 'LinkSocial': {
      const { provider, at, proof } = command;
      const shutOut = proof ? firstProof(user, proof) : [];
      if (!proof) requireProvedAddress(user, linkByCode);
      if (shutOut.length === 0 && user.linked.includes(provider))
        throw new DomainError('social_failed', { errors: { '': linkedTwice } });
      return [...shutOut, { type: 'SocialLinked', data: { owner, provider, at } }];
    }
    case 'UnlinkSocial':
      return unlinked(user, command.provider);
    case 'TurnOnSecondFactor': {
      const { factor, at } = command;
      // If the set-up was started in two browser tabs, the first confirmed secret is valid and the other has no effect.
      if (user.secondFactor) throw new DomainError('stage_wrong');
      requireProvedAddress(user, verifyFirst);
      return [{ type: 'SecondFactorTurnedOn', data: { owner, factor, at } }];
    }
    case 'TurnOffSecondFactor': {
      const { secondFactor } = user;
      return secondFactor ? [{ type: 'SecondFactorTurnedOff', data: { owner, factor: secondFactor.factor } }] : [];
    }
    case 'OpenSearch': {
      const { orderId, at } = command;
      return hasPaid(user, orderId) ? [] : [{ type: 'SearchOpened', data: { owner, orderId, at } }];
    }
    case 'CloseSearch':
      return hasPaid(user, command.orderId)
        ? [{ type: 'SearchClosed', data: { owner, orderId: command.orderId } }]
        : [];
  }
};

const hasPaid = ({ payments }: User, orderId: string): boolean => payments.some((each) => each.orderId === orderId);

/** The account with these payments; the last of them decides until when the search is open. */
const paidBy = (user: User, payments: User['payments']): User => ({
  ...user,
  payments,
  lastPaymentAt: payments.reduce<string | null>((last, { at }) => (last === null || at > last ? at : last), null),
});

/** Whether the account has verified this number. `phoneNumber` is in normal form. */
export const hasShownPhone = (user: User, phoneNumber: string): boolean =>
  user.phoneVerifiedAt !== null && namesPhone(user, phoneNumber);

const namesPhone = ({ personal }: User, phoneNumber: string): boolean =>
  normalPhone(personal?.phoneNumber ?? '') === phoneNumber;

/**
 * A number that this account has not verified is removed when another account verifies it. A number that this account has
 * verified stays.
 */
const phoneYielded = (
  user: User,
  { phoneNumber, at }: Extract<UserCommand, { type: 'YieldPhone' }>,
): readonly UserEvent[] => {
  const { id: owner, personal } = user;
  if (!personal || !namesPhone(user, phoneNumber)) return [];
  if (user.phoneVerifiedAt !== null) throw new DomainError('code_phone_used');
  return [{ type: 'PhoneYielded', data: { owner, at, personal: { ...personal, phoneNumber: null } } }];
};

/** What a person may change in their own profile; fields that aren't given stay. */
export type ProfileChanges = {
  readonly name?: string;
  /** Digits, as `normalPhone` writes them; null removes the number. */
  readonly phoneNumber?: string | null;
  readonly marketing?: boolean;
  /** An uploaded file of the person; null removes it. */
  readonly photo?: string | null;
};

const editProfile = (user: User, command: Extract<UserCommand, { type: 'EditProfile' }>): UserEvent[] => {
  const { personal, id: owner } = user;
  if (!personal) throw new DomainError('user_absent');
  const { name = personal.name, phoneNumber = personal.phoneNumber, marketing, photo = user.photo } = command.changes;
  const refusal = name === personal.name ? null : refusalOfName(name);
  if (refusal !== null) throw new DomainError('profile_edit_failed', { errors: { name: refusal } });
  const next = { ...personal, name, phoneNumber };
  const changed = (['name', 'phoneNumber'] as const).filter((field) => next[field] !== personal[field]);
  return [
    ...(changed.length > 0 ? [{ type: 'ProfileChanged' as const, data: { owner, changed, personal: next } }] : []),
    ...(photo === user.photo ? [] : [{ type: 'PhotoChanged' as const, data: { owner, photo, former: user.photo } }]),
    ...(marketing === undefined ? [] : consentChanges(owner, user, { marketing }, command)),
  ];
};

/** The firm changes what a person may do, or corrects their name. */
const personEdited = (user: User, command: Extract<UserCommand, { type: 'EditPerson' }>): readonly UserEvent[] => {
  const { id: owner, personal } = user;
  const { name: newName, registrationNumber, accessType, adminMenu } = command;
  // A super's number is entered by an admin, too, because nobody enters their own.
  if (newName === undefined && accessType === undefined && adminMenu === undefined)
    requireMayRegister(command.by, user);
  else requireMayEdit(command.by, user);
  requireReason(command.reason, personal);
  const before = { accessType: user.accessType, adminMenu: user.adminMenu };
  const after = accessAfter(before, command);
  requireMayGrant(command.by, before, after);
  const name = command.name ?? personal?.name;
  const isNew = newName !== undefined && newName !== personal?.name;
  const refusal = !isNew ? null : refusalOfName(newName, { asStaff: after.accessType !== 0 });
  if (refusal !== null) throw new DomainError('invalid_request', { errors: { name: refusal } });
  return [
    ...(isSame(before, after) ? [] : [{ type: 'AccessChanged' as const, data: { owner, ...after } }]),
    ...(personal === null || name === undefined || name === personal.name
      ? []
      : [
          {
            type: 'ProfileChanged' as const,
            data: { owner, changed: ['name' as const], personal: { ...personal, name } },
          },
        ]),
    ...(registrationNumber === undefined || registrationNumber === user.registrationNumber
      ? []
      : [{ type: 'RegistrationNumberSet' as const, data: { owner, registrationNumber } }]),
  ];
};

/** Shown where a person tries to link another service by the password. */
export const linkByCode = '이 계정의 이메일 주소를 아직 확인하지 않았어요. 이메일로 받은 인증번호로 연결해 주세요.';
/** Shown where a person tries to set up a second factor. */
export const verifyFirst = '이메일 주소를 먼저 확인해 주세요. 확인하고 나면 2단계 인증을 켤 수 있어요.';
const linkedTwice = '이 계정에는 같은 서비스의 다른 계정이 이미 연결되어 있어요.';

/** The last way to sign in, the password or another service, can't be removed. */
const unlinked = (user: User, provider: SocialName): UserEvent[] => {
  if (!user.linked.includes(provider)) return [];
  const [another] = user.linked.filter((each) => each !== provider);
  const oauth = user.oauth === provider ? another : user.oauth;
  if (!oauth) throw new DomainError('social_failed', { errors: { '': '하나 남은 로그인 방법은 끊을 수 없어요.' } });
  return [{ type: 'SocialUnlinked', data: { owner: user.id, provider, oauth } }];
};

/** Only a change makes an event: agreeing again to the same version, or to one before it, makes none. */
const consentChanges = (
  owner: string,
  { consents: held, lapsed }: Pick<User, 'consents' | 'lapsed'>,
  terms: Terms,
  { versions, at }: { readonly versions: ConsentVersions; readonly at: string },
): UserEvent[] =>
  consentKinds.flatMap((kind): UserEvent[] => {
    const { version } = versions[kind];
    if (terms[kind] === true && (held[kind]?.version ?? '') < version) {
      return [{ type: 'ConsentGiven', data: { owner, kind, version, at } }];
    }
    const stands = held[kind] !== undefined || lapsed.includes(kind);
    return terms[kind] === false && stands ? [{ type: 'ConsentWithdrawn', data: { owner, kind } }] : [];
  });

const without = (kinds: readonly ConsentKind[], kind: ConsentKind): readonly ConsentKind[] =>
  kinds.filter((each) => each !== kind);

const evolve = (user: User | null, event: UserEvent): User | null => {
  if (event.type === 'UserSignedUp') {
    const { owner: id, oauth, personal } = event.data;
    return {
      id,
      oauth,
      personal,
      photo: null,
      consents: {},
      lapsed: [],
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      shutOut: null,
      linked: oauth === 'email' ? [] : [oauth],
      secondFactor: null,
      registrationNumber: null,
      accessType: 0,
      adminMenu: noMenu,
      lastPaymentAt: null,
      payments: [],
      erased: false,
    };
  }
  if (!user) return null;
  switch (event.type) {
    case 'ConsentGiven': {
      const { kind, version, at } = event.data;
      return { ...user, consents: { ...user.consents, [kind]: { version, at } }, lapsed: without(user.lapsed, kind) };
    }
    case 'ConsentWithdrawn': {
      const { kind, lapsed } = event.data;
      const { [kind]: _withdrawn, ...consents } = user.consents;
      const others = without(user.lapsed, kind);
      return { ...user, consents, lapsed: lapsed ? [...others, kind] : others };
    }
    case 'AccessChanged': {
      const { accessType, adminMenu } = event.data;
      return { ...user, accessType, adminMenu };
    }
    case 'RegistrationNumberSet':
      return { ...user, registrationNumber: event.data.registrationNumber };
    case 'EmailVerified':
      return { ...user, emailVerifiedAt: event.data.at };
    case 'PhoneVerified':
      return { ...user, personal: event.data.personal, phoneVerifiedAt: event.data.at };
    case 'PhoneYielded':
      return { ...user, personal: event.data.personal, phoneVerifiedAt: null };
    case 'ProfileChanged':
      // A new number is not verified yet.
      return {
        ...user,
        personal: event.data.personal,
        phoneVerifiedAt: event.data.changed.includes('phoneNumber') ? null : user.phoneVerifiedAt,
      };
    case 'PhotoChanged':
      return { ...user, photo: event.data.photo };
    case 'UserErased':
      return {
        ...user,
        personal: null,
        photo: null,
        consents: {},
        lapsed: [],
        emailVerifiedAt: null,
        phoneVerifiedAt: null,
        secondFactor: null,
        registrationNumber: null,
        accessType: 0,
        adminMenu: noMenu,
        linked: [],
        erased: true,
      };
    case 'StrangersShutOut': {
      const { at, session, oauth, unlinked, phone, personal } = event.data;
      return {
        ...user,
        oauth,
        personal,
        shutOut: { at, session },
        linked: user.linked.filter((provider) => !unlinked.includes(provider)),
        secondFactor: null,
        phoneVerifiedAt: phone ? null : user.phoneVerifiedAt,
      };
    }
    case 'SocialLinked':
      return { ...user, linked: [...user.linked, event.data.provider] };
    case 'SocialUnlinked': {
      const { provider, oauth } = event.data;
      return { ...user, oauth, linked: user.linked.filter((each) => each !== provider) };
    }
    case 'SecondFactorTurnedOn':
      return { ...user, secondFactor: { factor: event.data.factor, since: event.data.at } };
    case 'SecondFactorTurnedOff':
      return { ...user, secondFactor: null };
    case 'SearchOpened': {
      const { orderId, at } = event.data;
      return paidBy(user, [...user.payments, { orderId, at }]);
    }
    case 'SearchClosed':
      return paidBy(
        user,
        user.payments.filter(({ orderId }) => orderId !== event.data.orderId),
      );
    default:
      return user;
  }
};

export const userDecider: Decider<User | null, UserCommand, UserEvent> = { initialState: null, decide, evolve };

/** The stream name of an account, and the account id of a stream name. */
export const userStream = (id: string): string => `user-${id}`;
export const userOfStream = (stream: string): string => stream.replace(/^user-/, '');
