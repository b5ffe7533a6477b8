import { nameless } from '@nomucheck/domain/accounts/told-name.ts';
import { expect, test } from 'vitest';
import { profileChanges, profileFormOf, profileMistakes } from './profile-form.ts';

const user = { name: '김해고', phoneNumber: '01012345678', consents: {} };
const form = profileFormOf(user);

test('a number is shown in the usual form, older records too', () => {
  expect(form.phoneNumber).toBe('010-1234-5678');
  expect(profileFormOf({ ...user, phoneNumber: '0111234567' }).phoneNumber).toBe('011-123-4567');
  expect(profileFormOf({ ...user, phoneNumber: null }).phoneNumber).toBe('');
});

test('only changed fields are sent; without changes nothing is', () => {
  expect(profileChanges(form, user)).toBeNull();
  expect(profileChanges({ ...form, phoneNumber: '０１０ 1234 5678' }, user)).toBeNull();
  expect(profileChanges({ ...form, phoneNumber: '０１０－１２３４－５６７８' }, user)).toBeNull();
  expect(profileChanges({ ...form, phoneNumber: '+82 (0)10–1234–5678' }, user)).toBeNull();
  expect(profileChanges({ ...form, name: ' 이복직 ' }, user)).toEqual({ name: '이복직' });
  expect(profileChanges({ ...form, phoneNumber: ' ' }, user)).toEqual({ phoneNumber: null });
  expect(profileChanges({ ...form, phoneNumber: '01098765432', marketing: true }, user)).toEqual({
    phoneNumber: '01098765432',
    marketing: true,
  });
});

test('who signed up without a name finds the field empty, and needn’t fill it', () => {
  const unnamed = { ...user, name: nameless };
  const empty = profileFormOf(unnamed);
  expect(empty.name).toBe('');
  expect(profileMistakes(empty, unnamed)).toEqual([]);
  expect(profileChanges({ ...empty, marketing: true }, unnamed)).toEqual({ marketing: true });
  expect(profileChanges({ ...empty, name: '김해고' }, unnamed)).toEqual({ name: '김해고' });
});

test('a name is required, a number is optional, and an invalid number is reported at its field', () => {
  expect(profileMistakes({ ...form, phoneNumber: '' }, user)).toEqual([]);
  expect(profileMistakes({ ...form, name: ' ', phoneNumber: '1234' }, user).map(({ id }) => id)).toEqual([
    'name',
    'phoneNumber',
  ]);
});
