import { comparePositions, isPosition } from '@nomucheck/domain/kernel/log/position.ts';
import { expect } from 'vitest';
import type { EventStore } from '../event-store.ts';

/** Each position is later than the one before, and a store that counts its events leaves no gap. */
export const expectInOrder = (
  store: Pick<EventStore, 'distance'>,
  after: string,
  events: readonly { readonly position: string }[],
): void => {
  const positions = events.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].toSorted(comparePositions));
  expect([after, ...positions].every(isPosition)).toBe(true);
  const steps = positions.map((position, n) => store.distance(positions[n - 1] ?? after, position));
  expect(steps.filter((step) => step.exact && step.events !== 1)).toEqual([]);
};

/** It is the log's last event: a server that writes events of its own may have put one of those behind it. */
export const expectLast = async (store: Pick<EventStore, 'distance' | 'head'>, position: string): Promise<void> => {
  const head = await store.head();
  expect(position <= head).toBe(true);
  const { events, exact } = store.distance(position, head);
  expect(exact ? events : 0).toBe(0);
};
