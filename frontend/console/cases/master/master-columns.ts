import type { ColumnChoice } from '../../list/columns-button.tsx';

/** The columns of the master list; what a case is called is always there, being the way to it. */
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

/** The chosen columns are kept under this name, as they always were: it isn't the list's. */
export const masterStoreKey = 'cases/data.datatable';
