import type { RecallEvent } from '@nomucheck/domain/recalls/recall-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const recallSentences: SentencesOf<RecallEvent> = {
  CaseRecalled: ({ records }) => `바뀐 자료를 쓴 기록 ${records.length}건을 다시 보기로 했어요.`,
  RecallLapsed: ({ records }) => `자료가 다시 바뀌어 기록 ${records.length}건은 더 볼 것이 없게 되었어요.`,
  RecallSettled: () => '바뀐 자료를 쓴 기록 한 건을 살펴보았어요.',
};
