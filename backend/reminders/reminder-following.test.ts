import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { expect, it } from 'vitest';
import { reminderFollowing } from './reminder-following.ts';

const owner = '018f0000-0000-7000-8000-000000000001';
const checkId = '018f0000-0000-7000-8000-000000000002';
const jobsAfterResultBy = (actor: Actor) =>
  reminderFollowing
    .on({
      ...{ id: '018f0000-0000-7000-8000-000000000003', type: 'ResultCalculated', schemaVersion: 4, data: { owner } },
      ...{ stream: `check-${checkId}`, revision: 20, position: '0000000000000020', hash: '', previousHash: '' },
      ...{ at: '2026-11-23T03:00:00.000Z', actor, correlationId: 'c', causationId: 'd' },
    })
    .map(({ data }) => data);

it('a result by the service is told apart from the owner’s own: it is no newer diagnosis of theirs', () => {
  expect(jobsAfterResultBy({ id: owner, role: 'user' })).toEqual([{ owner, checkId, byService: false }]);
  expect(jobsAfterResultBy({ id: 'system', role: 'system' })).toEqual([{ owner, checkId, byService: true }]);
});
