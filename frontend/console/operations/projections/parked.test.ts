import { expect, test } from 'vitest';
import { parkedIn } from './parked.ts';

test('streams and effects that are parked stand in one list, the longest waiting first', () => {
  const parked = parkedIn({
    projections: [
      { name: 'orders', parked: [] },
      {
        name: 'case-work',
        parked: [
          {
            ...{ stream: 'case-1', position: '5', eventId: 'e', type: 'CaseRefined', error: 'no such field' },
            ...{ since: '2026-11-22T10:00:00.000Z', events: 3 },
          },
        ],
      },
    ],
    managers: [
      {
        name: 'receipts',
        parked: [
          {
            ...{ key: 'k', kind: 'job', name: 'send-receipt', eventId: 'e', position: '4', error: 'refused' },
            since: '2026-11-22T09:00:00.000Z',
          },
        ],
      },
    ],
  });
  expect(parked.map(({ kind, where, what, events }) => [kind, where, what, events])).toEqual([
    ['effect', 'receipts', 'send-receipt', 1],
    ['stream', 'case-work', 'case-1', 3],
  ]);
});
