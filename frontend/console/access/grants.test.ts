import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import type { AdminMenu } from '@nomucheck/domain/accounts/contract/user.ts';
import { expect, test } from 'vitest';
import { entriesOfStaff, mayDo } from './grants.ts';

const person = (accessType: 0 | 1 | 2, menu: Partial<AdminMenu> = {}) => ({
  accessType,
  adminMenu: { ...noMenu, ...menu },
  searchAccessUntil: null,
});

const superAdmin = person(2, { all: true });
const admin = person(1, { all: true });
const advisor = person(1, { advisor: true });

test('the menu holds what the grants open, and nothing for who isn’t of the firm', () => {
  expect(entriesOfStaff(superAdmin)).toContain('company');
  expect(entriesOfStaff(admin)).not.toContain('company');
  expect(entriesOfStaff(advisor)).toEqual(['inspection', 'search']);
  expect(entriesOfStaff(person(0, { partner: true, search: true }))).toEqual([]);
});

test('a list is open to whoever has its entry; what isn’t known is open to nobody', () => {
  const list = { resource: 'admin/user', action: 'list' };
  expect(mayDo(admin, list)).toBe(true);
  expect(mayDo(admin, { ...list, action: 'export' })).toBe(true);
  expect(mayDo(advisor, list)).toBe(false);
  expect(mayDo(null, list)).toBe(false);
  expect(mayDo(superAdmin, { resource: 'secrets', action: 'list' })).toBe(false);
});
