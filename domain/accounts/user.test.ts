import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { versionsOf } from './consent-versions.fixture.ts';
import type { ConsentKind } from './contract/user.ts';
import { type UserEvent, userEvents } from './events.ts';
import { type UserCommand, userDecider } from './user.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const at = '2026-11-21T03:00:00.000Z';
const personal = { name: '김해고', email: 'kim@example.com', phoneNumber: null };
const required = { service: true, privacy: true, personalInfo: true, age14: true };
const versions = versionsOf('2026-11-21');
const signUp: UserCommand = { type: 'SignUp', owner, personal, terms: required, versions, at };

const given = (events: readonly UserEvent[]) => ({
  when: (command: UserCommand) => {
    const state = fold(userDecider, events);
    const outcome = (): readonly UserEvent[] | { refused: string; fields: string[] } => {
      try {
        return userDecider.decide(command, state);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return { refused: error.code, fields: Object.keys(error.details.errors ?? {}) };
      }
    };
    return { itYields: (expected: unknown) => expect(outcome()).toEqual(expected) };
  },
});

const signedUp = userDecider.decide(signUp, null);
const inForce = (kind: ConsentKind) => versions[kind].version;
const agreed = (kind: ConsentKind): UserEvent => ({
  type: 'ConsentGiven',
  data: { owner, kind, version: inForce(kind), at },
});

describe('signing up', () => {
  it('records the person and each consent with its version', () => {
    given([])
      .when({ ...signUp, terms: { ...required, marketing: true, sensitive: false } })
      .itYields([
        { type: 'UserSignedUp', data: { owner, oauth: 'email', personal } },
        agreed('service'),
        agreed('privacy'),
        agreed('personalInfo'),
        agreed('age14'),
        agreed('marketing'),
      ]);
  });

  it('names every required consent that is missing', () => {
    given([])
      .when({ ...signUp, terms: { ...required, privacy: false, age14: false } })
      .itYields({ refused: 'terms_required', fields: ['terms.privacy', 'terms.age14'] });
  });

  it('happens once', () => {
    given(signedUp).when(signUp).itYields({ refused: 'signup_failed', fields: [] });
  });

  it('gives an account without any right but its own', () => {
    expect(fold(userDecider, signedUp)).toMatchObject({
      id: owner,
      accessType: 0,
      adminMenu: { all: false, advisor: false, partner: false, search: false },
    });
  });
});

describe('signing up through another service', () => {
  const through = { provider: 'kakao', emailVerified: true } as const;
  const byKakao = userDecider.decide({ ...signUp, through }, null);
  const proved: UserEvent = { type: 'EmailVerified', data: { owner, at } };
  const linkNaver: UserCommand = { type: 'LinkSocial', provider: 'naver', at };

  it('records the service, and that the address is verified where the service has verified it', () => {
    expect(byKakao[0]).toEqual({ type: 'UserSignedUp', data: { owner, oauth: 'kakao', personal } });
    expect(byKakao.at(-1)).toEqual({ type: 'EmailVerified', data: { owner, at } });
    const unverified = userDecider.decide({ ...signUp, through: { ...through, emailVerified: false } }, null);
    expect(unverified.map(({ type }) => type)).not.toContain('EmailVerified');
    expect(fold(userDecider, byKakao)).toMatchObject({ oauth: 'kakao', linked: ['kakao'] });
  });

  it('needs the same consents', () => {
    given([])
      .when({ ...signUp, through, terms: { ...required, service: false } })
      .itYields({ refused: 'terms_required', fields: ['terms.service'] });
  });

  it('links another service only once', () => {
    given(byKakao)
      .when(linkNaver)
      .itYields([{ type: 'SocialLinked', data: { owner, provider: 'naver', at } }]);
    given([...byKakao, ...userDecider.decide(linkNaver, fold(userDecider, byKakao))])
      .when(linkNaver)
      .itYields({ refused: 'social_failed', fields: [''] });
  });

  it('keeps the last way to sign in; after one is unlinked, the other is the main one', () => {
    given(byKakao)
      .when({ type: 'UnlinkSocial', provider: 'kakao' })
      .itYields({ refused: 'social_failed', fields: [''] });
    given(byKakao).when({ type: 'UnlinkSocial', provider: 'google' }).itYields([]);
    const both = [...byKakao, ...userDecider.decide(linkNaver, fold(userDecider, byKakao))];
    const left = userDecider.decide({ type: 'UnlinkSocial', provider: 'kakao' }, fold(userDecider, both));
    expect(left).toEqual([{ type: 'SocialUnlinked', data: { owner, provider: 'kakao', oauth: 'naver' } }]);
    expect(fold(userDecider, [...both, ...left])).toMatchObject({ oauth: 'naver', linked: ['naver'] });
    const provedByMail = [...signedUp, proved];
    const withPassword = [...provedByMail, ...userDecider.decide(linkNaver, fold(userDecider, provedByMail))];
    given(withPassword)
      .when({ type: 'UnlinkSocial', provider: 'naver' })
      .itYields([{ type: 'SocialUnlinked', data: { owner, provider: 'naver', oauth: 'email' } }]);
  });
});

