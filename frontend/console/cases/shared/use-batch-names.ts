import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

type Batch = { readonly id: string; readonly fileName: string };

/** What each batch is called: the file that it came with; without an answer, the beginning of its number. */
export const useBatchNames = (ids: readonly string[]): ((id: string) => string) => {
  const dataProvider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['batch-names', ...ids],
    queryFn: async () => (await dataProvider.getMany<Batch>('admin/data/import', { ids: [...ids] })).data,
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  return (id) => data?.find((batch) => batch.id === id)?.fileName ?? id.slice(0, 8);
};
