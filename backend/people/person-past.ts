import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { type User, userDecider } from '@nomucheck/domain/accounts/user.ts';
import type { Actor, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { AccessChange, NameChange } from '@nomucheck/domain/people/contract/admin-user.ts';
import { mostPersonChanges } from '@nomucheck/domain/people/most-changes.ts';
import type { Folding } from '../engine/command-handling/folded-record.ts';

type Made = Pick<AccessChange, 'revision' | 'at' | 'reason'> & { readonly actor: Actor };
type Rights = Pick<AccessChange, 'before' | 'after'>;
type Name = Pick<NameChange, 'field' | 'before' | 'after'>;

/** What one event changed; `rights` is null where it changed none. */
export type PersonChange = { readonly made: Made; readonly rights: Rights | null; readonly names: readonly Name[] };

/** The newest first. Each list goes on existing when a later one is made from it. */
type PersonChanges = { readonly change: PersonChange; readonly earlier: PersonChanges } | null;

/** A person with who changed their rights, name and registration number. It is folded and kept as records are. */
export type PersonPast = { readonly user: User | null; readonly newest: PersonChanges };

export const personPast: Folding<PersonPast, RecordedEvent<UserEvent>> = {
  initialState: { user: null, newest: null },
  evolve: (past, event) => {
    const user = userDecider.evolve(past.user, event);
    if (!past.user || !user) return { ...past, user };
    const rights = event.type === 'AccessChanged' ? { before: accessOf(past.user), after: accessOf(user) } : null;
    const names = namesChanged(past.user, user);
    if (!rights && names.length === 0) return { ...past, user };
    const { revision, at, reason = null, actor } = event;
    return { user, newest: { change: { made: { revision, at, reason, actor }, rights, names }, earlier: past.newest } };
  },
};

/** The newest changes first. */
export const newestChangesIn = ({ newest }: PersonPast): readonly PersonChange[] => {
  const changes: PersonChange[] = [];
  for (let at = newest; at !== null && changes.length < mostPersonChanges; at = at.earlier) changes.push(at.change);
  return changes;
};

const namesChanged = (before: User, after: User): readonly Name[] => {
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
