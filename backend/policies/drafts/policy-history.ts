import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type Policy, policyDeciderOf, policyStream } from '@nomucheck/domain/policies/policy.ts';
import type { PolicyEvent } from '@nomucheck/domain/policies/policy-events.ts';
import { type PolicyName, policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import type { RecordHistory } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import type { Policies } from '../policies.ts';
import type { Drafting } from './drafting.ts';

type Parts = {
  readonly policies: Pick<Policies, 'load' | 'textOf'>;
  readonly drafting: Pick<Drafting, 'save'>;
  readonly stories: RecordStories;
};

/** The history of a text that people agree to. An earlier draft can be put back; what was announced stays announced. */
export const policyHistory = ({ policies, drafting, stories }: Parts): RecordHistory => ({
  kind: 'policy',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.policy');
    const { policy, revision } = await policies.load(id);
    const stream = policyStream(policy.name);
    return {
      title: policyTitles[policy.name],
      story: stories({ stream, revision }, viewOf(policy.name, policies), caller),
      putBack: {
        fields: ['초안의 글', '바꾸는 까닭', '다시 동의', '불리한 변경'],
        to: async (earlier, context, expectedRevision) => {
          const { draft } = (await policies.load(id, { to: earlier })).policy;
          if (!draft) throw new DomainError('stage_wrong', { errors: { revision: '그때에는 초안이 없었어요.' } });
          const { needsConsent, isDisadvantage, why } = draft;
          const body = { text: await policies.textOf(draft.text), needsConsent, isDisadvantage, why };
          return (await drafting.save(id, body, context, expectedRevision)).position;
        },
      },
    };
  },
});

const historyView = (name: PolicyName): HistoryView<Policy | null, PolicyEvent> => {
  const known = views.get(name) ?? {
    initialState: null,
    evolve: policyDeciderOf(name).evolve,
    seen: (policy) => (policy ? inWords(policy) : {}),
    // No event of a text is about a question.
    sentenceContext: { question: (key) => key },
  };
  views.set(name, known);
  return known;
};
const views = new Map<PolicyName, HistoryView<Policy | null, PolicyEvent>>();

const stages = { drafting: '작성 중', submitted: '확인 대기', approved: '승인됨' } as const;

/** The texts themselves are shown with one revision. */
const viewOf = (name: PolicyName, { textOf }: Pick<Policies, 'textOf'>): HistoryView<Policy | null, PolicyEvent> => ({
  ...historyView(name),
  texts: async (policy) => {
    const last = policy?.versions.findLast(({ isWithdrawn }) => !isWithdrawn);
    return {
      '초안의 글': policy?.draft ? await textOf(policy.draft.text) : null,
      '알린 글': last ? await textOf(last.text) : null,
    };
  },
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
