import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useGetList } from 'react-admin';
import { useSession } from '../../shared/session.ts';
import { mayOpen } from '../access/grants.ts';

export type FirmPerson = { readonly id: string; readonly name: string; readonly role: AdminUser['role'] };

const byRole = { pagination: { page: 1, perPage: 100 }, sort: { field: 'role', order: 'ASC' } } as const;

/** The other people of the firm who can have a consultation. Only who may open the list of people can name them. */
export const useFirmPeople = (): { readonly people: readonly FirmPerson[]; readonly error: Error | null } => {
  const { user } = useSession();
  const options = { enabled: mayOpen(user, 'user'), retry: false, onError: () => {} };
  const staff = useGetList<AdminUser>('admin/user', { ...byRole, filter: { accessType: 1 } }, options);
  const supers = useGetList<AdminUser>('admin/user', { ...byRole, filter: { accessType: 2 } }, options);
  const people = [...(staff.data ?? []), ...(supers.data ?? [])].flatMap(({ id, name, role }) =>
    name === null || id === user?.id || role === 'user' || role === 'partner' ? [] : [{ id, name, role }],
  );
  return { people, error: staff.error ?? supers.error };
};
