import { expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import type { Actor } from '../kernel/log/event.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import type { UserEvent } from './events.ts';
import { type UserCommand, userDecider } from './user.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const personal = { name: '김노무', email: 'kim@example.com', phoneNumber: null, photoURL: null };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { owner, oauth: 'email', personal } };
const madeSuper: UserEvent = {
  type: 'AccessChanged',
  data: { owner, accessType: 2, adminMenu: { all: true, advisor: false, partner: false, search: false } },
};
const registered = (registrationNumber: string | null): UserEvent => ({
  type: 'RegistrationNumberSet',
  data: { owner, registrationNumber },
});
const admin: Actor = { id: '0b8f1d5e-6c1a-4f0e-9a52-2f6f7f0b7c11', role: 'admin' };
const register = (registrationNumber: string | null, by = admin): UserCommand => ({
  ...{ type: 'EditPerson', by, registrationNumber, reason: '자격증 확인' },
});
const user = deciderSpec(userDecider);

it('a registration number is recorded and removed by an admin, also a super’s, and not twice', () => {
  user.given(signedUp).when(register('제77호')).thenHappens(registered('제77호'));
  user.given(signedUp, madeSuper).when(register('제77호')).thenHappens(registered('제77호'));
  user.given(signedUp, registered('제77호')).when(register('제77호')).thenHappens();
  user.given(signedUp, registered('제77호')).when(register(null)).thenHappens(registered(null));
});

it('a registration number is never entered by the person, nor by anybody who isn’t an admin', () => {
  user
    .given(signedUp)
    .when(register('제77호', { id: owner, role: 'admin' }))
    .thenRefused('cannot_edit_self');
  user
    .given(signedUp)
    .when(register('제77호', { ...admin, role: 'advisor' }))
    .thenRefused('admin_only');
});

it('a registration number opens nothing else of a super to an admin', () => {
  user
    .given(signedUp, madeSuper)
    .when({ type: 'EditPerson', by: admin, name: '다른 이름', registrationNumber: '제77호', reason: '정정' })
    .thenRefused('cannot_edit_super');
});

it('a registration number is gone with the account', () => {
  const erased: UserEvent = { type: 'UserErased', data: { owner, how: 'left' } };
  expect(fold(userDecider, [signedUp, registered('제77호'), erased])?.registrationNumber).toBeNull();
});
