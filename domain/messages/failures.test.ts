import { expect, test } from 'vitest';
import { canBeRetried } from './failures.ts';

test('a message is sent again only if that could help', () => {
  expect(canBeRetried({ status: 'failed', why: 'refused' })).toBe(true);
  expect(canBeRetried({ status: 'failed', why: 'not_delivered' })).toBe(true);
  for (const why of ['too_late', 'person_gone', 'not_agreed'])
    expect(canBeRetried({ status: 'failed', why })).toBe(false);
  expect(canBeRetried({ status: 'sent', why: null })).toBe(false);
});
