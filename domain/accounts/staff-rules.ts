import { DomainError } from '../kernel/errors.ts';
import type { Actor } from '../kernel/log/event.ts';
import { type Access, noMenu } from './access.ts';
import { authorize } from './authorize.ts';
import type { AdminMenu, StaffMay } from './contract/user.ts';
import { may } from './rights.ts';

/**
 * Which staff member may edit whom. The decider of an account checks these rules, so that they hold for every route, import
 * and job: no one edits their own account or a super's, and only a super grants or revokes what makes an admin.
 */
export type Person = Pick<Access, 'accessType' | 'adminMenu'> & { readonly id: string };

type Granted = Pick<Access, 'accessType' | 'adminMenu'>;

/** Throws `cannot_edit_self`, `admin_only` or `cannot_edit_super`. */
export const requireMayEdit = (by: Actor, person: Person): void => {
  if (by.id === person.id) throw new DomainError('cannot_edit_self');
  authorize(by, 'person.edit');
  if (person.accessType === 2) throw new DomainError('cannot_edit_super');
};

/** Recording a registration number: throws `cannot_edit_self` or `admin_only`. */
export const requireMayRegister = (by: Actor, person: Person): void => {
  if (by.id === person.id) throw new DomainError('cannot_edit_self');
  authorize(by, 'person.edit');
};

/** Throws as `requireMayEdit` does, and `forbidden` if the person is of the firm and `by` may not make admins. */
export const requireMayRemove = (by: Actor, person: Person): void => {
  requireMayEdit(by, person);
  if (person.accessType !== 0) authorize(by, 'person.makeAdmin');
};

export type AccessWanted = {
  readonly accessType?: Access['accessType'] | undefined;
  readonly adminMenu?: AdminMenu | undefined;
};

/**
 * What a person may do after the change; fields that aren't given stay. A super has the whole menu. A person who isn't of
 * the firm has no flags: if they stayed, a later grant of access would silently restore them.
 */
export const accessAfter = (before: Granted, { accessType, adminMenu }: AccessWanted): Granted => {
  if (accessType === undefined && adminMenu === undefined) return before;
  const type = accessType ?? before.accessType;
  if (type === 2) return { accessType: type, adminMenu: { ...noMenu, all: true } };
  if (type === 1) return { accessType: type, adminMenu: adminMenu ?? before.adminMenu };
  if (adminMenu !== undefined && Object.values(adminMenu).includes(true)) {
    throw new DomainError('invalid_request', { errors: { adminMenu: '직원에게만 줄 수 있는 메뉴입니다.' } });
  }
  return { accessType: type, adminMenu: noMenu };
};

/** Throws `forbidden` if this person may not make the change. */
export const requireMayGrant = (by: Actor, before: Granted, after: Granted): void => {
  if (after.accessType === 2 && before.accessType !== 2) authorize(by, 'person.makeSuper');
  const makesOrUnmakesAdmin = before.accessType !== after.accessType || before.adminMenu.all !== after.adminMenu.all;
  if (makesOrUnmakesAdmin) authorize(by, 'person.makeAdmin');
};

/** Ends the sessions of another person, to protect the account; only a super ends a super's. */
export const requireMayEndSessions = (by: Actor, person: Person): void => {
  if (by.id === person.id) throw new DomainError('cannot_edit_self');
  authorize(by, 'person.edit');
  if (person.accessType === 2 && !may(by, 'person.makeSuper')) throw new DomainError('cannot_edit_super');
};

/** What the console offers this staff member for this person: each value is computed by the rule itself. */
export const mayWith = (by: Actor, person: Person): StaffMay => {
  const edit = passes(() => requireMayEdit(by, person));
  return {
    edit,
    makeAdmin: edit && may(by, 'person.makeAdmin'),
    makeSuper: edit && may(by, 'person.makeSuper'),
    remove: passes(() => requireMayRemove(by, person)),
    endSessions: passes(() => requireMayEndSessions(by, person)),
  };
};

const passes = (rule: () => void): boolean => {
  try {
    rule();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};
