import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { placeOf, placeSearch } from '../queue-address.ts';

const most = 500;

/**
 * The list through which the user goes from case to case: the queue under the address's filters, as it was when it was
 * read. It isn't read again after each command, so that finished cases don't shift it.
 */
export const useRow = (id: string) => {
  const [params] = useSearchParams();
  const place = placeOf(params);
  const search = placeSearch(place);
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const key = ['refine-row', search];
  const read = async (): Promise<string[]> => {
    const { data } = await dataProvider.getList<RefineItem>('admin/data', {
      pagination: { page: 1, perPage: most },
      sort: place.sort,
      filter: place.filter,
    });
    return data.map((item) => item.id);
  };
  const { data: ids } = useQuery({ queryKey: key, queryFn: read, staleTime: Number.POSITIVE_INFINITY, retry: false });

  const goTo = (next: string) => navigate(`/admin/data/${next}${search}`);
  return {
    queue: `/admin/data${search}`,
    goNext: async (): Promise<void> => {
      const here = ids?.indexOf(id) ?? -1;
      const next = here === -1 ? undefined : ids?.[here + 1];
      if (next !== undefined) return void goTo(next);
      const fresh = await read().catch(() => []);
      queries.setQueryData(key, fresh);
      const first = fresh.find((other) => other !== id);
      if (first !== undefined) return void goTo(first);
      notify('이 조건의 자료를 다 보았습니다.', { type: 'info' });
      void navigate(`/admin/data${search}`);
    },
    goBack: (): void => {
      const before = ids?.[ids.indexOf(id) - 1];
      if (before !== undefined) return void goTo(before);
      notify('이 조건의 첫 자료입니다.', { type: 'info' });
    },
  };
};
