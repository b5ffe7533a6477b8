import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { useWholeRecord, useWholeRecords } from '../../api/whole-record.ts';

/** One case in refinement. Who works on it isn't disturbed: it is read once, and then as each write leaves it. */
export const useRefineCase = (id: string) =>
  useWholeRecord<RefineCase>('admin/data', id, { staleTime: 0, gcTime: 0, refetchOnReconnect: false });

/** What to do after a command. */
export const useRefineShown = () => {
  const { show, askForLists } = useWholeRecords('admin/data');
  const masters = useWholeRecords('admin/data/master');
  return {
    show,
    /** The queue, the master list and their counts are asked for anew. */
    askForLists: (): void => {
      askForLists('counts');
      masters.askForLists('facets');
    },
  };
};
