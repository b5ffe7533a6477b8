import { expect, test } from 'vitest';
import { withCondition } from '../../list/conditions.ts';
import { changeWords, nameChangeWords } from '../person/change-words.ts';
import { asksRegistration, changeOf, type PersonFields, shownConflicts } from './person-fields.ts';

const nobody: PersonFields = {
  name: '김하나',
  registrationNumber: '',
  accessType: 0,
  all: false,
  advisor: false,
  partner: false,
  search: false,
};
const noMenu = { all: false, advisor: false, partner: false, search: false };

test('only changed fields are sent; when one menu has changed, all menus are sent', () => {
  expect(changeOf(nobody, nobody)).toEqual({});
  expect(changeOf(nobody, { ...nobody, name: '김두나' })).toEqual({ name: '김두나' });
  expect(changeOf(nobody, { ...nobody, accessType: 1, advisor: true })).toEqual({
    accessType: 1,
    adminMenu: { ...noMenu, advisor: true },
  });
});

test('an emptied registration number is taken away', () => {
  const attorney = { ...nobody, registrationNumber: '제1234호' };
  expect(changeOf(nobody, { ...attorney, registrationNumber: ' 제1234호 ' })).toEqual({
    registrationNumber: '제1234호',
  });
  expect(changeOf(attorney, nobody)).toEqual({ registrationNumber: null });
});

test('the promotion asks for the registration number, and an ordinary person has none', () => {
  expect(asksRegistration(nobody, nobody)).toBe(false);
  expect(asksRegistration(nobody, { ...nobody, accessType: 1 })).toBe(true);
  expect(asksRegistration({ accessType: 1 }, nobody)).toBe(true);
  const promoted = { ...nobody, accessType: 1, advisor: true, registrationNumber: '제1234호' } as const;
  expect(changeOf(nobody, promoted)).toEqual({
    ...{ accessType: 1, adminMenu: { ...noMenu, advisor: true } },
    registrationNumber: '제1234호',
  });
});

test('a conflict is shown in words', () => {
  expect(shownConflicts(nobody, { ...nobody, accessType: 1, advisor: true }, { ...nobody, name: '김두나' })).toEqual([
    { name: '이름', yours: '김두나', theirs: '김두나' },
    { name: '구분', yours: '내부 직원', theirs: '일반' },
    { name: '메뉴: 검수 (노무사)', yours: '켬', theirs: '끔' },
  ]);
});

test('a change of the role is shown as roles, a change of menus alone as menus', () => {
  const user = { accessType: 0, adminMenu: noMenu, role: 'user' } as const;
  const advisor = { accessType: 1, adminMenu: { ...noMenu, advisor: true }, role: 'advisor' } as const;
  const searching = { ...user, accessType: 1, adminMenu: { ...noMenu, search: true } } as const;
  expect(changeWords({ before: user, after: advisor })).toBe('일반 회원 → 노무사');
  const idle = { ...user, accessType: 1 } as const;
  expect(changeWords({ before: idle, after: searching })).toBe('메뉴: 없음 → 판례 검색');
  expect(changeWords({ before: searching, after: user })).toBe('구분: 내부 직원 → 일반, 메뉴: 판례 검색 → 없음');
});

test('a condition is set, and removed when the wanted value is empty', () => {
  expect(withCondition({ role: 'user' }, 'verified', false)).toEqual({ role: 'user', verified: false });
  expect(withCondition({ role: 'user', q: 'a' }, 'role', '')).toEqual({ q: 'a' });
});

test('a change of the name or of the registration number is said in words', () => {
  expect(nameChangeWords({ field: 'name', before: '이하늘', after: '이바다' })).toBe('이름: 이하늘 → 이바다');
  expect(nameChangeWords({ field: 'registrationNumber', before: null, after: '제1234호' })).toBe(
    '공인노무사 등록번호: 없음 → 제1234호',
  );
});
