import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../../event-store/positions/dense-positions.ts';
import { createMemoryEventStore } from '../../event-store/testing/memory-log.ts';
import { subscriptionStatus } from './subscription-status.ts';

let store: ReturnType<typeof createMemoryEventStore>;
beforeEach(() => {
  store = createMemoryEventStore();
});

const began = Date.parse('2026-03-02T09:00:00.000Z');
/** One event of each type, a second apart. */
const written = async (...types: readonly string[]): Promise<void> => {
  for (const [n, type] of types.entries())
    await store.append(`a-${randomUUID()}`, 0, [
      {
        ...{ id: randomUUID(), type, schemaVersion: 1, data: {}, at: new Date(began + 1_000 * n).toISOString() },
        ...{ actor: { id: 'tester', role: 'system' }, correlationId: 'c', causationId: 'c' },
      },
    ]);
};

/** Twenty seconds after the first event, of a subscriber whose checkpoint is behind so many of them. */
const statusAt = async (checkpoint: number, types: readonly string[] | null = ['Ours']) =>
  subscriptionStatus(
    { store, head: await store.head(), clock: () => new Date(began + 20_000) },
    {
      name: 'one',
      reader: types === null ? undefined : { types, knows: () => true },
      checkpoint: {
        name: 'one',
        position: positionOf(checkpoint),
        movedAt: new Date(began).toISOString(),
        owned: true,
        owner: 'all here 1 00000000',
      },
      isParked: false,
      adviceOn: () => null,
    },
  );

describe('how far a subscriber is behind', () => {
  it('is nothing where only events of others are behind its checkpoint', async () => {
    await written('Ours', 'Others', 'Others');
    expect(await statusAt(1)).toMatchObject({ lag: { events: 0, seconds: 0 }, state: 'live' });
  });

  it('counts from the first event that it has to take', async () => {
    await written('Ours', 'Others', 'Ours', 'Others');
    expect(await statusAt(1)).toMatchObject({ lag: { events: 2, seconds: 18 }, state: 'behind' });
  });

  it('counts every event where nobody here knows what it takes', async () => {
    await written('Ours', 'Others', 'Others');
    expect(await statusAt(1, null)).toMatchObject({ lag: { events: 2, seconds: 19 } });
  });

  it('is nothing at the end of the log', async () => {
    await written('Ours');
    expect(await statusAt(1)).toMatchObject({ lag: { events: 0, seconds: 0 }, state: 'live' });
  });
});
