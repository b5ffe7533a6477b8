import { hash } from 'node:crypto';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import type { IdempotencyKeys } from '../../vault/idempotency-keys.ts';
import type { Answer } from '../route.ts';

/**
 * One key, one command. The key is bound to the body that was sent with it; the answer isn't stored: the command,
 * repeated under the same id, changes nothing and returns the current record. When the log was restored from an older
 * copy that lacks the answered command, the key counts as new.
 */
export type Idempotency = {
  once(
    request: { readonly commandId: string; readonly person: string; readonly content: string },
    run: (answeredBefore: boolean) => Promise<Answer>,
  ): Promise<Answer>;
};

export const createIdempotency = (
  keys: Pick<IdempotencyKeys, 'claim' | 'answered' | 'answeredSoon' | 'forget'>,
  log: Pick<EventStore, 'tokenOf' | 'positionOfToken' | 'head'>,
): Idempotency => ({
  once: async ({ commandId, person, content }, run) => {
    const bodyHash = hash('sha256', content, 'buffer');
    const isLost = async (token: string): Promise<boolean> => (await log.positionOfToken(token)) === null;
    const { answeredBefore } = await keys.claim(commandId, bodyHash, person, isLost);
    try {
      const answer = await run(answeredBefore);
      if (answeredBefore) return answer;
      const token = await log.tokenOf(answer.position ?? (await log.head()));
      if (answer.isInLog) keys.answeredSoon(commandId, token);
      else await keys.answered(commandId, token);
      return answer;
    } catch (error) {
      // The key of a refused command is released. A command that failed in the server may have been written, and an
      // answered one was: their keys stay bound to their bodies, whatever error a retry gets.
      if (isRefusal(error) && !answeredBefore) await keys.forget(commandId);
      throw error;
    }
  },
});
