import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery } from '@tanstack/react-query';
import { useWholeRecord, useWholeRecords } from '../../api/whole-record.ts';
import { useCasesData } from '../cases-data.ts';

const resource = 'admin/data/master';

/** One master case, as it is now. */
export const useMasterCase = (id: string) => useWholeRecord<MasterCaseDetail>(resource, id, { retry: false });

/** The record on a day or at a revision (`r3`). */
export const useMasterCaseAsOf = (id: string, asOf: string) => {
  const { caseAsOf } = useCasesData();
  return useQuery({ queryKey: [resource, 'as of', id, asOf], queryFn: () => caseAsOf(id, asOf), retry: false });
};

/** Results that were calculated before the case's last change. */
export const useOutdated = (id: string, revision: number) => {
  const { outdatedResults } = useCasesData();
  return useQuery({
    queryKey: [resource, 'outdated', id, revision],
    queryFn: () => outdatedResults(id),
    retry: false,
  });
};

/** Shows the case that a command returned, and reads the lists again. */
export const useMasterShown = () => {
  const { show, askForLists } = useWholeRecords(resource);
  return (item: MasterCaseDetail): void => {
    show(item);
    askForLists('facets');
  };
};
