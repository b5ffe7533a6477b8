import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../api/data-provider.ts';

/** Apart from the list's own: the kit would put a line of the list, which says less, in place of the whole person. */
const keyOf = (id: string) => ['admin/user', 'detail', id];

/** One person with all that is shown of them. */
export const usePerson = (id: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await dataProvider.getOne<AdminUserDetail>('admin/user', { id })).data,
  });
};

/** What to do after a command: show the person as it left them, or have them asked for anew, or forget them. */
export const usePeopleShown = () => {
  const queries = useQueryClient();
  const askForLists = () => {
    void queries.invalidateQueries({ queryKey: ['admin/user', 'getList'] });
    void queries.invalidateQueries({ queryKey: ['admin/user', 'counts'] });
  };
  return {
    show: (person: AdminUserDetail): void => {
      queries.setQueryData(keyOf(person.id), person);
      askForLists();
    },
    askAgain: (id: string): Promise<void> => queries.invalidateQueries({ queryKey: keyOf(id) }),
    forget: (id: string): void => {
      queries.removeQueries({ queryKey: keyOf(id) });
      askForLists();
    },
  };
};
