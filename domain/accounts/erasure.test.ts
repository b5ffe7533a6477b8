import { describe, it } from 'vitest';
import type { Actor } from '../kernel/log/event.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { noMenu } from './access.ts';
import { versionsOf } from './consent-versions.fixture.ts';
import type { AdminMenu } from './contract/user.ts';
import type { UserEvent } from './events.ts';
import { nameless } from './told-name.ts';
import { type UserCommand, userDecider } from './user.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const at = '2026-11-21T03:00:00.000Z';
const personal = { name: '김 해고', email: 'kim@example.com', phoneNumber: '01012345678' };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { owner, oauth: 'email', personal } };
const access = (accessType: 0 | 1 | 2, adminMenu: AdminMenu = noMenu): UserEvent => ({
  type: 'AccessChanged',
  data: { owner, accessType, adminMenu },
});
const advisor = access(1, { ...noMenu, advisor: true });
const admin = access(1, { ...noMenu, all: true });
const superAdmin = access(2, { ...noMenu, all: true });
const erased = (how: 'left' | 'removed'): UserEvent => ({ type: 'UserErased', data: { owner, how } });

const user = deciderSpec(userDecider);
const leave = (released = false, by: Actor = { id: owner, role: 'user' }): UserCommand => ({
  type: 'Erase',
  how: 'left',
  by,
  released,
});
const remove = (
  role: Actor['role'],
  changes: { readonly id?: string; readonly reason?: string } = {},
): UserCommand => ({
  type: 'Erase',
  how: 'removed',
  by: { id: changes.id ?? 'somebody-else', role },
  reason: changes.reason ?? '본인이 전화로 요청함',
  released: false,
});

describe('leaving the service', () => {
  it('is open to everybody for their own account, also to people of the firm', () => {
    user.given(signedUp).when(leave()).thenHappens(erased('left'));
    user.given(signedUp, advisor).when(leave()).thenHappens(erased('left'));
    user.given(signedUp, superAdmin).when(leave(true)).thenHappens(erased('left'));
  });

  it('is not possible for another person’s account', () => {
    user
      .given(signedUp)
      .when(leave(true, { id: 'somebody-else', role: 'super' }))
      .thenRefused('forbidden');
  });

  it('is not possible for a super who has not been released by `supers.ts`', () => {
    user.given(signedUp, superAdmin).when(leave(false)).thenRefused('cannot_edit_super');
  });

  it('takes all rights at once; the same command again changes nothing', () => {
    const gone = user.given(signedUp, admin, erased('left'));
    gone.when(leave()).thenHappens();
    gone.when({ type: 'NotePasswordChange' }).thenRefused('user_absent');
    gone
      .when({ type: 'EditPerson', by: { id: 'system', role: 'system' }, accessType: 2, reason: '다시 줌' })
      .thenRefused('user_absent');
    gone.when({ type: 'AnswerTerms', answers: {}, versions: versionsOf('2026-11-21'), at }).thenRefused('user_absent');
    const state = gone.state();
    if (!state) throw new Error('the account is forgotten, not known to have ended');
    if (state.accessType !== 0 || state.adminMenu.all || state.personal !== null || !state.erased)
      throw new Error('something of the account is left');
  });
});

describe('removing a person', () => {
  it('is for admins; only a super removes a person of the firm', () => {
    user.given(signedUp).when(remove('admin')).thenHappens(erased('removed'));
    user.given(signedUp, advisor).when(remove('admin')).thenRefused('forbidden');
    user.given(signedUp, advisor).when(remove('super')).thenHappens(erased('removed'));
    user.given(signedUp).when(remove('advisor')).thenRefused('admin_only');
    user.given(signedUp).when(remove('user')).thenRefused('admin_only');
    user.given(signedUp, admin).when(remove('admin')).thenRefused('forbidden');
    user.given(signedUp, admin).when(remove('super')).thenHappens(erased('removed'));
  });

  it('is not possible for oneself, and not for a super', () => {
    user
      .given(signedUp, admin)
      .when(remove('admin', { id: owner }))
      .thenRefused('cannot_edit_self');
    user.given(signedUp, superAdmin).when(remove('super')).thenRefused('cannot_edit_super');
  });

  it('may have a reason with the word for people who told no name', () => {
    const { type } = signedUp;
    user
      .given({ type, data: { owner, oauth: 'email', personal: { ...personal, name: nameless } } })
      .when(remove('admin', { reason: '회원 본인이 요청함' }))
      .thenHappens(erased('removed'));
  });

  it('needs a reason that contains nothing of the person’s identity', () => {
    const reasons = ['  ', '김해고 님의 요청', '김 해고 요청', 'kim@example.com 요청', '010-1234-5678에서 전화함'];
    for (const reason of reasons) user.given(signedUp).when(remove('admin', { reason })).thenRefused('invalid_request');
    user
      .given(signedUp)
      .when(remove('admin', { reason: '11월 21일 2회 요청' }))
      .thenHappens(erased('removed'));
  });
});
