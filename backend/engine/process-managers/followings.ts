import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import type { ProcessManager } from './process-manager.ts';

/** An effect that a manager wants because of an event. Its key is the id of the job, and of the commands of that job. */
export type FollowingEffect = {
  readonly key: string;
  readonly eventId: string;
  readonly manager: string;
  readonly name: string;
};

/** What the managers want because of these events; a manager that can't read one of them wants nothing. */
export const followingsOf = (
  managers: readonly ProcessManager[],
  events: readonly StoredEvent[],
): readonly FollowingEffect[] =>
  events.flatMap((event) =>
    managers
      .filter((manager) => manager.types.includes(event.type) && manager.knows(event))
      .flatMap((manager) => effectsOf(manager, event)),
  );

const effectsOf = (manager: ProcessManager, event: StoredEvent): readonly FollowingEffect[] => {
  try {
    return manager.on(event).map(({ key, name }) => ({ key, eventId: event.id, manager: manager.name, name }));
  } catch {
    return [];
  }
};

export type OutboxState = 'pending' | 'sent' | 'done' | 'parked';

/** How far these effects are, by key; those that were never asked for are left out. */
export const outboxStates = async (
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OutboxState>> => {
  const { rows } = await db.query<{ key: string; state: OutboxState }>(
    'select key, state from work.outbox where key = any ($1::uuid[])',
    [keys],
  );
  return new Map(rows.map(({ key, state }) => [key, state]));
};

/** The id of the request with the event that this effect followed from; null: this is the key of no effect. */
export const requestBefore = async (db: Queryable, key: string): Promise<string | null> => {
  const { rows } = await db.query<{ correlation_id: string }>(
    'select correlation_id from work.outbox where key = $1::uuid',
    [key],
  );
  return rows[0]?.correlation_id ?? null;
};
