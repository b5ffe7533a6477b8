import { describe, expect, it } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import { versionsOf } from '../consent-versions.fixture.ts';
import { consentsToAnswer, requiredConsents } from '../consents.ts';
import type { ConsentKind } from '../contract/user.ts';
import { type UserEvent, userEvents } from '../events.ts';
import { type UserCommand, userDecider } from '../user.ts';
import type { MailboxProof } from './first-proof.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const session = '0b8f1d5e-6c1a-4f0e-9a52-2f6f7f0b7c11';
const at = '2026-11-22T03:00:00.000Z';
const versions = versionsOf('2026-11-21');
const personal = { name: '김해고', email: 'kim@example.com', phoneNumber: '01012345678' };
const without = { ...personal, phoneNumber: null };

const signedUp = (oauth: 'email' | 'google' = 'email'): UserEvent => ({
  type: 'UserSignedUp',
  data: { owner, oauth, personal },
});
const linked = (provider: 'google' | 'kakao'): UserEvent => ({ type: 'SocialLinked', data: { owner, provider, at } });
const factorOn: UserEvent = { type: 'SecondFactorTurnedOn', data: { owner, factor: session, at } };
const phoneShown: UserEvent = { type: 'PhoneVerified', data: { owner, at, personal } };
const proved: UserEvent = { type: 'EmailVerified', data: { owner, at } };
const shutOut = (changes: object): UserEvent => ({
  type: 'StrangersShutOut',
  data: {
    ...{ owner, at, session: null, oauth: 'email', unlinked: [], secondFactor: false, phone: true, password: false },
    personal: without,
    ...changes,
  },
});

const shown = (by: MailboxProof['by'], mine: string | null = null): MailboxProof => ({ by, session: mine, at });
const fromWithin: UserCommand = { type: 'NoteEmailVerified', proof: shown('session', session) };
const byReset: UserCommand = { type: 'NotePasswordChange', proof: shown('reset') };
const byGoogle: UserCommand = { type: 'LinkSocial', provider: 'google', at, proof: shown('google', session) };

const decided = (events: readonly UserEvent[], command: UserCommand): readonly UserEvent[] =>
  userDecider.decide(command, fold(userDecider, events));
const after = (events: readonly UserEvent[], command: UserCommand) =>
  fold(userDecider, [...events, ...decided(events, command)]);
