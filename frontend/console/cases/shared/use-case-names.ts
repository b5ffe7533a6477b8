import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { caseName, type Named } from './words.ts';

type KnownCase = Named & { readonly id: string };

/** What each case is called, in work or accepted; until it is known, the beginning of its number. */
export const useCaseNames = (ids: readonly string[]): ((id: string) => string) => {
  const dataProvider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['case-names', ...ids],
    queryFn: async (): Promise<readonly KnownCase[]> => {
      const [inWork, accepted] = await Promise.all([
        dataProvider.getMany<RefineItem>('admin/data', { ids: [...ids] }),
        dataProvider.getMany<MasterCase>('admin/data/master', { ids: [...ids] }),
      ]);
      return [...inWork.data, ...accepted.data];
    },
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  return (id) => {
    const found = data?.find((known) => known.id === id);
    return found === undefined ? id.slice(0, 8) : caseName(found);
  };
};
