import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { useWholeRecord, useWholeRecords } from '../api/whole-record.ts';

/**
 * One case in refinement. It is read once and then taken from the responses of commands, so that a new read never disturbs
 * the work.
 */
export const useRefineCase = (id: string) =>
  useWholeRecord<RefineCase>('admin/data', id, { staleTime: 0, gcTime: 0, refetchOnReconnect: false });

/** What to do after a command. */
export const useRefineShown = () => {
  const { show, askForLists } = useWholeRecords('admin/data');
  const masters = useWholeRecords('admin/data/master');
  return {
    show,
    /** Reads the queue, the master list and their counts again. */
    askForLists: (): void => {
      askForLists('counts');
      masters.askForLists('facets');
    },
  };
};
