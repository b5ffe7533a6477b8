import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';

/** Who reads a public page: the id of somebody who is signed in; null: anybody. */
export type Readers = { idOf(token: string | null): Promise<string | null> };

/** A session that has ended is nobody's, and the page says that signing in shows more. */
export const createReaders = (callerOf: (token: string) => Promise<Caller>): Readers => ({
  idOf: async (token) => {
    if (token === null) return null;
    try {
      return (await callerOf(token)).actor.id;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  },
});
