import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { type User, userDecider } from '@nomucheck/domain/accounts/user.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { AccessChange, AdminUserDetail, NameChange } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';

type Step = { readonly event: RecordedEvent<UserEvent>; readonly before: User; readonly after: User };
type Made = Pick<AccessChange, 'revision' | 'at' | 'actor' | 'reason'>;

/** Who changed a person's rights, name and registration number, when and why; the newest first. */
export const changesOf = async (
  events: readonly RecordedEvent<UserEvent>[],
  names: ActorNames,
  caller: Caller,
): Promise<Pick<AdminUserDetail, 'accessChanges' | 'nameChanges'>> => {
  const steps = stepsOf(events).filter(
    (step) => step.event.type === 'AccessChanged' || namesChangedBy(step).length > 0,
  );
  const nameOf = await names(
    steps.map(({ event }) => event.actor),
    caller,
  );
  const madeBy = ({ event: { revision, at, reason = null, actor } }: Step): Made => ({
    ...{ revision, at, reason },
    actor: { id: actor.id, role: actor.role, name: nameOf(actor) },
  });
  const newest = steps.toReversed();
  return {
    accessChanges: newest
      .filter(({ event }) => event.type === 'AccessChanged')
      .map((step) => ({ ...madeBy(step), before: accessOf(step.before), after: accessOf(step.after) })),
    nameChanges: newest.flatMap((step) => namesChangedBy(step).map((changed) => ({ ...madeBy(step), ...changed }))),
  };
};

/** Each event with the person before and after it, from the second on. */
const stepsOf = (events: readonly RecordedEvent<UserEvent>[]): readonly Step[] => {
  const steps: Step[] = [];
  let user: User | null = null;
  for (const event of events) {
    const before: User | null = user;
    user = userDecider.evolve(before, event);
    if (before && user) steps.push({ event, before, after: user });
  }
  return steps;
};

const namesChangedBy = ({ before, after }: Step): Pick<NameChange, 'field' | 'before' | 'after'>[] => {
  const changes = [
    { field: 'name', before: before.personal?.name ?? null, after: after.personal?.name ?? null },
    { field: 'registrationNumber', before: before.registrationNumber, after: after.registrationNumber },
  ] as const;
  return changes.filter((change) => change.before !== change.after);
};

const accessOf = (user: User): AccessChange['before'] => ({
  accessType: user.accessType,
  adminMenu: user.adminMenu,
  role: roleOf(user),
});
