import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

const piece = 64 * 1024;

/**
 * The file piece by piece. Only when its first half was taken is it noted as read, which ends the right of withdrawal, and only then
 * is the second half sent: a connection that breaks off before has given the buyer half of the file at most. Holding back only its end
 * would give them all of it, because readers rebuild the list of a PDF's parts. `read` answers whether it may still be shown: it may have been withdrawn
 * meanwhile, and then the second half is never sent.
 *
 * "Taken" is what this process can see: the first half has left it. A socket's buffer, or a proxy before the service that collects
 * answers, may take more than the buyer's connection has carried. So a small file can be noted as read by a buyer whom nothing
 * has reached yet; who then asks for the file again receives it.
 */
export async function* readOnceSent(content: Buffer, read: () => Promise<boolean>): AsyncIterable<Uint8Array> {
  const half = Math.floor(content.length / 2);
  yield* piecesOf(content.subarray(0, half));
  if (!(await read())) throw new DomainError('order_fetch_failed');
  yield* piecesOf(content.subarray(half));
}

function* piecesOf(part: Buffer): Iterable<Uint8Array> {
  for (let from = 0; from < part.length; from += piece) yield part.subarray(from, from + piece);
}
