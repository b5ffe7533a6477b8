import type { Answer } from './route.ts';

/**
 * One key, one command. The key is bound to the hash of what was sent with it; the answer is never kept: the command, asked
 * again under the same id, changes nothing and answers the record as it stands. A failure isn't remembered.
 */
export type Idempotency = {
  once(request: { readonly commandId: string; readonly bodyHash: string }, run: () => Promise<Answer>): Promise<Answer>;
};
