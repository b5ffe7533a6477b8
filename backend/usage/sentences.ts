import type { CallOutcome, UsageEvent } from '@nomucheck/domain/usage/usage-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const ended: Readonly<Record<CallOutcome, string>> = {
  answered: 'AI가 답을 마쳤어요.',
  stopped: 'AI의 답을 멈췄어요.',
  cut: 'AI의 답이 중간에 끊겼어요.',
  failed: 'AI가 답하지 못했어요.',
  lost: 'AI의 답이 어떻게 끝났는지 알 수 없어 어림한 양으로 적었어요.',
};

export const usageSentences: SentencesOf<UsageEvent> = {
  CallReserved: () => 'AI에게 물을 몫을 잡아 두었어요.',
  CallBegun: () => 'AI에게 물었어요.',
  CallSettled: ({ outcome }) => ended[outcome],
  CallReleased: () => '잡아 둔 몫을 되돌렸어요.',
};
