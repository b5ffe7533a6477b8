import type { BulkWorkDetail } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { useQuery } from '@tanstack/react-query';
import { useCasesData } from '../cases-data.ts';
import { isUnderWay } from './words.ts';

const everyMs = 700;

/** One job; read again while it is being worked on. */
export const useJob = (id: string) => {
  const { bulkWork } = useCasesData();
  return useQuery<BulkWorkDetail>({
    queryKey: ['admin/data/jobs', 'one', id],
    queryFn: () => bulkWork(id),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? everyMs : false),
  });
};
