import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { expect, it } from 'vitest';
import { messageSending } from './message-sending.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const requested = (told: object, schemaVersion = 2): StoredEvent => ({
  ...{
    id: '9b2d5b1e-7f55-5c39-8f0c-0a4f3a0b6a10',
    type: 'MessageRequested',
    schemaVersion,
    stream: `message-${owner}`,
  },
  ...{ revision: 1, position: '0000000000000042', at: '2026-11-21T00:00:00.000Z', actor: { id: owner, role: 'user' } },
  ...{ correlationId: 'c', causationId: 'd', hash: '', previousHash: '' },
  data: { owner, channel: 'email', template: 'notice', notAfter: null, personal: null, ...told },
});
const isUrgent = (event: StoredEvent) => messageSending.on(event).map(({ urgent }) => urgent);

it('lets only that overtake for which somebody waits: a reminder expires, too', () => {
  const tonight = '2026-11-21T14:59:59.999Z';
  expect(isUrgent(requested({ notAfter: '2026-11-21T00:03:00.000Z', urgent: true }))).toEqual([true]);
  expect(isUrgent(requested({ notAfter: tonight }))).toEqual([false]);
  expect(isUrgent(requested({}))).toEqual([false]);
  expect(isUrgent(requested({ notAfter: tonight }, 1))).toEqual([false]);
});
