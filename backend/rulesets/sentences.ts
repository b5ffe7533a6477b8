import type { DraftEvent } from '@nomucheck/domain/rulesets/draft/draft-events.ts';
import { editVerb } from '@nomucheck/domain/rulesets/draft/names/edit-verb.ts';
import { subjectInWords } from '@nomucheck/domain/rulesets/draft/names/subject-names.ts';
import { subjectOf } from '@nomucheck/domain/rulesets/draft/subjects.ts';
import type { RulesetEvent } from '@nomucheck/domain/rulesets/publication.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const versionName = (version: string): string => `버전 ${version.slice(0, 8)}`;

export const rulesetSentences: SentencesOf<RulesetEvent | DraftEvent> = {
  RulesetApproved: ({ rulesetVersion }) => `질문지를 승인했어요(${versionName(rulesetVersion)}).`,
  RulesetTried: ({ rulesetVersion }) => `저장된 결과를 이 판으로 다시 계산해 보았어요(${versionName(rulesetVersion)}).`,
  RulesetPublished: ({ rulesetVersion }) => `질문지를 발행했어요(${versionName(rulesetVersion)}).`,
  RulesetDraftStarted: ({ basedOn }) => `질문지 초안을 시작했어요(${versionName(basedOn)} 바탕).`,
  RulesetDraftEdited: ({ edits }, { question }) => {
    const [first = '', ...others] = new Set(edits.map(({ at }) => subjectOf(at)));
    const place = subjectInWords(first, question);
    return others.length === 0
      ? `초안의 ${place}: ${editVerb(edits)}.`
      : `초안의 ${place} 등 ${others.length + 1}곳을 고쳤어요.`;
  },
  RulesetDraftCommented: ({ subject }, { question }) => `초안의 ${subjectInWords(subject, question)}: 의견을 남겼어요.`,
  RulesetDraftCommentSettled: () => '초안에 남긴 의견을 해결로 표시했어요.',
  RulesetDraftOffered: ({ rulesetVersion }) => `초안을 승인받을 새 판으로 올렸어요(${versionName(rulesetVersion)}).`,
  RulesetDraftDiscarded: () => '질문지 초안을 버렸어요.',
  RulesetDraftPublished: ({ rulesetVersion }) => `초안이 발행되었어요(${versionName(rulesetVersion)}).`,
};
