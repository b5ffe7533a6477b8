import { expect, test } from 'vitest';
import { canBeRetried } from './failures.ts';

const now = '2026-11-28T01:00:00.000Z';
const failed = { status: 'failed', why: 'refused', notAfter: null } as const;

test('a message is sent again only if that could help', () => {
  expect(canBeRetried(failed, now)).toBe(true);
  expect(canBeRetried({ ...failed, why: 'not_delivered' }, now)).toBe(true);
  for (const why of ['too_late', 'person_gone', 'not_agreed'])
    expect(canBeRetried({ ...failed, why }, now)).toBe(false);
  expect(canBeRetried({ ...failed, status: 'sent', why: null }, now)).toBe(false);
});

test('a code is sent again up to the last instant at which it is valid', () => {
  expect(canBeRetried({ ...failed, notAfter: now }, now)).toBe(true);
  expect(canBeRetried({ ...failed, notAfter: '2026-11-28T00:59:59.999Z' }, now)).toBe(false);
});
