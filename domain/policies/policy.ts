import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { earliestDay } from './notice-period.ts';
import type { PolicyEvent } from './policy-events.ts';
import type { PolicyName } from './policy-names.ts';
import { comingOn, type PolicyVersion } from './standing.ts';

/** What a draft says besides its text. */
export type PolicyChange = {
  /** Who agreed to an older version is asked again. */
  readonly needsConsent: boolean;
  readonly isDisadvantage: boolean;
  /** Why it changes, as everybody reads it. */
  readonly why: string;
};

export type PolicyDraft = PolicyChange & {
  /** The hash of its text. */
  readonly text: string;
  readonly stage: 'drafting' | 'submitted' | 'approved';
  /** Who wrote or submitted it: none of them approves it. */
  readonly hands: readonly string[];
  readonly approvedBy: string | null;
};

/** One of the texts that people agree to: the versions that were published, and the draft of the next one. */
export type Policy = {
  readonly name: PolicyName;
  /** The earliest first. */
  readonly versions: readonly PolicyVersion[];
  readonly draft: PolicyDraft | null;
  /** How many steps were recorded: there is an end to them. */
  readonly steps: number;
};

export type PolicyCommand =
  /** The first version, which this program brings along; in force at once. */
  | { readonly type: 'IntroducePolicy'; readonly version: LocalDate; readonly text: string }
  | ({ readonly type: 'SavePolicyDraft'; readonly text: string; readonly by: string } & PolicyChange)
  | { readonly type: 'DiscardPolicyDraft'; readonly by: string }
  /** `text`: the one that the person has seen. */
  | { readonly type: 'SubmitPolicy' | 'ApprovePolicy'; readonly text: string; readonly by: string }
  | { readonly type: 'TakePolicyBack' | 'RefusePolicy'; readonly by: string }
  | { readonly type: 'PublishPolicy'; readonly text: string; readonly from: LocalDate; readonly today: LocalDate }
  | { readonly type: 'WithdrawPolicy'; readonly version: string; readonly today: LocalDate };

/** The most steps of one text. Twenty steps each working day reach it after two years, and reading so many events stays cheap. */
export const mostSteps = 10_000;
const mostHands = 50;

const refuse = (field: string, message: string): never => {
  throw new DomainError('stage_wrong', { errors: { [field]: message } });
};

const decideOn =
  (name: PolicyName) =>
  (command: PolicyCommand, policy: Policy | null): readonly PolicyEvent[] => {
    if (command.type === 'IntroducePolicy') {
      if (policy && policy.versions.length > 0) return [];
      const { version, text } = command;
      const change = { needsConsent: true, isDisadvantage: false, why: '처음으로 쓰는 내용이에요.' };
      return [
        {
          type: 'PolicyPublished',
          data: { policy: name, version, text, announcedOn: version, from: version, ...change },
        },
      ];
    }
    if (!policy) throw new DomainError('not_found');
    if (policy.steps >= mostSteps) return refuse('', '이 문서에는 더 기록할 수 없어요.');
    const { draft } = policy;

    if (command.type === 'WithdrawPolicy') {
      const coming = comingOn(policy.versions, command.today);
      if (!policy.versions.some(({ version }) => version === command.version)) throw new DomainError('not_found');
      if (coming?.version !== command.version) return refuse('version', '시행한 뒤에는 거둘 수 없어요.');
      return [{ type: 'PolicyWithdrawn', data: { policy: name, version: command.version } }];
    }
    if (command.type === 'SavePolicyDraft') {
      if (draft && draft.stage !== 'drafting') return refuse('text', '확인을 맡긴 초안이에요. 먼저 되돌려 주세요.');
      const { type: _type, by, ...saved } = command;
      if (draft && isSameDraft(draft, saved) && draft.hands.includes(by)) return [];
      return [{ type: 'PolicyDraftSaved', data: { policy: name, ...saved, by } }];
    }
    if (!draft) return refuse('text', '초안이 없어요. 먼저 초안을 적어 주세요.');
    switch (command.type) {
      case 'DiscardPolicyDraft':
        return [{ type: 'PolicyDraftDiscarded', data: { policy: name, by: command.by } }];
      case 'SubmitPolicy':
        requireSeen(draft, command.text);
        if (draft.stage !== 'drafting') return refuse('text', '이미 확인을 맡겼어요.');
        if (draft.why.trim() === '') return refuse('why', '바꾸는 까닭을 적어 주세요.');
        if (draft.text === policy.versions.at(-1)?.text) return refuse('text', '지금 내용과 다른 곳이 없어요.');
        return [{ type: 'PolicySubmitted', data: { policy: name, text: draft.text, by: command.by } }];
      case 'TakePolicyBack':
        if (draft.stage === 'drafting') return refuse('text', '아직 확인을 맡기지 않았어요.');
        return [{ type: 'PolicyTakenBack', data: { policy: name, by: command.by } }];
      case 'RefusePolicy':
        if (draft.stage !== 'submitted') return refuse('text', '확인을 기다리는 초안이 아니에요.');
        return [{ type: 'PolicyRefused', data: { policy: name, by: command.by } }];
      case 'ApprovePolicy':
        requireSeen(draft, command.text);
        if (draft.stage !== 'submitted') return refuse('text', '확인을 기다리는 초안이 아니에요.');
        if (draft.hands.includes(command.by)) return refuse('approval', '적은 사람이 아닌 다른 사람이 승인해야 해요.');
        return [{ type: 'PolicyApproved', data: { policy: name, text: draft.text, by: command.by } }];
      case 'PublishPolicy':
        return published(policy, draft, command);
    }
  };

