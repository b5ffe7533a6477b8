import { createHash, hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { NewEvent, StoredEvent } from './event-store.ts';
import { countOf } from './position.ts';

/** The hash before a stream's first event. */
export const GENESIS = '0'.repeat(64);

/** What is hashed of an event: all that is known before the log gives it a place, in its sealed form. */
export type Envelope = NewEvent & { readonly stream: string; readonly revision: number };

/** RFC 8785 JSON of the envelope. A member that is undefined is left out, as JSON does. */
export const canonicalEnvelope = (envelope: Envelope): string => {
  const { id, type, schemaVersion, stream, revision, at, actor, reason, correlationId, causationId, data } = envelope;
  const canonical = canonicalize({
    ...{ id, type, schemaVersion, stream, revision, at, actor: { id: actor.id, role: actor.role }, reason },
    ...{ correlationId, causationId, data },
  });
  if (canonical === undefined) throw new TypeError('an envelope is an object');
  return canonical;
};

export const digestOf = (canonical: string): Buffer => hash('sha256', canonical, 'buffer');

/**
 * hash = SHA-256(previous hash ‖ SHA-256(canonical envelope)). Two steps, so that a writer can send the digest along and
 * the database, which alone knows the stream's last hash under the lock, chains 64 bytes instead of the whole text.
 */
export const chainHash = (previousHash: string, digest: Buffer): string =>
  createHash('sha256').update(previousHash, 'hex').update(digest).digest('hex');

export type ChainVerdict =
  | { readonly ok: true; readonly events: number; readonly head: string }
  /** `position` is the first that can't be as it was written. */
  | { readonly ok: false; readonly position: string; readonly why: string };

/**
 * Proves that the log reads as it was written: positions dense, each stream's revisions without gap, every hash made
 * from its event and the one before. What it can't see is a cut at the very end: compare `head` with one kept elsewhere.
 */
export const verifyChain = async (
  pages: AsyncIterable<readonly StoredEvent[]> | Iterable<readonly StoredEvent[]>,
): Promise<ChainVerdict> => {
  const streams = new Map<string, { revision: number; hash: string }>();
  let events = 0;
  let head = '';
  for await (const page of pages) {
    for (const event of page) {
      const why = faultOf(event, events + 1, streams.get(event.stream) ?? { revision: 0, hash: GENESIS });
      if (why) return { ok: false, position: event.position, why };
      streams.set(event.stream, { revision: event.revision, hash: event.hash });
      events += 1;
      head = event.position;
    }
  }
  return { ok: true, events, head };
};

const faultOf = (event: StoredEvent, count: number, last: { revision: number; hash: string }): string | null => {
  if (countOf(event.position) !== count) return `the event at place ${count} is missing`;
  if (event.revision !== last.revision + 1)
    return `${event.stream} goes from revision ${last.revision} to ${event.revision}`;
  if (event.previousHash !== last.hash) return `${event.stream} doesn't continue from its event before`;
  if (event.hash !== chainHash(last.hash, digestOf(canonicalEnvelope(event)))) return 'the event was changed';
  return null;
};
