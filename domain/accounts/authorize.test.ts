import { describe, expect, it } from 'vitest';
import { DomainError, errorCatalogue } from '../kernel/errors.ts';
import { roles } from '../kernel/event.ts';
import { authorize } from './authorize.ts';
import { actions, may, type Resource, refusalOf, type Subject } from './rights.ts';

const codeOf = (subject: Subject, action: (typeof actions)[number], resource?: Resource | null): string => {
  try {
    authorize(subject, action, resource);
    return 'may';
  } catch (error) {
    return error instanceof DomainError ? error.code : 'another failure';
  }
};

/** Who may, of the log's roles, without owning anything and without anything having been opened. */
const table: Readonly<Record<(typeof actions)[number], string>> = {
  'access.public': 'anonymous user partner advisor admin super',
  'access.login': 'user partner advisor admin super',
  'access.staff': 'advisor admin super',
  'access.admin': 'admin super',
  'menu.inspection': 'advisor admin super',
  'menu.search': 'partner advisor admin super',
  'menu.user': 'admin super',
  'menu.crawling': 'admin super',
  'menu.data': 'admin super',
  'menu.ocr': 'admin super',
  'menu.company': 'super',
  'check.read': 'advisor admin super',
  'check.save': '',
  'check.conclude': '',
  'check.readOwnWords': '',
  'figure.readInside': 'advisor admin super',
  'order.read': 'admin super',
  'order.pay': '',
  'order.refund': 'admin super',
  'figure.asOf': 'advisor admin super',
  'person.readName': 'advisor admin super',
  'person.edit': 'admin super system',
  'person.makeAdmin': 'super system',
  'person.leave': '',
  'person.makeSuper': 'super system',
  'query.share': 'advisor admin super',
};

describe('a right', () => {
  it.each(actions)('%s is theirs whom the table names and nobody else’s, and the others are told why', (action) => {
    const passing = roles.filter((role) => codeOf({ role, id: 'a' }, action, { owner: 'b' }) === 'may');
    expect(passing.join(' ')).toBe(table[action]);
    expect(errorCatalogue[refusalOf(action)].status).toBeLessThan(500);
  });

  it('to a record is its owner’s, never that of one without an id, and never anonymous’s', () => {
    expect(codeOf({ role: 'user', id: 'a' }, 'check.save', { owner: 'a' })).toBe('may');
    expect(codeOf({ role: 'super', id: 'a' }, 'check.save', { owner: 'b' })).toBe('autosave_absent');
    expect(codeOf({ role: 'user' }, 'check.save', {})).toBe('autosave_absent');
    expect(codeOf({ role: 'anonymous', id: 'a' }, 'check.read', { owner: 'a' })).toBe('check_fetch_failed');
  });

  it('to a record that isn’t there is nobody’s, and sounds as if it were another’s', () => {
    for (const role of roles) {
      expect(codeOf({ role, id: 'a' }, 'check.read', null)).toBe('check_fetch_failed');
    }
    expect(codeOf({ role: 'user', id: 'a' }, 'check.read', { owner: 'b' })).toBe('check_fetch_failed');
  });

  it('that can be opened is open to whom it was opened, and no other right is', () => {
    const opened = actions.filter((action) => may({ role: 'user', id: 'a' }, action, { open: true }));
    expect(opened).toEqual(['access.public', 'access.login', 'menu.search', 'figure.readInside']);
  });
});
