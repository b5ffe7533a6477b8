import { createHash } from 'node:crypto';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { IdempotencyKeys } from '../vault/idempotency-keys.ts';
import type { Answer } from './route.ts';

/**
 * One key, one command. The key is bound to what was sent with it; the answer is never kept: the command, asked again
 * under the same id, changes nothing and answers the record as it stands.
 */
export type Idempotency = {
  once(request: { readonly commandId: string; readonly content: string }, run: () => Promise<Answer>): Promise<Answer>;
};

export const createIdempotency = (keys: IdempotencyKeys): Idempotency => ({
  once: async ({ commandId, content }, run) => {
    await keys.claim(commandId, createHash('sha256').update(content).digest());
    try {
      return await run();
    } catch (error) {
      // A refusal isn't remembered. What failed on our side may have been written: that key stays with its body.
      if (isRefusal(error)) await keys.forget(commandId);
      throw error;
    }
  },
});
