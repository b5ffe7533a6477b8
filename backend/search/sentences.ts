import type { SearchWordEvent } from '@nomucheck/domain/search/words/search-word-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const searchSentences: SentencesOf<SearchWordEvent> = {
  SearchWordAdded: ({ words, finds }) => `‘${words.join(', ')}’로 찾으면 ‘${finds.join(', ')}’도 찾게 했습니다.`,
  SearchWordChanged: ({ words }) => `‘${words.join(', ')}’로 함께 찾는 말을 고쳤습니다.`,
  SearchWordRemoved: () => '함께 찾는 말을 지웠습니다.',
};
