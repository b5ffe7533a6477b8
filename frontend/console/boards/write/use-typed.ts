import { type KeptWork, useKeptWork } from '../../typing/use-kept-work.ts';
import { isSameTyped, keptTyped, type Typed } from './kept-post.ts';

const kind = { isSame: isSameTyped, read: keptTyped };

/** An article that is kept on this device as it is typed, until the server has it. */
export const useTyped = (saved: Typed): TypedPost => useKeptWork('post', saved, kind);

export type TypedPost = KeptWork<Typed>;
