import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Consequence } from '@nomucheck/domain/operations/contract/log.ts';
import { validate as isUuid } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Pool } from '../../engine/postgres/connections/pool.ts';
import {
  type FollowingEffect,
  followingsOf,
  outboxStates,
  requestBefore,
} from '../../engine/process-managers/followings.ts';
import type { ProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { LogEntries } from './log-entries.ts';
import { eventsOfRequests, type IndexedEvent } from './log-list.ts';

export type ConsequenceParts = {
  readonly db: Pool;
  readonly store: Pick<EventStore, 'eventsAt'>;
  readonly managers: readonly ProcessManager[];
  readonly entries: LogEntries;
};

export type Consequences = (
  request: string,
  caller: Caller,
) => Promise<{ readonly consequence: Consequence; readonly people: readonly string[] }>;

/** A bulk work writes thousands of events under one request: the tree shows this many, and says that there are more. */
const mostEvents = 400;
/** Managers follow on what managers wrote; no chain of the program is near this. */
const mostSteps = 12;

/**
 * Everything that followed from one request. Commands of a process manager's job are written under the key of its effect,
 * so the chain is followed from event to key to event, a step a query. Begun at any part of it, the whole is shown.
 */
export const createConsequences = ({ db, store, managers, entries }: ConsequenceParts): Consequences => {
  const beginningOf = async (request: string): Promise<string> => {
    let first = request;
    for (let step = 0; step < mostSteps && isUuid(first); step += 1) {
      const before = await requestBefore(db, first);
      if (before === null) break;
      first = before;
    }
    return first;
  };

  return async (asked, caller) => {
    const request = await beginningOf(asked);
    const rows = new Map<string, IndexedEvent>();
    const followings = new Map<string, FollowingEffect>();
    let isCut = false;
    for (let next = [request], step = 0; next.length > 0 && step < mostSteps && !isCut; step += 1) {
      const found = (await eventsOfRequests(db, next, mostEvents - rows.size)).filter(
        ({ position }) => !rows.has(position),
      );
      isCut = rows.size + found.length > mostEvents;
      const kept = found.slice(0, mostEvents - rows.size);
      for (const row of kept) rows.set(row.position, row);
      const events = await store.eventsAt(kept.map(({ position }) => position));
      const fresh = followingsOf(managers, [...events.values()]).filter(({ key }) => !followings.has(key));
      for (const each of fresh) followings.set(each.key, each);
      next = fresh.map(({ key }) => key);
    }
    if (rows.size === 0) throw new DomainError('not_found');
    const states = await outboxStates(db, [...followings.keys()]);
    const ordered = [...rows.values()].sort((one, other) => (one.position < other.position ? -1 : 1));
    const shown = await entries(ordered, caller);
    return {
      people: shown.people,
      consequence: {
        request,
        events: shown.entries,
        followings: [...followings.values()].map((each) => ({ ...each, state: states.get(each.key) ?? 'unknown' })),
        isCut,
      },
    };
  };
};
