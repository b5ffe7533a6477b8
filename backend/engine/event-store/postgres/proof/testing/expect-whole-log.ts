import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import { countOf } from '../../../positions/dense-positions.ts';
import { proveLog } from '../../proof-of-log.ts';

/** Expects that positions have no gaps, revisions have no gaps, and each hash is made from the stored bytes. */
export const expectWholeLog = async (pool: pg.Pool): Promise<void> => {
  expect((await proveLog(pool)).fault).toBeNull();
};

/** Expects that a subscriber saw each position after this one once, in order and without gaps. */
export const expectDense = (seen: readonly StoredEvent[], after: string): void => {
  expect(seen.map(({ position }) => countOf(position) - countOf(after))).toEqual(seen.map((_, index) => index + 1));
};
