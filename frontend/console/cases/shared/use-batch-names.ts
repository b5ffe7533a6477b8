import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { useGetMany } from 'react-admin';

/** What each batch is called: the file that it came with; without an answer, the beginning of its id. */
export const useBatchNames = (ids: readonly string[]): ((id: string) => string) => {
  const { data } = useGetMany<ImportOut>('admin/data/import', { ids: [...ids] }, { staleTime: 60_000 });
  return (id) => data?.find((batch) => batch.id === id)?.fileName ?? id.slice(0, 8);
};