describe('consents', () => {
  const version = inForce('marketing');
  const yes = { agreed: true, version };
  const no = { agreed: false, version };

  it('are given and withdrawn later; an answer that changes nothing adds no event', () => {
    const events = [...signedUp, agreed('marketing')];
    given(events)
      .when({
        type: 'AnswerTerms',
        answers: { marketing: no, service: { agreed: true, version: inForce('service') } },
        versions,
        at,
      })
      .itYields([{ type: 'ConsentWithdrawn', data: { owner, kind: 'marketing' } }]);
    given(events)
      .when({ type: 'AnswerTerms', answers: { marketing: yes }, versions, at })
      .itYields([]);
  });

  it('are given to the version in force, not to one that was replaced meanwhile', () => {
    given(signedUp)
      .when({ type: 'AnswerTerms', answers: { sensitive: { agreed: true, version: '2020-01-01' } }, versions, at })
      .itYields({ refused: 'terms_failed', fields: ['sensitive'] });
    given([...signedUp, agreed('marketing')])
      .when({ type: 'AnswerTerms', answers: { marketing: { agreed: false, version: '2020-01-01' } }, versions, at })
      .itYields([{ type: 'ConsentWithdrawn', data: { owner, kind: 'marketing' } }]);
  });

  it('that an account requires can’t be withdrawn while the account exists', () => {
    given(signedUp)
      .when({ type: 'AnswerTerms', answers: { service: no, personalInfo: no, marketing: yes }, versions, at })
      .itYields({ refused: 'terms_required', fields: ['service', 'personalInfo'] });
  });

  it('are removed from the account when withdrawn', () => {
    const withdrawn: UserEvent = { type: 'ConsentWithdrawn', data: { owner, kind: 'marketing' } };
    expect(fold(userDecider, [...signedUp, agreed('marketing')])?.consents.marketing?.at).toBe(at);
    expect(fold(userDecider, [...signedUp, agreed('marketing'), withdrawn])?.consents).not.toHaveProperty('marketing');
  });
});

