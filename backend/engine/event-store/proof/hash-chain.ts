import { createHash } from 'node:crypto';
import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import { GENESIS, type StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import canonicalize from 'canonicalize';
import { shortTurns } from '../../shares/short-turns.ts';
import type { EventStore, NewEvent } from '../event-store.ts';
import { namedLater, namesLater } from '../positions/named-positions.ts';

/** The hashed part of an event: everything known before the log gives it a position, with its data sealed. */
export type Envelope = NewEvent & { readonly stream: string; readonly revision: number };

/**
 * RFC 8785 JSON of the envelope. The envelope's members are few and known, so they are written here in canonical
 * order; `data` may be anything and is written by the library, as the sealed reason is. (A test compares the two.)
 */
export const canonicalEnvelope = (envelope: Envelope): string =>
  envelopeAround(envelope, {
    data: canonicalize(envelope.data) ?? 'null',
    reason: envelope.reason && canonicalize(envelope.reason),
  });

/**
 * The same around data and a reason that are already JSON: the stored bytes are the hashed bytes. In events of earlier
 * versions the reason is a string.
 */
export const envelopeAround = (
  envelope: Omit<Envelope, 'data' | 'reason'>,
  { data, reason }: { readonly data: string; readonly reason?: string | undefined },
): string => {
  const { id, type, schemaVersion, stream, revision, at, actor, correlationId, causationId } = envelope;
  return (
    `{"actor":{"id":${text(actor.id)},"role":${text(actor.role)}},"at":${text(at)},"causationId":${text(causationId)},` +
    `"correlationId":${text(correlationId)},"data":${data},"id":${text(id)},` +
    `${reason === undefined ? '' : `"reason":${reason},`}"revision":${revision},` +
    `"schemaVersion":${schemaVersion},"stream":${text(stream)},"type":${text(type)}}`
  );
};

/** A text as RFC 8785 writes it. */
export const text = (value: string): string => {
  if (!value.isWellFormed()) throw new TypeError('half a surrogate pair has no UTF-8');
  return JSON.stringify(value);
};

/** hash = SHA-256(previous hash ‖ canonical envelope). The database computes the same, under the lock that orders. */
export const chainHash = (previousHash: string, canonical: string): string =>
  createHash('sha256').update(previousHash, 'hex').update(canonical, 'utf8').digest('hex');

export type ChainVerdict =
  | { readonly ok: true; readonly events: number; readonly head: string }
  /** `position` is the first that differs from what was written. */
  | { readonly ok: false; readonly position: string; readonly why: string };

/**
 * Verifies that the log is unchanged: positions in order (none left out, where the store counts them), each stream's revisions without gap, every hash made from its
 * event and the one before. It can't detect that the end was cut off: compare `head` with one kept elsewhere.
 *
 * An event that was sealed after it had been written isn't what its hash says, and neither is one that was changed. With
 * `onResealed` both are passed to it, with the hash of the old hash and of what is stored now; who calls tells them apart.
 */
export const verifyChain = async (
  pages: AsyncIterable<readonly StoredEvent[]> | Iterable<readonly StoredEvent[]>,
  distance: EventStore['distance'],
  onResealed?: (position: Position, resealedHash: string) => void,
): Promise<ChainVerdict> => {
  const streams = new Map<string, { revision: number; hash: string }>();
  let events = 0;
  let head: Position = START;
  const turn = shortTurns();
  for await (const page of pages) {
    for (const event of page) {
      const why = faultOf(event, head, distance, streams.get(event.stream) ?? { revision: 0, hash: GENESIS });
      if (why) return { ok: false, position: event.position, why };
      const canonical = canonicalEnvelope(event);
      if (event.hash !== chainHash(event.previousHash, canonical)) {
        if (!onResealed) return { ok: false, position: event.position, why: changed };
        onResealed(event.position, chainHash(event.hash, canonical));
      }
      streams.set(event.stream, { revision: event.revision, hash: event.hash });
      events += 1;
      head = event.position;
      if (turn.isOver()) await turn.next();
    }
  }
  return { ok: true, events, head };
};

const faultOf = (
  event: StoredEvent,
  before: Position,
  distance: EventStore['distance'],
  last: { revision: number; hash: string },
): string | null => {
  if (event.position <= before) return `it comes after position ${before}`;
  const between = distance(before, event.position);
  if (between.exact && between.events !== 1) return `the event after position ${before} is missing`;
  if (event.revision !== last.revision + 1)
    return `${event.stream} goes from revision ${last.revision} to ${event.revision}`;
  if (event.previousHash !== last.hash) return `${event.stream} doesn't continue from its event before`;
  if (namesLater(event)) return namedLater;
  return null;
};

/** Of an event that isn't what its hash says. */
export const changed = 'the event was changed';
