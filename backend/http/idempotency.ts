import { createHash } from 'node:crypto';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { IdempotencyKeys } from '../vault/idempotency-keys.ts';
import type { Answer } from './route.ts';

/**
 * One key, one command. The key is bound to what was sent with it; the answer is never kept: the command, asked again
 * under the same id, changes nothing and answers the record as it stands.
 */
export type Idempotency = {
  once(
    request: { readonly commandId: string; readonly person: string; readonly content: string },
    run: (answeredBefore: boolean) => Promise<Answer>,
  ): Promise<Answer>;
};

export const createIdempotency = (keys: IdempotencyKeys): Idempotency => ({
  once: async ({ commandId, person, content }, run) => {
    const { answeredBefore } = await keys.claim(commandId, createHash('sha256').update(content).digest(), person);
    try {
      const answer = await run(answeredBefore);
      if (!answeredBefore) await keys.answered(commandId);
      return answer;
    } catch (error) {
      // A refusal isn't remembered. What failed on our side may have been written, and what was answered once has been:
      // those keys stay with their bodies, whatever a retry meets.
      if (isRefusal(error) && !answeredBefore) await keys.forget(commandId);
      throw error;
    }
  },
});
