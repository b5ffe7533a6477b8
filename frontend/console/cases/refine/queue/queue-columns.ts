import type { ColumnChoice } from '../../../list/columns-button.tsx';

/** The columns of the queue. The title is always shown, because it is the link to the case. */
export const queueColumns: readonly ColumnChoice[] = [
  { source: 'tribunal', label: '사건' },
  { source: 'decidedOn', label: '판정일' },
  { source: 'kind', label: '종류' },
  { source: 'outcome', label: '결과' },
  { source: 'openProposals', label: '남은 제안' },
  { source: 'likeness', label: '같은 사건 의심' },
  { source: 'holder', label: '맡은 사람' },
  { source: 'sentBack', label: '반려 사유' },
  { source: 'collectedAt', label: '들어온 날' },
  { source: 'updatedAt', label: '바뀐 날' },
];

export const queueHiddenAtFirst = ['sentBack', 'updatedAt'];

/**
 * The key under which the chosen columns are stored. It isn't the list's name, because older versions stored them under
 * it.
 */
export const queueStoreKey = 'refines/data.datatable';
