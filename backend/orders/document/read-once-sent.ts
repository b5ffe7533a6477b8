import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

const piece = 64 * 1024;
/** Without its end, where a reader looks for the list of its parts, a PDF is no file yet. */
const end = 1024;

/**
 * The file piece by piece. Only when all but its end was taken is it noted as read, which ends the right of withdrawal: a connection
 * that breaks off has given the buyer nothing. `read` answers whether it may still be shown: it may have been withdrawn
 * meanwhile, and then the end is never sent.
 */
export async function* readOnceSent(content: Buffer, read: () => Promise<boolean>): AsyncIterable<Uint8Array> {
  const last = Math.max(0, content.length - end);
  for (let from = 0; from < last; from += piece) yield content.subarray(from, Math.min(from + piece, last));
  if (!(await read())) throw new DomainError('order_fetch_failed');
  yield content.subarray(last);
}
