import { describe, expect, it } from 'vitest';
import {
  type Access,
  accessTypeOf,
  isStaff,
  menusOf as menusGranted,
  noMenu,
  roleOf,
  searchAccessUntil,
  standingOf,
} from './access.ts';

const now = '2026-11-21T03:00:00.000Z';
const ordinary: Access = { accessType: 0, adminMenu: noMenu, lastPaymentAt: null };

const menusOf = (access: Access, at: string) =>
  menusGranted({ ...access, searchAccessUntil: searchAccessUntil(access) }, at);

describe('the menu of a person', () => {
  it('has every entry, the list of companies included, for a super', () => {
    expect(menusOf({ ...ordinary, accessType: 2 }, now)).toEqual([
      'inspection',
      'consultation',
      'topic',
      'search',
      'user',
      'order',
      'message',
      'board',
      'crawling',
      'data',
      'ocr',
      'policy',
      'ruleset',
      'correction',
      'calibration',
      'stats',
      'log',
      'usage',
      'company',
    ]);
  });

  it('has every entry but the list of companies for an admin with the flag `all`', () => {
    expect(menusOf({ ...ordinary, accessType: 1, adminMenu: { ...noMenu, all: true } }, now)).toEqual([
      'inspection',
      'consultation',
      'topic',
      'search',
      'user',
      'order',
      'message',
      'board',
      'crawling',
      'data',
      'ocr',
      'policy',
      'ruleset',
      'correction',
      'calibration',
      'stats',
      'log',
      'usage',
    ]);
  });

  it('has inspection, consultations, the topics, search and the boards for an advisor', () => {
    const advisor = { ...ordinary, accessType: 1 as const, adminMenu: { ...noMenu, advisor: true } };
    expect(menusOf(advisor, now)).toEqual(['inspection', 'consultation', 'topic', 'search', 'board']);
  });

  it('has the search for an ordinary account for twenty-four hours after a payment, and not a millisecond longer', () => {
    const paid = (lastPaymentAt: string) => menusOf({ ...ordinary, lastPaymentAt }, now);
    expect(paid('2026-11-20T03:00:00.001Z')).toEqual(['search']);
    expect(paid('2026-11-20T03:00:00.000Z')).toEqual([]);
  });
});

const allButCompanies =
  'inspection consultation topic search user order message board crawling data ocr policy ruleset correction calibration stats log usage';
const justNow = '2026-11-21T02:59:00.000Z';
const lastYear = '2025-11-21T03:00:00.000Z';

/** Access type, flags and the time of the last payment; the role that follows from them; the entries of the menu. */
describe.each([
  [0, '', null, 'user', ''],
  [0, 'partner', null, 'user', ''],
  [0, 'search', null, 'user', ''],
  [0, 'partner search', lastYear, 'user', ''],
  [0, 'all advisor partner search', null, 'user', ''],
  [0, '', justNow, 'user', 'search'],
  [0, 'partner', justNow, 'user', 'search'],
  [1, '', null, 'user', ''],
  [1, 'search', null, 'user', 'search'],
  [1, '', justNow, 'user', 'search'],
  [1, '', lastYear, 'user', 'search'],
  [1, 'partner', null, 'partner', 'search'],
  [1, 'partner search', lastYear, 'partner', 'search'],
  [1, 'advisor', null, 'advisor', 'inspection consultation topic search board'],
  [1, 'advisor partner', null, 'advisor', 'inspection consultation topic search board'],
  [1, 'all', null, 'admin', allButCompanies],
  [1, 'all advisor partner search', null, 'admin', allButCompanies],
  [2, '', null, 'super', `${allButCompanies} company`],
  [2, 'all', null, 'super', `${allButCompanies} company`],
] as const)(
  'access type %s with the flags "%s" and the last payment at %s',
  (accessType, flags, lastPaymentAt, role, entries) => {
    const adminMenu = Object.fromEntries(Object.keys(noMenu).map((flag) => [flag, flags.split(' ').includes(flag)]));
    const person: Access = { accessType, adminMenu: { ...noMenu, ...adminMenu }, lastPaymentAt };

    it('is listed by the access type alone, and found by what it is listed as', () => {
      expect(standingOf(person)).toBe(['user', 'admin', 'super'][accessType]);
      expect(accessTypeOf(standingOf(person))).toBe(accessType);
    });

    it(`of the role ${role} has ${entries === '' ? 'no entry' : entries}`, () => {
      expect(roleOf(person)).toBe(role);
      expect(menusOf(person, now).join(' ')).toBe(entries);
    });
  },
);

it('counts the day of search access from the time of the payment', () => {
  expect(searchAccessUntil(ordinary)).toBeNull();
  expect(searchAccessUntil({ lastPaymentAt: now })).toBe('2026-11-22T03:00:00.000Z');
});

describe('the role of a person', () => {
  it.each([
    [2, noMenu, 'super', true],
    [1, { ...noMenu, all: true }, 'admin', true],
    [1, { ...noMenu, advisor: true }, 'advisor', true],
    [1, noMenu, 'user', false],
    [1, { ...noMenu, partner: true }, 'partner', false],
    [0, { ...noMenu, partner: true }, 'user', false],
    [0, { ...noMenu, all: true, advisor: true }, 'user', false],
  ] as const)('of access %s with %o is %s', (accessType, adminMenu, role, staff) => {
    expect(roleOf({ accessType, adminMenu })).toBe(role);
    expect(isStaff(role)).toBe(staff);
  });
});
