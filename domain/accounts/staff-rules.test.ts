import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/errors.ts';
import type { Actor, Role } from '../kernel/log/event.ts';
import { noMenu } from './access.ts';
import {
  mayWith,
  type Person,
  requireMayEdit,
  requireMayEndSessions,
  requireMayGrant,
  requireMayRemove,
} from './staff-rules.ts';

const by = (role: Role, id = 'me'): Actor => ({ id, role });
const ordinary: Person = { id: 'them', accessType: 0, adminMenu: noMenu };
const advisor: Person = { ...ordinary, accessType: 1, adminMenu: { ...noMenu, advisor: true } };
const admin: Person = { ...ordinary, accessType: 1, adminMenu: { ...noMenu, all: true } };
const aSuper: Person = { ...ordinary, accessType: 2, adminMenu: { ...noMenu, all: true } };

const said = (rule: () => void): string => {
  try {
    rule();
    return 'may';
  } catch (error) {
    return error instanceof DomainError ? error.code : 'another failure';
  }
};

describe('who may edit whom', () => {
  it.each([
    ['admin', ordinary, 'may'],
    ['super', ordinary, 'may'],
    ['system', ordinary, 'may'],
    ['admin', admin, 'may'],
    ['super', aSuper, 'cannot_edit_super'],
    ['admin', aSuper, 'cannot_edit_super'],
    ['advisor', ordinary, 'admin_only'],
    ['partner', ordinary, 'admin_only'],
    ['user', ordinary, 'admin_only'],
    ['anonymous', ordinary, 'admin_only'],
    ['seed', ordinary, 'admin_only'],
  ] as const)('%s about %o: %s', (role, person, expected) => {
    expect(said(() => requireMayEdit(by(role), person))).toBe(expected);
  });

  it('no one edits their own account, whatever their role', () => {
    for (const role of ['admin', 'super'] as const) {
      const self = { ...admin, id: 'me' };
      for (const rule of [requireMayEdit, requireMayRemove, requireMayEndSessions]) {
        expect(said(() => rule(by(role), self))).toBe('cannot_edit_self');
      }
      expect(mayWith(by(role), self)).toEqual({
        edit: false,
        makeAdmin: false,
        makeSuper: false,
        remove: false,
        endSessions: false,
      });
    }
  });

  it('only a super removes a person of the firm, and no one removes a super', () => {
    expect(said(() => requireMayRemove(by('admin'), ordinary))).toBe('may');
    for (const person of [advisor, admin]) {
      expect(said(() => requireMayRemove(by('admin'), person))).toBe('forbidden');
      expect(said(() => requireMayRemove(by('super'), person))).toBe('may');
    }
    expect(said(() => requireMayRemove(by('super'), aSuper))).toBe('cannot_edit_super');
  });

  it('only a super ends a super’s sessions; admins end those of others, too', () => {
    expect(said(() => requireMayEndSessions(by('admin'), admin))).toBe('may');
    expect(said(() => requireMayEndSessions(by('admin'), aSuper))).toBe('cannot_edit_super');
    expect(said(() => requireMayEndSessions(by('super'), aSuper))).toBe('may');
    expect(said(() => requireMayEndSessions(by('advisor'), ordinary))).toBe('admin_only');
  });
});

describe('what may be granted and revoked', () => {
  const idle: Person = { ...ordinary, accessType: 1 };
  const partner = { ...idle, adminMenu: { ...noMenu, partner: true } };

  it.each([
    ['the partner’s flag', idle, partner, 'may', 'may'],
    ['the advisor’s menu of one who is of the firm', { ...advisor, adminMenu: noMenu }, advisor, 'may', 'may'],
    ['being of the firm', ordinary, advisor, 'forbidden', 'may'],
    ['being of the firm no more', advisor, ordinary, 'forbidden', 'may'],
    ['the whole menu', advisor, admin, 'forbidden', 'may'],
    ['the whole menu no more', admin, advisor, 'forbidden', 'may'],
    [
      'the whole menu, before they are of the firm',
      ordinary,
      { ...ordinary, adminMenu: admin.adminMenu },
      'forbidden',
      'may',
    ],
    ['being a super', admin, aSuper, 'forbidden', 'may'],
  ] as const)('%s', (_what, before, after, anAdmin, another) => {
    expect(said(() => requireMayGrant(by('admin'), before, after))).toBe(anAdmin);
    expect(said(() => requireMayGrant(by('super'), before, after))).toBe(another);
    expect(said(() => requireMayGrant(by('system'), before, after))).toBe(another);
    expect(said(() => requireMayGrant(by('advisor'), before, after))).toBe(anAdmin === 'may' ? 'may' : 'forbidden');
  });
});