describe('editing a person by the firm', () => {
  const system = { id: 'system', role: 'system' } as const;
  const admin = { id: 'an-admin', role: 'admin' } as const;
  const aSuper = { id: 'a-super', role: 'super' } as const;
  const edit = (
    by: Extract<UserCommand, { type: 'EditPerson' }>['by'],
    changes: Partial<Extract<UserCommand, { type: 'EditPerson' }>>,
  ): UserCommand => ({ type: 'EditPerson', by, reason: '업무 분담', ...changes });
  const noMenu = { all: false, advisor: false, partner: false, search: false };
  const access = (accessType: 0 | 1 | 2, menu: Partial<typeof noMenu>): UserEvent => ({
    type: 'AccessChanged',
    data: { owner, accessType, adminMenu: { ...noMenu, ...menu } },
  });

  it('is done by the operator of the server, or by a super, where it makes a super', () => {
    for (const by of [system, aSuper])
      given(signedUp)
        .when(edit(by, { accessType: 2, adminMenu: noMenu }))
        .itYields([access(2, { all: true })]);
    given(signedUp)
      .when(edit(admin, { accessType: 2 }))
      .itYields({ refused: 'forbidden', fields: [] });
  });

  it('records only what changes', () => {
    given(signedUp)
      .when(edit(aSuper, { accessType: 0, name: personal.name }))
      .itYields([]);
    given([...signedUp, access(1, { advisor: true })])
      .when(edit(aSuper, { adminMenu: { ...noMenu, advisor: true } }))
      .itYields([]);
  });

  it('corrects a name, and leaves the other personal data', () => {
    const renamed: UserEvent = {
      type: 'ProfileChanged',
      data: { owner, changed: ['name'], personal: { ...personal, name: '김혜고' } },
    };
    given(signedUp)
      .when(edit(admin, { name: '김혜고' }))
      .itYields([renamed]);
    expect(fold(userDecider, [...signedUp, renamed])?.personal).toEqual({ ...personal, name: '김혜고' });
  });

  it('does both changes at once, or neither where one of them is not allowed', () => {
    const both = { name: '김혜고', accessType: 1, adminMenu: { ...noMenu, advisor: true } } as const;
    given(signedUp).when(edit(admin, both)).itYields({ refused: 'forbidden', fields: [] });
    given(signedUp)
      .when(edit(aSuper, both))
      .itYields([
        access(1, { advisor: true }),
        {
          type: 'ProfileChanged',
          data: { owner, changed: ['name'], personal: { ...personal, name: '김혜고' } },
        },
      ]);
  });

  it('removes the firm’s flags with the access type, and gives none without it', () => {
    given([...signedUp, access(1, { all: true, partner: true })])
      .when(edit(aSuper, { accessType: 0 }))
      .itYields([access(0, {})]);
    for (const flag of ['advisor', 'partner', 'search'] as const)
      given(signedUp)
        .when(edit(aSuper, { adminMenu: { ...noMenu, [flag]: true } }))
        .itYields({ refused: 'invalid_request', fields: ['adminMenu'] });
    given([...signedUp, access(1, {})])
      .when(edit(admin, { adminMenu: { ...noMenu, partner: true } }))
      .itYields([access(1, { partner: true })]);
  });

  it('is refused for a super, for oneself, and for a person who doesn’t exist', () => {
    given([...signedUp, access(2, { all: true })])
      .when(edit(aSuper, { name: '다른 이름' }))
      .itYields({ refused: 'cannot_edit_super', fields: [] });
    given(signedUp)
      .when(edit({ id: owner, role: 'super' }, { accessType: 2 }))
      .itYields({ refused: 'cannot_edit_self', fields: [] });
    given([])
      .when(edit(system, { accessType: 2 }))
      .itYields({ refused: 'user_absent', fields: [] });
  });

  it('needs a reason that doesn’t identify the person', () => {
    for (const reason of [' ', '김해고 노무사 입사', 'kim@example.com'])
      given(signedUp)
        .when(edit(aSuper, { accessType: 1, reason }))
        .itYields({ refused: 'invalid_request', fields: ['reason'] });
  });

  it('ends all of the person’s sessions', () => {
    given(signedUp)
      .when({ type: 'EndSessions', by: admin, reason: '공용 컴퓨터' })
      .itYields([{ type: 'SessionsEnded', data: { owner } }]);
    given([...signedUp, access(2, { all: true })])
      .when({ type: 'EndSessions', by: admin, reason: '공용 컴퓨터' })
      .itYields({ refused: 'cannot_edit_super', fields: [] });
  });
});

