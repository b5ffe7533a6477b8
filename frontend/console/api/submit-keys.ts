import { randomId } from '../../shared/device/random-id.ts';

/**
 * One `Idempotency-Key` a submit. A submit that got no answer and is sent again unchanged has the same key, so that it
 * is carried out once. After an answer, the same content gets a new key.
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
