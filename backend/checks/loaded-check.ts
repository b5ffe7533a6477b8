import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { Loaded } from '../engine/command-handling/folded-record.ts';

/** A check that exists, with its state from the log. */
export type LoadedCheck = Omit<Loaded<Check | null>, 'state' | 'createdAt' | 'updatedAt'> & {
  readonly id: string;
  readonly check: Check;
  readonly startedAt: string;
  readonly updatedAt: string;
};

export const checkStream = (id: string): string => `check-${id}`;
export const idOfStream = (stream: string): string => stream.replace(/^check-/, '');

/** null when the stream is empty: there is no such check. */
export const loadedCheck = (id: string, loaded: Loaded<Check | null>): LoadedCheck | null => {
  const { state, revision, position, createdAt, updatedAt } = loaded;
  if (!state || createdAt === null || updatedAt === null) return null;
  return { id, check: state, revision, position, startedAt: createdAt, updatedAt };
};

/** The check; throws `check_fetch_failed` when there is none. */
export const present = (loaded: LoadedCheck | null): LoadedCheck => {
  if (!loaded) throw new DomainError('check_fetch_failed');
  return loaded;
};

type CheckAction = 'check.read' | 'check.save' | 'check.conclude';

/** The check, for a caller with this right; for others the same error as for an unknown id. */
export const checkFor = (actor: Actor, action: CheckAction, loaded: LoadedCheck | null): LoadedCheck => {
  authorize(actor, action, loaded && { owner: loaded.check.owner });
  return present(loaded);
};
