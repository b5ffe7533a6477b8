import type { AdminUserCounts, AdminUserDetail, UpdateUserBody } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { Calls } from '../api/calls.ts';
import { useData } from '../api/data-provider.ts';

/** What the data provider does with people besides reading them. */
export const peopleData = ({ read, post }: Calls) => ({
  countUsers: (span?: { from: string; to: string }): Promise<AdminUserCounts> => read('/api/admin/usercount/get', span),
  updateUser: (change: UpdateUserBody): Promise<AdminUserDetail> => post('/api/admin/userdetail/update', change),
  removeUser: (removal: { id: string; reason: string }): Promise<unknown> =>
    post('/api/admin/userdetail/delete', removal),
  endSessionsOf: (id: string, reason: string): Promise<unknown> =>
    post(`/api/admin/user/${encodeURIComponent(id)}/end-sessions`, { reason }),
});

export const usePeopleData = () => useData<ReturnType<typeof peopleData>>();
