import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { effectKey, type ProcessManager } from '../process-manager.ts';

/** A row of the outbox as it is first written, named as its columns. */
export type NewEntry = {
  readonly key: string;
  readonly manager: string;
  /** `event`: the manager couldn't read the event; it is parked here in place of its effects. */
  readonly kind: 'job' | 'event';
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly event_id: string;
  readonly event_position: string;
  readonly correlation_id: string;
  readonly state: 'pending' | 'parked';
  readonly last_error: string | null;
  readonly urgent: boolean;
  /** Of the entries with the same merge key only one waits at a time; null: never merged. */
  readonly merge_key: string | null;
};

/** A manager's effects of an event; if the manager can't handle the event, one parked entry for the event itself. */
export const entriesOf = (manager: ProcessManager, event: StoredEvent): readonly NewEntry[] => {
  const origin = {
    manager: manager.name,
    event_id: event.id,
    event_position: event.position,
    correlation_id: event.correlationId,
  };
  try {
    return manager.on(event).map(({ key, name, data, urgent = false, about: of }) => ({
      ...origin,
      key,
      kind: 'job',
      name,
      data,
      state: 'pending',
      last_error: null,
      urgent,
      merge_key: of === undefined ? null : `${manager.name}: ${name} ${of}`,
    }));
  } catch (error) {
    return [
      {
        ...origin,
        key: effectKey(manager.name, event.id, 'take the event'),
        kind: 'event',
        name: event.type,
        data: { stream: event.stream, revision: event.revision },
        state: 'parked',
        last_error: messageOf(error),
        urgent: false,
        merge_key: null,
      },
    ];
  }
};

/**
 * The SQL that writes entries given as JSON; entries whose key exists stay unchanged. An entry with the merge key of another one
 * that hasn't begun is written as done: the other will be carried out after this entry's event was appended, and will read it.
 * The oldest one stays, so that a stream of new events can't postpone it for ever.
 */
export const writeEntries = (parameter: string, condition = 'true'): string => `
  insert into work.outbox (key, manager, kind, name, data, event_id, event_position, correlation_id, state, last_error,
    urgent, merge_key)
  select key, manager, kind, name, case when merged then '{}' else data end, event_id, event_position, correlation_id,
    case when merged then 'done' else state end, last_error, urgent, case when merged then null else merge_key end
  from (
    select given.*, merge_key is not null and (
        row_number() over (partition by merge_key order by event_position, key) > 1
        or exists (select from work.outbox as o where o.merge_key = given.merge_key
                   and o.state in ('pending', 'sent') and o.running_until is null)) as merged
    from jsonb_to_recordset(${parameter}::jsonb) as given (key uuid, manager text, kind text, name text, data jsonb,
      event_id uuid, event_position text, correlation_id text, state text, last_error text, urgent boolean, merge_key text)
    where not exists (select from work.outbox as o where o.key = given.key)
  ) as entry
  where ${condition}
  on conflict (key) do nothing returning key`;

/** Shortened: the message is shown in lists and must not contain a whole row of a person's data. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500);
