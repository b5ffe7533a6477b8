import type { Fields } from './read-answer.ts';

/** What was typed on a question and not sent on yet, so that a look back at an earlier question costs nothing. */
const unsent = new Map<string, Fields>();

export const unsentFields = (key: string): Fields | undefined => unsent.get(key);
export const keepUnsent = (key: string, fields: Fields): void => void unsent.set(key, fields);
export const dropUnsent = (key: string): void => void unsent.delete(key);
export const dropAllUnsent = (): void => unsent.clear();
