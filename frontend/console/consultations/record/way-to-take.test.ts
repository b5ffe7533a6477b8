import { expect, test } from 'vitest';
import { wayToTake } from './way-to-take.ts';

const conflict = { what: 'advice', id: 'a', here: 'client', there: 'opponent' } as const;
const colleague = { id: 'c', name: '박노무' };

const of = { assignee: null, conflicts: [], reasonNeeded: false };

test('only a consultation that nobody has, without a conflict, is taken at once', () => {
  expect(wayToTake(of)).toBe('atOnce');
  expect(wayToTake({ ...of, conflicts: [conflict] })).toBe('despite');
  expect(wayToTake({ ...of, assignee: colleague })).toBe('takeOver');
  expect(wayToTake({ ...of, assignee: colleague, conflicts: [conflict] })).toBe('takeOver');
});

test('whoever has it says why they go on in spite of a conflict that has come up since', () => {
  expect(wayToTake({ assignee: colleague, conflicts: [conflict], reasonNeeded: true })).toBe('goOn');
});
