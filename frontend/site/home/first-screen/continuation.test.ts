import { expect, test } from 'vitest';
import { continuationOf, dDay } from './continuation.ts';

const today = '2026-11-23';
const draft = { id: 'd', status: 'draft', deadline: null } as const;
const result = { id: 'r', status: 'completed', deadline: '2027-02-17' } as const;

test('an unfinished check goes before a result, with its days once the dismissal is known', () => {
  expect(continuationOf([result, draft], today)).toEqual({ kind: 'draft', to: '/check/form', daysLeft: null });
  expect(continuationOf([{ ...draft, deadline: '2027-02-17' }], today)?.daysLeft).toBe(86);
});

test('else it is the newest result whose deadline still runs, to the last day', () => {
  const older = { ...result, id: 'o', deadline: '2026-12-01' };
  expect(continuationOf([result, older], today)).toEqual({ kind: 'result', to: '/check/result/r', daysLeft: 86 });
  expect(continuationOf([{ ...result, deadline: '2026-11-23' }], today)?.daysLeft).toBe(0);
  const passed = { ...result, deadline: '2026-11-22' };
  expect(continuationOf([passed, older], today)?.to).toBe('/check/result/o');
});

test('without either there is nothing', () => {
  expect(continuationOf([], today)).toBeNull();
  expect(
    continuationOf(
      [
        { ...result, deadline: null },
        { ...result, deadline: '2026-11-22' },
      ],
      today,
    ),
  ).toBeNull();
  expect(continuationOf([{ ...result, status: 'discarded' }], today)).toBeNull();
});

test('the draft of a dismissal whose deadline has passed can still be continued, without days', () => {
  expect(continuationOf([{ ...draft, deadline: '2026-11-01' }], today)).toMatchObject({
    kind: 'draft',
    daysLeft: null,
  });
});

test('days are counted as Koreans count them', () => {
  expect([dDay(86), dDay(1), dDay(0)]).toEqual(['D-86', 'D-1', 'D-DAY']);
});
