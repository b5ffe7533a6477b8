import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { ChangeNoticeEvent } from '@nomucheck/domain/policies/change-notices.ts';
import type { PolicyEvent } from '@nomucheck/domain/policies/policy-events.ts';
import { policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const policySentences: SentencesOf<PolicyEvent | ChangeNoticeEvent> = {
  PolicyDraftSaved: ({ policy }) => `${policyTitles[policy]}의 초안을 저장했어요.`,
  PolicyDraftDiscarded: ({ policy }) => `${policyTitles[policy]}의 초안을 버렸어요.`,
  PolicySubmitted: ({ policy }) => `${policyTitles[policy]}의 초안을 확인해 달라고 맡겼어요.`,
  PolicyTakenBack: ({ policy }) => `${policyTitles[policy]}의 초안을 되돌려 고치기로 했어요.`,
  PolicyRefused: ({ policy }) => `${policyTitles[policy]}의 초안을 돌려보냈어요.`,
  PolicyApproved: ({ policy }) => `${policyTitles[policy]}의 초안을 승인했어요.`,
  PolicyPublished: ({ policy, from }) => `${policyTitles[policy]}의 새 내용을 알렸어요(${koreanText(from)} 시행).`,
  PolicyChangeNoticeDue: ({ policy, from }) =>
    `${policyTitles[policy]}의 바뀔 내용을 알릴 때예요(${koreanText(from)} 시행).`,
  PolicyWithdrawn: ({ policy, version }) => `${policyTitles[policy]}의 내용(${version})을 시행하기 전에 거두었어요.`,
};
