import type { CaseSearchAnswer } from '@nomucheck/domain/search/contract/search.ts';
import type { Search } from '../../shared/case-search/search-state.ts';
import { count, koreanDate } from '../../shared/formats.ts';

/** How many were found, of what was searched for in the end, in a sentence: it is also what is read out. */
export const resultSentence = (search: Search, { q, total }: Pick<CaseSearchAnswer, 'q' | 'total'>): string => {
  const asOf = search.asOf === null ? '' : `${koreanDate(search.asOf)} 자료에서 `;
  const words = q === '' ? '' : `‘${q}’ `;
  return total === 0 ? `${asOf}${words}검색 결과가 없어요` : `${asOf}${words}판례 ${count(total)}건을 찾았어요`;
};
