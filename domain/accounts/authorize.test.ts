import { describe, expect, it } from 'vitest';
import { DomainError, errorCatalogue } from '../kernel/errors.ts';
import { roles } from '../kernel/log/event.ts';
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

/**
 * For each action the roles that may do it, without owning the record and without the record having been opened to them.
 */
const table: Readonly<Record<(typeof actions)[number], string>> = {
  'access.public': 'anonymous user partner advisor admin super',
  'access.login': 'user partner advisor admin super',
  'access.staff': 'advisor admin super',
  'access.admin': 'admin super',
  'menu.inspection': 'advisor admin super',
  'menu.consultation': 'advisor admin super',
  'menu.topic': 'advisor admin super',
  'menu.search': 'partner advisor admin super',
  'menu.user': 'admin super',
  'menu.order': 'admin super',
  'menu.message': 'admin super',
  'menu.board': 'advisor admin super',
  'menu.crawling': 'admin super',
  'menu.data': 'admin super',
  'menu.ocr': 'admin super',
  'menu.policy': 'admin super',
  'menu.ruleset': 'admin super',
  'menu.correction': 'admin super',
  'menu.calibration': 'admin super',
  'menu.company': 'super',
  'menu.stats': 'admin super',
  'menu.log': 'admin super',
  'menu.usage': 'admin super',
  'check.read': 'advisor admin super',
  'check.save': '',
  'check.conclude': '',
  'check.reportEnding': 'advisor admin super',
  'check.readOwnWords': '',
  'application.use': '',
  'figure.readInside': 'advisor admin super',
  'advice.read': 'advisor admin super',
  'advice.request': '',
  'advice.rate': '',
  'advice.review': 'advisor admin super',
  'advice.reassign': 'admin super',
  'advice.queue': 'admin super',
  'advice.amend': 'advisor admin super',
  'advice.withdraw': 'advisor admin super',
  'advice.show': 'advisor admin super',
  'consultation.read': 'advisor admin super',
  'consultation.change': '',
  'consultation.answer': 'advisor admin super',
  'file.read': '',
  'file.remove': '',
  'case.read': 'advisor admin super',
  'case.refine': 'admin super',
  'order.read': 'admin super',
  'order.pay': '',
  'order.refund': 'admin super',
  'figure.asOf': 'advisor admin super',
  'ruleset.edit': 'admin super',
  'ruleset.approve': 'admin super',
  'ruleset.publish': 'super system',
  'person.readName': 'advisor admin super',
  'person.edit': 'admin super system',
  'person.makeAdmin': 'super system',
  'person.leave': '',
  'person.makeSuper': 'super system',
  'company.keep': 'super',
  'usage.readAll': 'admin super',
  'service.readSettings': 'super',
  'query.share': 'advisor admin super',
};

describe('a right', () => {
  it.each(actions)(
    'to %s belongs to the roles that the table names and to no other; every refusal has a code of the catalogue',
    (action) => {
      const passing = roles.filter((role) => codeOf({ role, id: 'a' }, action, { owner: 'b' }) === 'may');
      expect(passing.join(' ')).toBe(table[action]);
      expect(errorCatalogue[refusalOf(action)].status).toBeLessThan(500);
    },
  );

  it('to a record belongs to its owner, never to a subject without an id, and never to anonymous', () => {
    expect(codeOf({ role: 'user', id: 'a' }, 'check.save', { owner: 'a' })).toBe('may');
    expect(codeOf({ role: 'super', id: 'a' }, 'check.save', { owner: 'b' })).toBe('autosave_absent');
    expect(codeOf({ role: 'user' }, 'check.save', {})).toBe('autosave_absent');
    expect(codeOf({ role: 'anonymous', id: 'a' }, 'check.read', { owner: 'a' })).toBe('check_fetch_failed');
  });

  it('to a record that doesn’t exist belongs to no role, and the refusal is the same as for another person’s record', () => {
    for (const role of roles) {
      expect(codeOf({ role, id: 'a' }, 'check.read', null)).toBe('check_fetch_failed');
    }
    expect(codeOf({ role: 'user', id: 'a' }, 'check.read', { owner: 'b' })).toBe('check_fetch_failed');
  });

  it('to review an advice never belongs to whoever asked, whatever their role', () => {
    const reviews = ['advice.review', 'advice.reassign', 'advice.queue', 'advice.amend', 'advice.withdraw'] as const;
    for (const action of reviews) {
      expect([action, codeOf({ role: 'super', id: 'a' }, action, { owner: 'a' })]).toEqual([action, 'same_reviewer']);
      expect(codeOf({ role: 'super', id: 'a' }, action, { owner: 'b' })).toBe('may');
      expect(codeOf({ role: 'user', id: 'a' }, action, { owner: 'a' })).toBe(refusalOf(action));
    }
  });

  it('that can be opened belongs to the person it was opened to; no other right does', () => {
    const opened = actions.filter((action) => may({ role: 'user', id: 'a' }, action, { open: true }));
    expect(opened).toEqual(['access.public', 'access.login', 'menu.search', 'figure.readInside']);
  });
});
