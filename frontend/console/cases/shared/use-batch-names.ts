import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { useGetMany } from 'react-admin';

/** The name of each batch: the file that it came with; while it is unknown, the beginning of its id. */
export const useBatchNames = (ids: readonly string[]): ((id: string) => string) => {
  const { data } = useGetMany<ImportOut>('admin/data/import', { ids: [...ids] }, { staleTime: 60_000 });
  return (id) => data?.find((batch) => batch.id === id)?.fileName ?? id.slice(0, 8);
};
