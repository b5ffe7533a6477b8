import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../runner/db.ts';
import { listMaster } from './master.ts';
import { listQueue } from './queue.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => process.off('unhandledRejection', note));

/** A database that fails: each query fails one turn of the event loop after the query before. */
const failing = (): Db & { readonly asked: () => number } => {
  let asked = 0;
  return {
    asked: () => asked,
    query: async () => {
      asked += 1;
      await sleep(5 * asked);
      throw new Error(`query ${asked} failed`);
    },
  };
};

const page = { from: 0, to: 9, filter: {} };

describe('given a database that fails every query, when a list requests its page and its total', () => {
  it.each([
    ['the refine queue', (db: Db) => listQueue(db, { ...page, sort: { field: 'collectedAt', descending: true } })],
    ['the master cases', (db: Db) => listMaster(db, { ...page, sort: { field: 'acceptedAt', descending: true } })],
  ])('%s: its caller learns of it once, and no rejection is left without a handler', async (_name, list) => {
    const db = failing();
    await expect(list(db)).rejects.toThrow(/^query \d failed$/);
    expect(db.asked()).toBe(2);
    await sleep(50);
    expect(unhandled).toEqual([]);
  });
});
