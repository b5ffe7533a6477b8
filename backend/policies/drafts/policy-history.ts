import { koreanText } from '@nomucheck/domain/kernel/korean-date.ts';
import { type Policy, policyDeciderOf } from '@nomucheck/domain/policies/policy.ts';
import type { PolicyEvent } from '@nomucheck/domain/policies/policy-events.ts';
import type { PolicyName } from '@nomucheck/domain/policies/policy-names.ts';
import type { HistoryView } from '../../engine/history/history.ts';

const stages = { drafting: '작성 중', submitted: '확인 대기', approved: '승인됨' } as const;

/** The history of a text in words; the texts themselves are held side by side on their page. */
export const policyHistoryView = (name: PolicyName): HistoryView<Policy | null, PolicyEvent> => ({
  initialState: null,
  evolve: policyDeciderOf(name).evolve,
  seen: (policy) => (policy ? inWords(policy) : {}),
  // No event of a text is about a question.
  sentenceContext: { question: (key) => key },
});

const inWords = ({ draft, versions }: Policy) => {
  const last = versions.findLast(({ isWithdrawn }) => !isWithdrawn);
  return {
    초안: draft ? stages[draft.stage] : null,
    '초안의 글': draft ? draft.text.slice(0, 8) : null,
    '바꾸는 까닭': draft ? draft.why || null : null,
    '다시 동의': draft ? (draft.needsConsent ? '필요' : '필요 없음') : null,
    '불리한 변경': draft ? (draft.isDisadvantage ? '예' : '아니요') : null,
    '알린 내용': last ? `${last.version} (${koreanText(last.from)} 시행)` : null,
  };
};
