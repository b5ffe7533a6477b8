import { randomId } from '../../shared/random-id.ts';

/**
 * One `Idempotency-Key` a submit: what got no answer and is sent again unchanged carries the same key, so that it can't
 * happen twice; once answered, the same content is a new act.
 */
export const createSubmitKeys = (newKey: () => string = randomId) => {
  const waiting = new Map<string, string>();
  return {
    keyFor: (content: string): string => {
      const key = waiting.get(content) ?? newKey();
      waiting.set(content, key);
      return key;
    },
    answered: (content: string): void => void waiting.delete(content),
  };
};
export type SubmitKeys = ReturnType<typeof createSubmitKeys>;
