import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useWholeRecord, useWholeRecords } from '../../api/whole-record.ts';

/** One person with all fields that the page shows. */
export const usePerson = (id: string) => useWholeRecord<AdminUserDetail>('admin/user', id);

/** What to do after a command: show the person that it returned, read them again, or remove them from the cache. */
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
