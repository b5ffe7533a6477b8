import type { CaseSearchAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { count, koreanDate } from '../../../shared/formats.ts';
import type { Search } from '../../../shared/search/search-state.ts';

/** How many cases were found, and for which words in the end, as a sentence; screen readers announce it, too. */
export const resultSentence = (search: Search, { q, total }: Pick<CaseSearchAnswer, 'q' | 'total'>): string => {
  const asOf = search.asOf === null ? '' : `${koreanDate(search.asOf)} 자료에서 `;
  const words = q === '' ? '' : `‘${q}’ `;
  return total === 0 ? `${asOf}${words}검색 결과가 없어요` : `${asOf}${words}판례 ${count(total)}건을 찾았어요`;
};
