import type { RecallItem, SettleRecallBody } from '@nomucheck/domain/recalls/contract.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, readPage } from '../api/requests.ts';

/** The name of the list in the console. */
export const recallList = 'admin/data/recall';

const mostOfACase = 100;

export const recallsData = {
  settleRecall: (body: SettleRecallBody): Promise<object> => post('/api/recalls/settle', body),
  /** What rests on one case, the last change first. */
  recallsOfCase: (caseId: string): Promise<Page<RecallItem>> =>
    readPage('/api/recalls', 0, mostOfACase, { filter: JSON.stringify({ caseId }) }),
};

export const useRecallsData = () => useData<typeof recallsData>();