const refused = (events: readonly UserEvent[], command: UserCommand): unknown => {
  try {
    return decided(events, command);
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

describe('the first proof that somebody receives the mail of an account', () => {
  const planted = [signedUp(), linked('google'), linked('kakao'), factorOn];

  it('by a session, keeps that session and the password; removes links, second factor and a number that was not verified', () => {
    expect(decided(planted, fromWithin)).toEqual([
      shutOut({ session, unlinked: ['google', 'kakao'], secondFactor: true }),
      proved,
    ]);
    expect(after(planted, fromWithin)).toMatchObject({
      ...{ oauth: 'email', linked: [], secondFactor: null, personal: without, emailVerifiedAt: at },
      shutOut: { at, session },
    });
  });

  it('by a session, keeps the service that the account was signed up through, and a verified number', () => {
    expect(decided([signedUp('google'), linked('kakao'), phoneShown], fromWithin)).toEqual([
      shutOut({ session, oauth: 'google', unlinked: ['kakao'], phone: false, personal }),
      proved,
    ]);
  });

  it('by a new password, keeps only that password: also removes a number that the maker of the account had verified', () => {
    expect(decided([...planted, phoneShown], byReset)).toEqual([
      shutOut({ unlinked: ['google', 'kakao'], secondFactor: true }),
      proved,
      { type: 'PasswordChanged', data: { owner } },
    ]);
  });

  it('by linking a service, keeps only that link, and removes the old password', () => {
    expect(decided([signedUp(), linked('kakao')], byGoogle)).toEqual([
      shutOut({ session, unlinked: ['kakao'], password: true }),
      proved,
      linked('google'),
    ]);
    expect(after([signedUp(), linked('kakao')], byGoogle)).toMatchObject({ oauth: 'email', linked: ['google'] });
  });

  it('by linking a service, replaces the link of another person’s account at the same service', () => {
    expect(after([signedUp('google'), linked('kakao')], byGoogle)).toMatchObject({
      ...{ oauth: 'google', linked: ['google'] },
      shutOut: { at, session },
    });
    expect(decided([signedUp('google')], byGoogle)[0]).toMatchObject({
      data: { oauth: 'google', unlinked: ['google'] },
    });
  });

  const agreed = (kind: ConsentKind): UserEvent => ({
    type: 'ConsentGiven',
    data: { owner, kind, version: '2026-11-21', at },
  });
  const lapsed = (kind: ConsentKind): UserEvent => ({ type: 'ConsentWithdrawn', data: { owner, kind, lapsed: true } });
  const withConsents = [signedUp(), ...requiredConsents.map(agreed), agreed('sensitive'), agreed('marketing')];

  it.each([
    ['a new password', byReset],
    ['linking a service', byGoogle],
  ])('by %s, asks for every consent again', (_way, command) => {
    const lapses = decided(withConsents, command).filter(({ type }) => type === 'ConsentWithdrawn');
    expect(lapses).toEqual([...requiredConsents, 'marketing' as const, 'sensitive' as const].map(lapsed));
    const user = after(withConsents, command);
    expect(user?.consents).toEqual({});
    expect(consentsToAnswer({}, versions)).toEqual([...requiredConsents]);
    const version = '2026-11-24';
    const answers = { service: { agreed: true, version } };
    const again: UserCommand = {
      type: 'AnswerTerms',
      answers,
      versions: versionsOf(version),
      at: `${version}T03:00:00.000Z`,
    };
    expect(after([...withConsents, ...decided(withConsents, command)], again)?.consents).toHaveProperty('service');
  });

  it('by a session, leaves the consents, which were given with the same password', () => {
    expect(decided(withConsents, fromWithin).filter(({ type }) => type === 'ConsentWithdrawn')).toEqual([]);
    expect(consentsToAnswer(after(withConsents, fromWithin)?.consents ?? {}, versions)).toEqual([]);
  });

  it('keeps what rests on a lapsed consent until its owner declines it', () => {
    const before = [...withConsents, ...decided(withConsents, byReset)];
    const declined: UserCommand = {
      type: 'AnswerTerms',
      answers: { sensitive: { agreed: false, version: '2026-11-21' } },
      versions,
      at,
    };
    expect(decided(before, declined)).toEqual([{ type: 'ConsentWithdrawn', data: { owner, kind: 'sensitive' } }]);
    expect(decided([...before, ...decided(before, declined)], declined)).toEqual([]);
  });

  it('has these effects only once: a second proof removes nothing', () => {
    const later = [...planted, proved];
    expect(decided(later, fromWithin)).toEqual([]);
    expect(decided(later, byReset)).toEqual([{ type: 'PasswordChanged', data: { owner } }]);
    expect(refused(later, byGoogle)).toBe('social_failed');
    expect(decided([signedUp(), proved], byGoogle)).toEqual([linked('google')]);
  });

  it('decides events that match their schemas', () => {
    for (const { type, data } of [fromWithin, byReset, byGoogle].flatMap((command) => decided(planted, command))) {
      expect(userEvents.find((each) => each.type === type)?.schema.safeParse(data).error, type).toBeUndefined();
    }
  });
});

it('a person with only a password can’t link a service or turn on a second factor before the address is verified', () => {
  const byPassword: UserCommand = { type: 'LinkSocial', provider: 'google', at };
  expect(refused([signedUp()], byPassword)).toBe('stage_wrong');
  expect(refused([signedUp()], { type: 'TurnOnSecondFactor', factor: session, at })).toBe('stage_wrong');
  expect(decided([signedUp(), proved], byPassword)).toEqual([linked('google')]);
});
