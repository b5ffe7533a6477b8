import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useWholeRecord, useWholeRecords } from '../api/whole-record.ts';

/** One person with all that is shown of them. */
export const usePerson = (id: string) => useWholeRecord<AdminUserDetail>('admin/user', id);

/** What to do after a command: show the person as it left them, or have them asked for anew, or forget them. */
export const usePeopleShown = () => {
  const { show, askAgain, forget, askForLists } = useWholeRecords('admin/user');
  return {
    show: (person: AdminUserDetail): void => {
      show(person);
      askForLists('counts');
    },
    askAgain,
    forget: (id: string): void => {
      forget(id);
      askForLists('counts');
    },
  };
};
