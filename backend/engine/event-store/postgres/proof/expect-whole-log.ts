import type pg from 'pg';
import { expect } from 'vitest';
import type { StoredEvent } from '../../event-store.ts';
import { countOf } from '../../position.ts';
import { proveLog } from '../proof-of-log.ts';

/** Positions dense, revisions without gaps, every chain whole, by the bytes that are stored. */
export const expectWholeLog = async (pool: pg.Pool): Promise<void> => {
  expect((await proveLog(pool)).fault).toBeNull();
};

/** What a subscriber saw after a position: each place once, in order, none left out. */
export const expectDense = (seen: readonly StoredEvent[], after: string): void => {
  expect(seen.map(({ position }) => countOf(position) - countOf(after))).toEqual(seen.map((_, index) => index + 1));
};
