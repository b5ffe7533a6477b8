import { type KeptWork, useKeptWork } from '../../typing/use-kept-work.ts';
import { isSameTyped, keptTyped, type Typed } from './kept-post.ts';

export const placeOf = (me: string, post: string): string => `board.${me}.${post}`;

const kind = { isSame: isSameTyped, read: keptTyped };

/** An article that is kept on this device as it is typed, until the server has it. */
export const useTyped = (place: string, saved: Typed): TypedPost => useKeptWork(place, saved, kind);

export type TypedPost = KeptWork<Typed>;
