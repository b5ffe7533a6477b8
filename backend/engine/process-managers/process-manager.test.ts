import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entriesOf } from './outbox/outbox-entries.ts';
import { after, defineProcessManager } from './process-manager.ts';

const paid = {
  type: 'OrderPaid',
  version: 2,
  upcast: { 1: (data: unknown) => ({ ...z.object({}).loose().parse(data), won: 0 }) },
};
const receipts = defineProcessManager({
  name: 'receipts',
  reactions: [
    after(paid, z.object({ order: z.string(), won: z.int() }), ({ data }) => [
      { name: 'unlock', data: { order: data.order } },
      { name: 'mail', purpose: 'to the buyer', data: { won: data.won } },
      { name: 'mail', purpose: 'to the firm', data: {} },
    ]),
  ],
});

const event = (changes: Partial<StoredEvent> = {}): StoredEvent => ({
  id: '9b2d5b1e-7f55-5c39-8f0c-0a4f3a0b6a10',
  type: 'OrderPaid',
  schemaVersion: 2,
  data: { order: 'a', won: 9_900 },
  stream: 'order-1',
  revision: 3,
  position: '0000000000000042',
  at: '2026-11-21T00:00:00.000Z',
  actor: { id: 'a', role: 'user' },
  correlationId: 'c',
  causationId: 'd',
  hash: '',
  previousHash: '',
  ...changes,
});

describe('a process manager', () => {
  it('returns the effects of an event, each under a key made from the event, the manager and the purpose', () => {
    const effects = receipts.on(event());
    expect(effects.map(({ key: _key, ...effect }) => effect)).toEqual([
      { name: 'unlock', data: { order: 'a' } },
      { name: 'mail', data: { won: 9_900 } },
      { name: 'mail', data: {} },
    ]);
    expect(effects.map(({ key }) => key)).toEqual(
      ['unlock', 'to the buyer', 'to the firm'].map((purpose) => uuidV5(`then receipts: ${purpose}`, event().id)),
    );
  });

  it('returns the same keys for the same event, and others for another event', () => {
    expect(receipts.on(event())).toEqual(receipts.on(event({ position: '0000000000000099' })));
    const other = receipts.on(event({ id: '0d5b1e2f-7f55-5c39-8f0c-0a4f3a0b6a11' }));
    const keys = new Set([...receipts.on(event()), ...other].map(({ key }) => key));
    expect(keys.size).toBe(6);
  });

  it('reads an event of an older version as one of today’s', () => {
    expect(receipts.on(event({ schemaVersion: 1, data: { order: 'old' } }))[1]?.data).toEqual({ won: 0 });
  });

  it('returns no effects for other events', () => {
    expect(receipts.on(event({ type: 'OrderSeen' }))).toEqual([]);
  });

  it('can’t be made when keys would collide', () => {
    const reaction = after(paid, z.object({}), () => [
      { name: 'mail', data: {} },
      { name: 'mail', data: {} },
    ]);
    expect(() => defineProcessManager({ name: 'twice', reactions: [reaction] }).on(event())).toThrow(/one purpose/);
    expect(() => defineProcessManager({ name: 'twice', reactions: [reaction, reaction] })).toThrow(/twice/);
  });

  it('parks an event that it cannot read, under a key of its own', () => {
    const [parked, ...more] = entriesOf(receipts, event({ data: { order: 7 } }));
    expect(more).toEqual([]);
    expect(parked).toMatchObject({
      kind: 'event',
      state: 'parked',
      name: 'OrderPaid',
      data: { stream: 'order-1', revision: 3 },
      last_error: expect.stringContaining('order'),
    });
  });
});