/** Nobody decides on a text that was changed under their eyes. */
const requireSeen = (draft: PolicyDraft, seen: string): void => {
  if (draft.text !== seen) throw new DomainError('conflict');
};

const isSameDraft = (draft: PolicyDraft, saved: PolicyChange & { readonly text: string }): boolean =>
  draft.text === saved.text &&
  draft.needsConsent === saved.needsConsent &&
  draft.isDisadvantage === saved.isDisadvantage &&
  draft.why === saved.why;

const published = (
  { name, versions }: Policy,
  draft: PolicyDraft,
  { text, from, today }: Extract<PolicyCommand, { type: 'PublishPolicy' }>,
): readonly PolicyEvent[] => {
  requireSeen(draft, text);
  if (draft.stage !== 'approved') return refuse('approval', '다른 사람이 먼저 승인해야 발행할 수 있어요.');
  if (comingOn(versions, today)) return refuse('from', '먼저 알린 내용을 시행하거나 거둔 뒤에 발행할 수 있어요.');
  const earliest = earliestDay(today, draft.isDisadvantage);
  if (from < earliest) {
    const why = draft.isDisadvantage ? '불리한 변경은 30일 전부터' : '시행하기 7일 전부터';
    return refuse('from', `${why} 알려야 해요. ${earliest}부터 시행할 수 있어요.`);
  }
  const { needsConsent, isDisadvantage, why } = draft;
  const version = nextVersion(versions, today);
  const change = { needsConsent, isDisadvantage, why };
  return [{ type: 'PolicyPublished', data: { policy: name, version, text, announcedOn: today, from, ...change } }];
};

/** The day, or the day with a number: `2026-11-28`, `2026-11-28.2`. Also a withdrawn version keeps its name. */
const nextVersion = (versions: readonly PolicyVersion[], today: LocalDate): string => {
  const last = versions.at(-1);
  if (last === undefined || last.version < today) return today;
  const [day = today, number = '1'] = last.version.split('.');
  if (number === '9') return refuse('from', '오늘은 더 발행할 수 없어요. 내일 다시 해 주세요.');
  return `${day}.${Number(number) + 1}`;
};

const evolveOf =
  (name: PolicyName) =>
  (before: Policy | null, event: PolicyEvent): Policy => {
    const policy = before ?? { name, versions: [], draft: null, steps: 0 };
    return { ...policy, ...changeOf(policy, event), steps: policy.steps + 1 };
  };

const changeOf = ({ versions, draft }: Policy, event: PolicyEvent): Partial<Policy> => {
  switch (event.type) {
    case 'PolicyDraftSaved': {
      const { text, needsConsent, isDisadvantage, why, by } = event.data;
      const hands = withHand(draft?.hands ?? [], by);
      return { draft: { text, needsConsent, isDisadvantage, why, stage: 'drafting', hands, approvedBy: null } };
    }
    case 'PolicyDraftDiscarded':
      return { draft: null };
    case 'PolicySubmitted':
      return { draft: draft && { ...draft, stage: 'submitted', hands: withHand(draft.hands, event.data.by) } };
    case 'PolicyTakenBack':
    case 'PolicyRefused':
      return { draft: draft && { ...draft, stage: 'drafting', approvedBy: null } };
    case 'PolicyApproved':
      return { draft: draft && { ...draft, stage: 'approved', approvedBy: event.data.by } };
    case 'PolicyPublished': {
      const { policy: _policy, ...version } = event.data;
      return { versions: [...versions, { ...version, isWithdrawn: false }], draft: null };
    }
    case 'PolicyWithdrawn':
      return {
        versions: versions.map((each) => (each.version === event.data.version ? { ...each, isWithdrawn: true } : each)),
      };
  }
};

const withHand = (hands: readonly string[], by: string): readonly string[] =>
  hands.includes(by) ? hands : [...hands, by].slice(-mostHands);

/** The decider of one text. */
export const policyDeciderOf = (name: PolicyName): Decider<Policy | null, PolicyCommand, PolicyEvent> => {
  const known = deciders.get(name) ?? { initialState: null, decide: decideOn(name), evolve: evolveOf(name) };
  deciders.set(name, known);
  return known;
};
const deciders = new Map<PolicyName, Decider<Policy | null, PolicyCommand, PolicyEvent>>();

/** One stream for each text. */
export const policyStream = (name: PolicyName): string => `policy-${name.replaceAll('_', '-')}`;
