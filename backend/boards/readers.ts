import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';

/** Who reads a public page: somebody who is signed in, or anybody. */
export type Readers = { isSignedIn(token: string | null): Promise<boolean> };

/** A session that has ended is nobody's, and the page says that signing in shows more. */
export const createReaders = (callerOf: (token: string) => Promise<Caller>): Readers => ({
  isSignedIn: async (token) => {
    if (token === null) return false;
    try {
      await callerOf(token);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  },
});
