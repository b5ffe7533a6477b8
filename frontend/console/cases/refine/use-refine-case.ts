import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readRefineCase } from '../shared/case-api.ts';

const keyOf = (id: string) => ['admin/data', 'detail', id];

/** One case in refinement. Who works on it isn't disturbed: it is read once, and then as each write leaves it. */
export const useRefineCase = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => readRefineCase(id),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** What to do after a command. */
export const useRefineShown = () => {
  const queries = useQueryClient();
  return {
    show: (item: RefineCase): void => void queries.setQueryData(keyOf(item.id), item),
    /** The queue and its counts are asked for anew. */
    askForLists: (): void => {
      void queries.invalidateQueries({ queryKey: ['admin/data', 'getList'] });
      void queries.invalidateQueries({ queryKey: ['admin/data/master'] });
    },
  };
};
