import { DomainError } from '../kernel/errors.ts';
import type { Actor } from '../kernel/event.ts';
import { type Access, noMenu } from './access.ts';
import { authorize } from './authorize.ts';
import type { AdminMenu, StaffMay } from './contract/user.ts';
import { may } from './rights.ts';

/**
 * Who of the firm may change whom. Asked by the decider of an account, so that no route, import or job gets around it:
 * nobody changes themselves, nobody changes a super, and only a super gives or takes what makes an admin.
 */
export type Person = Pick<Access, 'accessType' | 'adminMenu'> & { readonly id: string };

type Granted = Pick<Access, 'accessType' | 'adminMenu'>;

/** Throws `cannot_edit_self`, `admin_only` or `cannot_edit_super`. */
export const requireMayEdit = (by: Actor, person: Person): void => {
  if (by.id === person.id) throw new DomainError('cannot_edit_self');
  authorize(by, 'person.edit');
  if (person.accessType === 2) throw new DomainError('cannot_edit_super');
};

/** Throws as `requireMayEdit` does, and `forbidden` where an admin is to be removed by one who couldn't have made them. */
export const requireMayRemove = (by: Actor, person: Person): void => {
  requireMayEdit(by, person);
  if (person.accessType !== 0) authorize(by, 'person.makeAdmin');
};

export type AccessWanted = {
  readonly accessType?: Access['accessType'] | undefined;
  readonly adminMenu?: AdminMenu | undefined;
};

/**
 * What a person may do after such a change; what isn't named stays. A super has the whole menu, and who isn't of the firm
 * has none of its flags: left standing, they would come back with the next grant, unsaid.
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

/** Throws `forbidden` where this change is another's to make. */
export const requireMayGrant = (by: Actor, before: Granted, after: Granted): void => {
  if (after.accessType === 2 && before.accessType !== 2) authorize(by, 'person.makeSuper');
  const makesOrUnmakesAdmin = before.accessType !== after.accessType || before.adminMenu.all !== after.adminMenu.all;
  if (makesOrUnmakesAdmin) authorize(by, 'person.makeAdmin');
};

/** A sign-in is ended for another's good; a super's only by a super. */
export const requireMayEndSessions = (by: Actor, person: Person): void => {
  if (by.id === person.id) throw new DomainError('cannot_edit_self');
  authorize(by, 'person.edit');
  if (person.accessType === 2 && !may(by, 'person.makeSuper')) throw new DomainError('cannot_edit_super');
};

/** What the console offers this caller: each word is the rule itself, tried. */
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
