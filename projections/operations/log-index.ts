import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { projectionOfEveryEvent } from '../runner/projection.ts';

/** Where an event is in the log, what kind it is, who caused it and what it followed from. Nothing of its data. */
export type LogIndexRow = {
  position: string;
  stream: string;
  revision: number;
  type: string;
  at: string;
  actor: string;
  role: string;
  event_id: string;
  correlation_id: string;
  causation_id: string;
};

const rowOf = (event: StoredEvent): LogIndexRow => ({
  position: event.position,
  stream: event.stream,
  revision: event.revision,
  type: event.type,
  at: event.at,
  actor: event.actor.id,
  role: event.actor.role,
  event_id: event.id,
  correlation_id: event.correlationId,
  causation_id: event.causationId,
});

/** The log by what its store has no index for: by actor, type, time and request. */
export const logIndex = projectionOfEveryEvent<LogIndexRow>({
  name: 'log-index',
  version: 1,
  table: {
    name: 'log_index',
    key: 'position',
    columns: {
      stream: 'text not null',
      revision: 'integer not null',
      type: 'text not null',
      at: 'timestamptz not null',
      actor: 'text not null',
      role: 'text not null',
      event_id: 'text not null',
      correlation_id: 'text not null',
      causation_id: 'text not null',
    },
    indexes: [
      '(stream, position)',
      '(type, position)',
      '(actor, position)',
      '(role, position)',
      '(correlation_id, position)',
      '(at, position)',
    ],
  },
  keyOf: ({ position }) => position,
  rowOf,
});
