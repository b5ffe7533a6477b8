import type { ColumnChoice } from '../../../list/columns-button.tsx';

/** The columns of the master list. The title is always shown, because it is the link to the case. */
export const masterColumns: readonly ColumnChoice[] = [
  { source: 'tribunal', label: '사건' },
  { source: 'decidedOn', label: '판정일' },
  { source: 'kind', label: '종류' },
  { source: 'outcome', label: '결과' },
  { source: 'sampling', label: '수집 방식' },
  { source: 'keywords', label: '키워드' },
  { source: 'acceptedAt', label: '승인일' },
  { source: 'updatedAt', label: '바뀐 날' },
];

export const masterHiddenAtFirst = ['sampling', 'keywords', 'updatedAt'];

/**
 * The key under which the chosen columns are stored. It isn't the list's name, because older versions stored them under
 * it.
 */
export const masterStoreKey = 'cases/data.datatable';
