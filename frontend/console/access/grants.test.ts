import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import type { AdminMenu } from '@nomucheck/domain/accounts/contract/user.ts';
import { expect, test } from 'vitest';
import { entriesOfStaff, mayOpen, mayPublishRulesets } from './grants.ts';

const person = (accessType: 0 | 1 | 2, menu: Partial<AdminMenu> = {}) => ({
  accessType,
  adminMenu: { ...noMenu, ...menu },
  searchAccessUntil: null,
});

const superAdmin = person(2, { all: true });
const admin = person(1, { all: true });
const advisor = person(1, { advisor: true });

test('the menu holds the entries that a person’s rights open; a person who isn’t of the firm has none', () => {
  expect(entriesOfStaff(superAdmin)).toContain('company');
  expect(entriesOfStaff(admin)).not.toContain('company');
  expect(entriesOfStaff(advisor)).toEqual(['inspection', 'consultation', 'topic', 'search', 'board']);
  expect(entriesOfStaff(person(0, { partner: true, search: true }))).toEqual([]);
});

test('a list is open to people with its menu entry; a list without an entry is open to nobody', () => {
  expect(mayOpen(admin, 'user')).toBe(true);
  expect(mayOpen(advisor, 'user')).toBe(false);
  expect(mayOpen(null, 'user')).toBe(false);
  expect(mayOpen(superAdmin, undefined)).toBe(false);
});

test('an edition of the questionnaire is published by a super; an admin only sees it', () => {
  expect([superAdmin, admin, advisor].map(mayPublishRulesets)).toEqual([true, false, false]);
  expect([superAdmin, admin, advisor].map((one) => mayOpen(one, 'ruleset'))).toEqual([true, true, false]);
  expect([superAdmin, admin, advisor].map((one) => mayOpen(one, 'policy'))).toEqual([true, true, false]);
  expect(mayPublishRulesets(null)).toBe(false);
});
