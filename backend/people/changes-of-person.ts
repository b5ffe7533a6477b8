import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import { newestChangesIn, type PersonChange, type PersonPast } from './person-past.ts';

/** Who changed a person's rights, name and registration number, when and why; the newest first. */
export const changesOf = async (
  past: PersonPast,
  names: ActorNames,
  caller: Caller,
): Promise<Pick<AdminUserDetail, 'accessChanges' | 'nameChanges'>> => {
  const changes = newestChangesIn(past);
  const nameOf = await names(
    changes.map(({ made }) => made.actor),
    caller,
  );
  const madeBy = ({ made: { actor, ...made } }: PersonChange) => ({
    ...made,
    actor: { id: actor.id, role: actor.role, name: nameOf(actor) },
  });
  return {
    accessChanges: changes.flatMap((change) => (change.rights ? [{ ...madeBy(change), ...change.rights }] : [])),
    nameChanges: changes.flatMap((change) => change.names.map((name) => ({ ...madeBy(change), ...name }))),
  };
};
