import type { Fields } from './read-answer.ts';

/** Input of a question that was not submitted yet, so that it isn't lost when the person looks at an earlier question. */
const unsent = new Map<string, Fields>();

export const unsentFields = (key: string): Fields | undefined => unsent.get(key);
export const keepUnsent = (key: string, fields: Fields): void => void unsent.set(key, fields);
export const dropUnsent = (key: string): void => void unsent.delete(key);
export const dropAllUnsent = (): void => unsent.clear();
