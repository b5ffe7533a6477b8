import type { ColumnChoice } from '../../list/columns-button.tsx';

/** The columns of the queue; what a case is called is always there, being the way to it. */
export const queueColumns: readonly ColumnChoice[] = [
  { source: 'tribunal', label: '사건' },
  { source: 'decidedOn', label: '판정일' },
  { source: 'kind', label: '종류' },
  { source: 'outcome', label: '결과' },
  { source: 'openProposals', label: '남은 제안' },
  { source: 'likeness', label: '같은 사건 의심' },
  { source: 'sentBack', label: '반려 사유' },
  { source: 'collectedAt', label: '들어온 날' },
  { source: 'updatedAt', label: '바뀐 날' },
];

export const queueHiddenAtFirst = ['sentBack', 'updatedAt'];

/** The chosen columns are kept under this name, as they always were: it isn't the list's. */
export const queueStoreKey = 'refines/data.datatable';
