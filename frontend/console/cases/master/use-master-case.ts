import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { historyOf, readMasterCase, readOutdated } from '../shared/case-api.ts';
import { useHistory } from '../shared/history-pages.ts';

const keyOf = (id: string) => ['admin/data/master', 'detail', id];
const asOfKey = (id: string, asOf: string) => [...keyOf(id), 'as of', asOf];

/** One master case as it is now. */
export const useMasterCase = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => readMasterCase(id), retry: false });

/** As it stood on a day, or at a revision (`r3`). */
export const useMasterCaseAsOf = (id: string, asOf: string | null) =>
  useQuery({
    queryKey: asOfKey(id, asOf ?? ''),
    queryFn: () => readMasterCase(id, asOf),
    enabled: asOf !== null,
    retry: false,
  });

export const useCaseHistory = (id: string, revision: number) =>
  useHistory(historyOf(id), [...keyOf(id), 'history', revision]);

/** Results that were given before the case became what it is. */
export const useOutdated = (id: string, revision: number) =>
  useQuery({ queryKey: [...keyOf(id), 'outdated', revision], queryFn: () => readOutdated(id), retry: false });

/** Shows a case as a command left it; the lists are asked for anew. */
export const useMasterShown = () => {
  const queries = useQueryClient();
  return (item: MasterCaseDetail): void => {
    queries.setQueryData(keyOf(item.id), item);
    void queries.invalidateQueries({ queryKey: ['admin/data/master', 'getList'] });
    void queries.invalidateQueries({ queryKey: ['admin/data/master', 'facets'] });
  };
};
