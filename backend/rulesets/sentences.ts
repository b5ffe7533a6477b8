import type { RulesetEvent } from '@nomucheck/domain/rulesets/publication.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const rulesetSentences: SentencesOf<RulesetEvent> = {
  RulesetApproved: ({ rulesetVersion }) => `질문지를 승인했어요(버전 ${rulesetVersion.slice(0, 8)}).`,
  RulesetPublished: ({ rulesetVersion }) => `질문지를 발행했어요(버전 ${rulesetVersion.slice(0, 8)}).`,
};
