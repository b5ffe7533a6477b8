import { expect, test } from 'vitest';
import { roleWords } from './words.ts';

const noMenu = { all: false, advisor: false, partner: false, search: false };

test.each([
  [{ accessType: 0, adminMenu: noMenu }, '일반 회원'],
  [{ accessType: 1, adminMenu: { ...noMenu, all: true } }, '관리자'],
  [{ accessType: 1, adminMenu: { ...noMenu, advisor: true } }, '관리자 · 노무사'],
  [{ accessType: 1, adminMenu: { ...noMenu, search: true } }, '관리자 · 판례 검색'],
  [{ accessType: 1, adminMenu: noMenu }, '관리자 · 권한 없음'],
] as const)('lists say what the flags of %j make of a person: %s', (person, words) => {
  expect(roleWords(person)).toBe(words);
});
