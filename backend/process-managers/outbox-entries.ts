import type { StoredEvent } from '../event-store/event-store.ts';
import { effectKey, type ProcessManager } from './process-manager.ts';

/** A row of the outbox as it is first written, named as its columns. */
export type NewEntry = {
  readonly key: string;
  readonly manager: string;
  readonly kind: 'command' | 'job' | 'event';
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly event_id: string;
  readonly event_position: string;
  readonly correlation_id: string;
  readonly state: 'pending' | 'parked';
  readonly last_error: string | null;
};

/** What a manager asks for after an event; the event itself, parked, where the manager can't take it. */
export const entriesOf = (manager: ProcessManager, event: StoredEvent): readonly NewEntry[] => {
  const about = {
    manager: manager.name,
    event_id: event.id,
    event_position: event.position,
    correlation_id: event.correlationId,
  };
  try {
    return manager.on(event).map(({ key, kind, name, data }) => ({
      ...about,
      key,
      kind,
      name,
      data,
      state: 'pending',
      last_error: null,
    }));
  } catch (error) {
    return [
      {
        ...about,
        key: effectKey(manager.name, event.id, 'take the event'),
        kind: 'event',
        name: event.type,
        data: { stream: event.stream, revision: event.revision },
        state: 'parked',
        last_error: messageOf(error),
      },
    ];
  }
};

/** The SQL that writes entries given as JSON; those whose key is there already stay as they are. */
export const writeEntries = (parameter: string, condition = 'true'): string => `
  insert into work.outbox (key, manager, kind, name, data, event_id, event_position, correlation_id, state, last_error)
  select key, manager, kind, name, data, event_id, event_position, correlation_id, state, last_error
  from jsonb_to_recordset(${parameter}::jsonb) as entry (key uuid, manager text, kind text, name text, data jsonb,
    event_id uuid, event_position text, correlation_id text, state text, last_error text)
  where ${condition}
  on conflict (key) do nothing returning key`;

/** Short: it is shown in lists, and must not carry a whole row of somebody's data. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500);
