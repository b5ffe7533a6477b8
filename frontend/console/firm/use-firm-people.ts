import { isStaff, roleOf } from '@nomucheck/domain/accounts/access.ts';
import type { PersonRole } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useGetList } from 'react-admin';
import { useSession } from '../../shared/client/session.ts';
import { mayOpen } from '../access/grants.ts';

export type FirmPerson = { readonly id: string; readonly name: string; readonly role: PersonRole };

const byRole = { pagination: { page: 1, perPage: 100 }, sort: { field: 'role', order: 'ASC' } } as const;

type FirmPeople = {
  /** Whether this person may read who the firm's people are: only who may open the list of people. */
  readonly mayName: boolean;
  readonly people: readonly FirmPerson[];
  readonly error: Error | null;
  readonly readAgain: () => void;
};

/** The people of the firm who can be given work, the reader among them. */
export const useFirmPeople = (): FirmPeople => {
  const { user } = useSession();
  const mayName = mayOpen(user, 'user');
  const options = { enabled: mayName, retry: false, onError: () => {} };
  const staff = useGetList<AdminUser>('admin/user', { ...byRole, filter: { accessType: 1 } }, options);
  const supers = useGetList<AdminUser>('admin/user', { ...byRole, filter: { accessType: 2 } }, options);
  // Whoever is of the firm but may not work on the record isn't offered: the server would refuse them.
  const people = [...(staff.data ?? []), ...(supers.data ?? [])].flatMap(({ id, name, ...granted }) => {
    const role = roleOf(granted);
    return name === null || !isStaff(role) ? [] : [{ id, name, role }];
  });
  const readAgain = () => {
    void staff.refetch();
    void supers.refetch();
  };
  return { mayName, people, error: staff.error ?? supers.error, readAgain };
};
