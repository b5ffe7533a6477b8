import type { EventData, RecordedEvent } from '@eventstore/db-client';
import { roles } from '@nomucheck/domain/kernel/log/event.ts';
import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import { isPosition, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import { isSealed } from '../../../sealing/sealer.ts';
import { namedPositions } from '../../positions/named-positions.ts';
import type { PreparedEvent } from '../../prepared-append.ts';
import { chainHash } from '../../proof/hash-chain.ts';
import { library } from '../client.ts';

/** The rest of the envelope rides with the event; `$` names are those that the server's own projections know. */
const metadata = z.object({
  schemaVersion: z.int(),
  at: z.string(),
  actor: z.object({ id: z.string(), role: z.enum(roles) }),
  reason: z.custom<Sealed>(isSealed).optional(),
  $correlationId: z.string(),
  $causationId: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  positions: namedPositions.optional(),
  /** Of the call that wrote it: tells a first append from a retry of the same events. */
  attempt: z.string(),
});
const data = z.record(z.string(), z.unknown());

/** An event that has its place in its stream's chain, and in the log not yet. */
export type ChainedEvent = Omit<StoredEvent, 'position'>;

/** The events of an append, each continuing the chain from the hash before it. */
export const chained = (previousHash: string, prepared: readonly PreparedEvent[]): readonly ChainedEvent[] => {
  let before = previousHash;
  return prepared.map(({ envelope, canonical }) => {
    const event = { ...envelope, previousHash: before, hash: chainHash(before, canonical) };
    before = event.hash;
    return event;
  });
};

export const sentForm = (event: ChainedEvent, attempt: string): EventData => {
  const { id, type, schemaVersion, at, actor, reason, correlationId, causationId, previousHash, hash, positions } =
    event;
  return library().jsonEvent({
    ...{ id, type, data: event.data },
    metadata: {
      ...{ schemaVersion, at, actor, ...(reason && { reason }) },
      ...{ $correlationId: correlationId, $causationId: causationId, previousHash, hash, attempt },
      ...(positions && { positions }),
    },
  });
};

/** The server's own events, of statistics, streams' settings and the like, stand between ours. */
export const isOfServer = ({ streamId, type }: Pick<RecordedEvent, 'streamId' | 'type'>): boolean =>
  streamId.startsWith('$') || type.startsWith('$');

/** The event and the call that wrote it. Throws a TypeError for one that this program didn't write. */
export const storedForm = (event: RecordedEvent): { readonly stored: StoredEvent; readonly attempt: string } => {
  const envelope = metadata.safeParse(event.metadata);
  const content = data.safeParse(event.data);
  if (!envelope.success || !content.success)
    throw new TypeError(`${event.streamId} holds a ${event.type} that this program did not write`);
  const { $correlationId, $causationId, attempt, reason, positions, ...rest } = envelope.data;
  const stored = {
    ...rest,
    ...(reason && { reason }),
    ...(positions && { positions }),
    ...{ id: event.id, type: event.type, stream: event.streamId, revision: Number(event.revision) + 1 },
    ...{ correlationId: $correlationId, causationId: $causationId, data: content.data },
    position: positionOf(event),
  };
  return { stored, attempt };
};

/**
 * Each event has a place of its own in the server's log, in bytes. Only those of explicit transactions, which this protocol
 * no longer has, were committed at another place than they were written at.
 */
export const positionOf = ({ position, streamId }: Pick<RecordedEvent, 'position' | 'streamId'>): Position => {
  if (!position) throw new TypeError(`the event store gives no position in ${streamId}: it must be 22.6 or newer`);
  if (position.commit !== position.prepare) throw new TypeError(`${streamId} was written in an explicit transaction`);
  const place = String(position.commit).padStart(START.length, '0');
  if (!isPosition(place)) throw new TypeError(`${streamId} lies beyond ten petabytes of log`);
  return place;
};
