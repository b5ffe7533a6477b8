import type {
  AdminUserCounts,
  AdminUserDetail,
  RemoveUserBody,
  UpdateUserBody,
} from '@nomucheck/domain/people/contract/admin-user.ts';
import { useData } from '../api/data-provider.ts';
import { post, read } from '../api/requests.ts';

/** The data provider's methods for people, besides reading lists and records. */
export const peopleData = {
  countUsers: (): Promise<AdminUserCounts> => read('/api/admin/usercount/get'),
  updateUser: (change: UpdateUserBody): Promise<AdminUserDetail> => post('/api/admin/userdetail/update', change),
  removeUser: (removal: RemoveUserBody): Promise<unknown> => post('/api/admin/userdetail/delete', removal),
  endSessionsOf: (id: string, reason: string): Promise<unknown> =>
    post(`/api/admin/user/${encodeURIComponent(id)}/end-sessions`, { reason }),
};

export const usePeopleData = () => useData<typeof peopleData>();
