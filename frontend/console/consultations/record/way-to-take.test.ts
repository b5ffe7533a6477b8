import { expect, test } from 'vitest';
import { wayToTake } from './way-to-take.ts';

const conflict = { what: 'advice', id: 'a', here: 'client', there: 'opponent' } as const;
const colleague = { id: 'c', name: '박노무' };

test('only a consultation that nobody has, without a conflict, is taken at once', () => {
  expect(wayToTake({ assignee: null, conflicts: [] })).toBe('atOnce');
  expect(wayToTake({ assignee: null, conflicts: [conflict] })).toBe('despite');
  expect(wayToTake({ assignee: colleague, conflicts: [] })).toBe('takeOver');
  expect(wayToTake({ assignee: colleague, conflicts: [conflict] })).toBe('takeOver');
});
