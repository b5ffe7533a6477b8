import { expect, it } from 'vitest';
import { nearlyDueFrom } from './nearly-due.ts';

it.each([
  [
    'on a Tuesday: from Monday evening',
    '2026-11-23T03:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
    '2026-11-23T09:00:00.000Z',
  ],
  [
    'on a Monday: from Friday evening',
    '2026-11-27T03:00:00.000Z',
    '2026-11-30T09:00:00.000Z',
    '2026-11-27T09:00:00.000Z',
  ],
  ['after Christmas', '2026-12-24T03:00:00.000Z', '2026-12-28T09:00:00.000Z', '2026-12-24T09:00:00.000Z'],
  [
    'requested in the evening before: in the morning',
    '2026-11-23T09:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
    '2026-11-24T00:00:00.000Z',
  ],
  [
    'requested on a Saturday: on Monday morning',
    '2026-11-28T03:00:00.000Z',
    '2026-11-30T09:00:00.000Z',
    '2026-11-30T00:00:00.000Z',
  ],
])('a review that is due %s', (_when, requestedAt, dueAt, from) => {
  expect(nearlyDueFrom({ requestedAt, dueAt })).toBe(from);
});
