import { describe, expect, it } from 'vitest';
import { type Access, isStaff, menusOf as menusGranted, noMenu, roleOf, searchAccessUntil } from './access.ts';

const now = '2026-11-21T03:00:00.000Z';
const ordinary: Access = { accessType: 0, adminMenu: noMenu, lastPaymentAt: null };

const menusOf = (access: Access, at: string) =>
  menusGranted({ ...access, searchAccessUntil: searchAccessUntil(access) }, at);

describe('the menu', () => {
  it('is everything with the companies for a super', () => {
    expect(menusOf({ ...ordinary, accessType: 2 }, now)).toEqual([
      'inspection',
      'search',
      'user',
      'crawling',
      'data',
      'ocr',
      'company',
    ]);
  });

  it('is everything but the companies for an admin with all', () => {
    expect(menusOf({ ...ordinary, accessType: 1, adminMenu: { ...noMenu, all: true } }, now)).toEqual([
      'inspection',
      'search',
      'user',
      'crawling',
      'data',
      'ocr',
    ]);
  });

  it('is inspection and search for an advisor', () => {
    const advisor = { ...ordinary, accessType: 1 as const, adminMenu: { ...noMenu, advisor: true } };
    expect(menusOf(advisor, now)).toEqual(['inspection', 'search']);
  });

  it.each(['partner', 'search'] as const)('is the search for one with the %s flag', (flag) => {
    expect(menusOf({ ...ordinary, adminMenu: { ...noMenu, [flag]: true } }, now)).toEqual(['search']);
  });

  it('is the search for twenty-four hours after a payment, and not a millisecond more', () => {
    const paid = (lastPaymentAt: string) => menusOf({ ...ordinary, lastPaymentAt }, now);
    expect(paid('2026-11-20T03:00:00.001Z')).toEqual(['search']);
    expect(paid('2026-11-20T03:00:00.000Z')).toEqual([]);
  });

  it('is empty for everyone else, also where staff flags stand on an ordinary account', () => {
    expect(menusOf(ordinary, now)).toEqual([]);
    expect(menusOf({ ...ordinary, accessType: 1 }, now)).toEqual([]);
    expect(menusOf({ ...ordinary, adminMenu: { ...noMenu, all: true, advisor: true } }, now)).toEqual([]);
  });
});

it('counts the day of search access from the payment', () => {
  expect(searchAccessUntil(ordinary)).toBeNull();
  expect(searchAccessUntil({ lastPaymentAt: now })).toBe('2026-11-22T03:00:00.000Z');
});

describe('the role', () => {
  it.each([
    [2, noMenu, 'super', true],
    [1, { ...noMenu, all: true }, 'admin', true],
    [1, { ...noMenu, advisor: true }, 'advisor', true],
    [1, noMenu, 'user', false],
    [0, { ...noMenu, partner: true }, 'partner', false],
    [0, { ...noMenu, all: true, advisor: true }, 'user', false],
  ] as const)('of access %s with %o is %s', (accessType, adminMenu, role, staff) => {
    expect(roleOf({ accessType, adminMenu })).toBe(role);
    expect(isStaff(role)).toBe(staff);
  });
});
