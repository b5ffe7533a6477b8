import type { ReadReviewEvent } from '@nomucheck/domain/people/read-review.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const peopleSentences: SentencesOf<ReadReviewEvent> = {
  ReadsReviewed: ({ month, readers, reads }) =>
    `${month.slice(0, 4)}년 ${Number(month.slice(5))}월에 ${readers}명이 개인정보를 ${reads}번 본 것을 점검했어요.`,
};