describe('a name without a visible character', () => {
  const invisible = '\u200b\u3164 \u2060';

  it('is refused wherever a name is given', () => {
    given(signedUp)
      .when({ type: 'EditProfile', changes: { name: invisible }, versions, at })
      .itYields({ refused: 'profile_edit_failed', fields: ['name'] });
    given(signedUp)
      .when({ type: 'EditPerson', by: { id: 'an-admin', role: 'admin' }, reason: '업무 분담', name: invisible })
      .itYields({ refused: 'invalid_request', fields: ['name'] });
  });

  it('and a name of the firm are refused at a sign-up, too', () => {
    for (const name of [invisible, '노무체크 담당자']) {
      given([])
        .when({ type: 'SignUp', owner, personal: { ...personal, name }, terms: required, versions, at })
        .itYields({ refused: 'invalid_request', fields: ['name'] });
    }
  });

  it('a name of the firm is given by an admin, and only to a staff member', () => {
    const name = '노무체크 담당자';
    const byAdmin: UserCommand = {
      type: 'EditPerson',
      by: { id: 'an-admin', role: 'admin' },
      reason: '업무 분담',
      name,
    };
    const staff: readonly UserEvent[] = [
      ...signedUp,
      {
        type: 'AccessChanged',
        data: { owner, accessType: 1, adminMenu: { all: false, advisor: true, partner: false, search: false } },
      },
    ];
    const renamed: UserEvent = {
      type: 'ProfileChanged',
      data: { owner, changed: ['name'], personal: { ...personal, name } },
    };
    given(signedUp)
      .when(byAdmin)
      .itYields({ refused: 'invalid_request', fields: ['name'] });
    given(staff).when(byAdmin).itYields([renamed]);
    given(staff)
      .when({ type: 'EditProfile', changes: { name }, versions, at })
      .itYields({ refused: 'profile_edit_failed', fields: ['name'] });
    given([...staff, renamed])
      .when({ type: 'EditProfile', changes: { name }, versions, at })
      .itYields([]);
  });

  it('is not a name with at least one visible character', () => {
    given(signedUp)
      .when({ type: 'EditProfile', changes: { name: `김${invisible}` }, versions, at })
      .itYields([
        {
          type: 'ProfileChanged',
          data: { owner, changed: ['name'], personal: { ...personal, name: `김${invisible}` } },
        },
      ]);
  });
});

describe('a mobile number', () => {
  const phoneNumber = '01012345678';
  const yieldPhone = (number = phoneNumber): UserCommand => ({ type: 'YieldPhone', phoneNumber: number, at });
  const verify = (number = phoneNumber): UserCommand => ({ type: 'NotePhoneVerified', phoneNumber: number, at });
  const verified = (number = phoneNumber): UserEvent => ({
    type: 'PhoneVerified',
    data: { owner, at, personal: { ...personal, phoneNumber: number } },
  });

  it('is verified once, and is the account’s number from then on', () => {
    given(signedUp).when(verify()).itYields([verified()]);
    given([...signedUp, verified()])
      .when(verify())
      .itYields([]);
    expect(fold(userDecider, signedUp)?.phoneVerifiedAt).toBeNull();
    expect(fold(userDecider, [...signedUp, verified()])).toMatchObject({
      personal: { ...personal, phoneNumber },
      phoneVerifiedAt: at,
    });
  });

  it('is replaced by another number that was verified', () => {
    const other = '01087654321';
    given([...signedUp, verified()])
      .when(verify(other))
      .itYields([verified(other)]);
    expect(fold(userDecider, [...signedUp, verified(), verified(other)])?.personal?.phoneNumber).toBe(other);
  });

  it('that was not verified is removed when another person verifies it; a verified one stays', () => {
    const said: UserEvent = {
      type: 'ProfileChanged',
      data: { owner, changed: ['phoneNumber'], personal: { ...personal, phoneNumber } },
    };
    const yielded: UserEvent = {
      type: 'PhoneYielded',
      data: { owner, at, personal: { ...personal, phoneNumber: null } },
    };
    given([...signedUp, said])
      .when(yieldPhone())
      .itYields([yielded]);
    expect(fold(userDecider, [...signedUp, said, yielded])?.personal?.phoneNumber).toBeNull();
    given([...signedUp, said])
      .when(yieldPhone('01087654321'))
      .itYields([]);
    given([...signedUp, verified()])
      .when(yieldPhone())
      .itYields({ refused: 'code_phone_used', fields: [] });
  });
});

