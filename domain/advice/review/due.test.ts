import { describe, expect, it } from 'vitest';
import { reviewDueAt } from './due.ts';

describe('a review is due at six in the evening of the next working day in Korea', () => {
  it.each([
    ['on a Monday', '2026-11-23T03:00:00.000Z', '2026-11-24T09:00:00.000Z'],
    [
      'late on a Monday in Korea, when it is still Monday in UTC',
      '2026-11-23T14:59:59.999Z',
      '2026-11-24T09:00:00.000Z',
    ],
    ['when Tuesday has begun in Korea', '2026-11-23T15:00:00.000Z', '2026-11-25T09:00:00.000Z'],
    ['on a Friday: not at the weekend', '2026-11-27T03:00:00.000Z', '2026-11-30T09:00:00.000Z'],
    ['on a Saturday', '2026-11-28T03:00:00.000Z', '2026-11-30T09:00:00.000Z'],
    ['before Christmas, which is a Friday', '2026-12-24T03:00:00.000Z', '2026-12-28T09:00:00.000Z'],
    ['on the last day of the year', '2026-12-31T03:00:00.000Z', '2027-01-04T09:00:00.000Z'],
    ['before Seollal 2027 and its substitute holiday', '2027-02-05T03:00:00.000Z', '2027-02-10T09:00:00.000Z'],
  ])('requested %s', (_when, requestedAt, due) => {
    expect(reviewDueAt(requestedAt)).toBe(due);
  });
});
