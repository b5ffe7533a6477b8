import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { NewEvent } from '../event-store.ts';
import { denseDistance } from '../positions/dense-positions.ts';
import { someEvent, someEvents, someReason } from '../test-events.ts';
import { createMemoryEventStore } from '../testing/memory-log.ts';
import { canonicalEnvelope, chainHash, verifyChain } from './hash-chain.ts';

const wellFormed = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());

describe('the canonical envelope', () => {
  it('is the RFC 8785 JSON of the whole event, whatever it contains', () => {
    const envelopes = fc.record(
      {
        ...{ id: wellFormed, type: wellFormed, at: wellFormed, stream: wellFormed },
        reason: fc.record({
          $sealed: fc.record({ person: wellFormed, key: fc.nat(), iv: wellFormed, text: wellFormed, of: wellFormed }),
        }),
        ...{ correlationId: wellFormed, causationId: wellFormed },
        schemaVersion: fc.nat(),
        revision: fc.nat(),
        actor: fc.record({ id: wellFormed, role: fc.constantFrom('user', 'admin', 'seed') }),
        data: fc.dictionary(wellFormed, fc.jsonValue({ stringUnit: 'grapheme' })),
      },
      {
        requiredKeys: [
          ...(['id', 'type', 'at', 'stream', 'correlationId', 'causationId', 'schemaVersion', 'revision'] as const),
          ...(['actor', 'data'] as const),
        ],
      },
    );
    fc.assert(
      fc.property(envelopes, (envelope) => {
        expect(canonicalEnvelope(envelope)).toBe(canonicalize(envelope));
      }),
    );
  });
});

describe('a hash', () => {
  it('is SHA-256 of the bytes of the previous one and the text', () => {
    // printf '%064d' 0 | xxd -r -p | cat - <(printf '{}') | sha256sum
    expect(chainHash(GENESIS, '{}')).toBe('fb1634c4e6cd4b1f1afe3ce2d6ef080f7ac5d1f357d723ad4dfca782733b62db');
  });
});

describe('verifying the chain', () => {
  const aLog = async (): Promise<StoredEvent[]> => {
    const store = createMemoryEventStore();
    await store.append('a-1', 0, [someEvent({ value: 'yes' }, { reason: someReason() }), ...someEvents(2)]);
    await store.append('b-1', 0, someEvents(2));
    await store.append('a-1', 3, someEvents(1));
    return [...(await store.readAll({ after: START, limit: 100 })).events];
  };
  const changed = (log: readonly StoredEvent[], place: number, change: Partial<StoredEvent>): StoredEvent[] =>
    log.map((event, index) => (index === place - 1 ? { ...event, ...change } : event));

  it('accepts an unchanged log, in pages of any size', async () => {
    const log = await aLog();
    expect(await verifyChain([log.slice(0, 2), [], log.slice(2)], denseDistance)).toEqual({
      ok: true,
      events: 6,
      head: '0000000000000006',
    });
    expect(await verifyChain([], denseDistance)).toEqual({ ok: true, events: 0, head: START });
  });

  it.each<[string, Partial<StoredEvent & NewEvent>]>([
    ['the data', { data: { value: 'no' } }],
    ['the reason', { reason: someReason('BBBB') }],
    ['who did it', { actor: { id: 'other', role: 'system' } }],
    ['when', { at: '2026-11-21T01:02:03.005Z' }],
    ['the type', { type: 'SomethingElse' }],
    ['the version', { schemaVersion: 2 }],
    ['the hash', { hash: 'a'.repeat(64) }],
    ['the hash before', { previousHash: 'a'.repeat(64) }],
    ['the stream', { stream: 'c-1' }],
    ['the revision', { revision: 2 }],
    ['a named position', { positions: { casePosition: '0000000000000001' } }],
  ])('names the first event of which %s was changed', async (_what, change) => {
    const verdict = await verifyChain([changed(await aLog(), 1, change)], denseDistance);
    expect(verdict).toMatchObject({ ok: false, position: '0000000000000001' });
  });

  it('names the position where an event is missing, repeated or moved', async () => {
    const log = await aLog();
    const missing = log.filter((_, index) => index !== 2);
    expect(await verifyChain([missing], denseDistance)).toMatchObject({ ok: false, position: '0000000000000004' });
    const doubled = log.flatMap((event, index) => (index === 2 ? [event, event] : [event]));
    expect(await verifyChain([doubled], denseDistance)).toMatchObject({ ok: false, position: '0000000000000003' });
    expect(await verifyChain([[...log].reverse()], denseDistance)).toMatchObject({
      ok: false,
      position: '0000000000000006',
    });
  });

  it('names an event whose own hash was recomputed after a change, although the next event’s hash wasn’t', async () => {
    const log = await aLog();
    const [first] = log;
    if (!first) throw new Error('an empty log');
    const forged = { ...first, data: { value: 'no' } };
    const hash = chainHash(GENESIS, canonicalEnvelope(forged));
    expect(await verifyChain([changed(log, 1, { ...forged, hash })], denseDistance)).toMatchObject({
      ok: false,
      position: '0000000000000002',
    });
  });

  it('leaves the event loop to others every ten milliseconds, however long a page is', async () => {
    const store = createMemoryEventStore();
    await store.append('a-1', 0, someEvents(100));
    const { events } = await store.readAll({ after: START, limit: 100 });
    let [time, turns] = [0, 0];
    const others = (): void => {
      turns += 1;
      next = setImmediate(others);
    };
    let next = setImmediate(others);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1));
    await verifyChain([events], store.distance).finally(() => clock.mockRestore());
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(100 / 12);
  });
});
