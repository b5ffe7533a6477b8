import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { Check } from '@nomucheck/domain/checks/check.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/event.ts';
import type { Loaded } from '../engine/command-handling/handle-command.ts';

/** A check that is there, with what the log says of it. */
export type LoadedCheck = Omit<Loaded<Check | null>, 'state' | 'createdAt' | 'updatedAt'> & {
  readonly id: string;
  readonly check: Check;
  readonly startedAt: string;
  readonly updatedAt: string;
};

export const checkStream = (id: string): string => `check-${id}`;
export const idOfStream = (stream: string): string => stream.replace(/^check-/, '');

/** null where the stream is empty: no such check. */
export const loadedCheck = (id: string, loaded: Loaded<Check | null>): LoadedCheck | null => {
  const { state, revision, position, createdAt, updatedAt } = loaded;
  if (!state || createdAt === null || updatedAt === null) return null;
  return { id, check: state, revision, position, startedAt: createdAt, updatedAt };
};

/** The check, or `check_fetch_failed` where there is none. */
export const present = (loaded: LoadedCheck | null): LoadedCheck => {
  if (!loaded) throw new DomainError('check_fetch_failed');
  return loaded;
};

type CheckAction = 'check.read' | 'check.save' | 'check.conclude';

/** The check, for who may do this with it; to all others it is as absent as one that never was. */
export const checkFor = (actor: Actor, action: CheckAction, loaded: LoadedCheck | null): LoadedCheck => {
  authorize(actor, action, loaded && { owner: loaded.check.owner });
  return present(loaded);
};
