import type { TimelineStep } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Stage } from '@nomucheck/domain/advice/stages.ts';

type Step = TimelineStep['what'];

/** Each step as the asker reads it: after it happened, and before. */
export const stepWords: Readonly<Record<Step, { readonly past: string; readonly coming: string }>> = {
  asked: { past: '질문했어요', coming: '질문하기' },
  review1_requested: { past: '노무사 검토를 요청했어요', coming: '노무사 검토 요청하기' },
  review1: { past: '첫 번째 노무사가 검토를 시작했어요', coming: '첫 번째 노무사의 검토' },
  review1_done: { past: '첫 번째 검토가 끝났어요', coming: '첫 번째 검토 끝' },
  review2_requested: { past: '두 번째 노무사를 기다려요', coming: '두 번째 노무사 배정' },
  review2: { past: '두 번째 노무사가 검토를 시작했어요', coming: '두 번째 노무사의 검토' },
  returned: { past: '노무사가 더 알려 달라고 했어요', coming: '다시 알려 주기' },
  published: { past: '검토가 끝나 자문이 나왔어요', coming: '자문 받기' },
  amended: { past: '자문을 다시 검토하고 있어요', coming: '다시 검토' },
  withdrawn: { past: '자문을 거두었어요', coming: '철회' },
};

/** What still has to happen before the advice is there. */
const coming: Readonly<Record<Stage, readonly Step[]>> = {
  drafting: ['review1_requested', 'review1', 'review2', 'published'],
  review1_requested: ['review1', 'review2', 'published'],
  review1: ['review2', 'published'],
  review1_done: ['review2', 'published'],
  review2_requested: ['review2', 'published'],
  review2: ['published'],
  published: [],
  withdrawn: [],
};
export const comingSteps = (stage: Stage): readonly Step[] => coming[stage];

/** What a reviewer asks for, while the question is back with its asker; null where it isn't. */
export const returnedFor = (
  stage: Stage,
  timeline: readonly Pick<TimelineStep, 'what' | 'reason'>[],
): { readonly reason: string | null } | null => {
  const last = timeline.findLast(({ what }) => what !== 'asked');
  return stage === 'drafting' && last?.what === 'returned' ? { reason: last.reason } : null;
};