describe('a change of the profile', () => {
  const edit = (changes: Extract<UserCommand, { type: 'EditProfile' }>['changes']): UserCommand => ({
    type: 'EditProfile',
    changes,
    versions,
    at,
  });
  const numbered = { ...personal, phoneNumber: '01012345678' };
  const withNumber: UserEvent = {
    type: 'ProfileChanged',
    data: { owner, changed: ['phoneNumber'], personal: numbered },
  };

  it('records which fields changed, and nothing where none did', () => {
    given(signedUp)
      .when(edit({ phoneNumber: '01012345678' }))
      .itYields([withNumber]);
    given(signedUp)
      .when(edit({ name: personal.name, phoneNumber: null, marketing: false }))
      .itYields([]);
    given([...signedUp, withNumber])
      .when(edit({ name: '이복직', phoneNumber: null, marketing: true }))
      .itYields([
        {
          type: 'ProfileChanged',
          data: { owner, changed: ['name', 'phoneNumber'], personal: { ...personal, name: '이복직' } },
        },
        agreed('marketing'),
      ]);
  });

  it('keeps the number verified until the number changes', () => {
    const verified: UserEvent = { type: 'PhoneVerified', data: { owner, at, personal: numbered } };
    const renamed: UserEvent = {
      type: 'ProfileChanged',
      data: { owner, changed: ['name'], personal: { ...numbered, name: '이복직' } },
    };
    expect(fold(userDecider, [...signedUp, verified, renamed])?.phoneVerifiedAt).toBe(at);
    expect(fold(userDecider, [...signedUp, verified, withNumber])?.phoneVerifiedAt).toBeNull();
  });
});

describe('a second factor', () => {
  const factor = '0b8f1d5e-6c1a-4f0e-9a52-2f6f7f0b7c11';
  const on: UserEvent = { type: 'SecondFactorTurnedOn', data: { owner, factor, at } };
  const off: UserEvent = { type: 'SecondFactorTurnedOff', data: { owner, factor } };

  const proved: UserEvent = { type: 'EmailVerified', data: { owner, at } };

  it('needs a verified address', () => {
    given(signedUp)
      .when({ type: 'TurnOnSecondFactor', factor, at })
      .itYields({ refused: 'stage_wrong', fields: [''] });
  });

  it('is turned on once, by the secret that was confirmed first', () => {
    given([...signedUp, proved])
      .when({ type: 'TurnOnSecondFactor', factor, at })
      .itYields([on]);
    given([...signedUp, on])
      .when({ type: 'TurnOnSecondFactor', factor: owner, at })
      .itYields({ refused: 'stage_wrong', fields: [] });
    expect(fold(userDecider, [...signedUp, on])?.secondFactor).toEqual({ factor, since: at });
  });

  it('is turned off, and turned on again with another secret', () => {
    given([...signedUp, on])
      .when({ type: 'TurnOffSecondFactor' })
      .itYields([off]);
    given([...signedUp, on, off])
      .when({ type: 'TurnOffSecondFactor' })
      .itYields([]);
    expect(fold(userDecider, [...signedUp, on, off])?.secondFactor).toBeNull();
  });
});

it('a change of password is recorded without the password', () => {
  given(signedUp)
    .when({ type: 'NotePasswordChange' })
    .itYields([{ type: 'PasswordChanged', data: { owner } }]);
});

it('every event that it decides matches its schema', () => {
  const decided: readonly UserEvent[] = [...signedUp, agreed('marketing')];
  for (const { type, data } of decided) {
    const definition = userEvents.find((each) => each.type === type);
    expect(definition?.schema.safeParse(data).success).toBe(true);
  }
});

it('an erased account folds to an account without personal data', () => {
  const erased: UserEvent = { type: 'UserSignedUp', data: { owner, oauth: 'email', personal: null } };
  expect(fold(userDecider, [erased])?.personal).toBeNull();
});
