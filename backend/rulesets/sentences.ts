import type { RulesetEvent } from '@nomucheck/domain/rulesets/publication.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const rulesetSentences: SentencesOf<RulesetEvent> = {
  RulesetPublished: ({ rulesetVersion }) => `질문지를 발행했어요(버전 ${rulesetVersion.slice(0, 8)}).`,
};
