import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { useCasesData } from '../../cases-data.ts';
import { placeOf, placeSearch } from '../../queue-address.ts';

const most = 500;
/** So many of the following ones are asked for one that nobody else works on. */
const mostTried = 100;

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

  const { nextFreeCase } = useCasesData();
  const goTo = (next: string) => navigate(`/admin/data/${next}${search}`);
  /** The first of these that nobody else works on. Where that can't be asked, the first one: its page says whose it is. */
  const firstFree = async (following: readonly string[]) => {
    const tried = following.slice(0, mostTried);
    if (tried.length === 0) return { id: null, held: 0 };
    return nextFreeCase(tried).catch(() => ({ id: tried[0] ?? null, held: 0 }));
  };
  return {
    queue: `/admin/data${search}`,
    goNext: async (): Promise<void> => {
      const here = ids?.indexOf(id) ?? -1;
      const next = await firstFree(here === -1 ? [] : (ids?.slice(here + 1) ?? []));
      if (next.id !== null) return void goTo(next.id);
      const fresh = await read().catch(() => []);
      queries.setQueryData(key, fresh);
      const first = await firstFree(fresh.filter((other) => other !== id));
      if (first.id !== null) return void goTo(first.id);
      notify(first.held > 0 ? '남은 자료는 모두 다른 사람이 맡고 있습니다.' : '이 조건의 자료를 다 보았습니다.', {
        type: 'info',
      });
      void navigate(`/admin/data${search}`);
    },
    goBack: (): void => {
      const before = ids?.[ids.indexOf(id) - 1];
      if (before !== undefined) return void goTo(before);
      notify('이 조건의 첫 자료입니다.', { type: 'info' });
    },
  };
};
