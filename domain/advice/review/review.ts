import { type Conflict, hasNewConflict } from '../../conflicts/conflict.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { AdviceEvent } from '../advice-events.ts';
import type { Advice, Review } from '../advice-state.ts';
import { settledUnread } from '../reports/report.ts';
import { type Citation, mostSources } from '../texts/citation.ts';
import { citedIn } from '../texts/cited-in.ts';
import { lengths } from '../texts/text-lengths.ts';
import type { ChecklistPoint } from './checklist.ts';
import { type Claimable, leaseFrom, refusalOfClaim } from './claiming.ts';
import { type HandOver, handedOver, review2Requested } from './hand-over.ts';
import { type OpenAtPublication, openInWords, openOf } from './publication.ts';
import type { ReviewComment } from './review-copy.ts';

/**
 * The two reviews of an advice (design.md, "Advice"). Nobody reviews what they asked, and nobody who has held one stage of a
 * round holds the other. A claim is a lease: after its end another reviewer may claim, and until one does, its holder keeps
 * the review.
 */
export type ReviewCommand =
  /** By the asker, or by an admin who puts it into the queue by hand. */
  | {
      readonly type: 'RequestReview1';
      readonly by: 'asker' | 'admin';
      /** The answers that become the draft, in this order; none: the last one. */
      readonly messages: readonly string[];
      readonly note: string | null;
      readonly dueAt: string;
      readonly consentedAt: string | null;
    }
  | {
      readonly type: 'ClaimReview';
      readonly stage: 1 | 2;
      readonly reviewer: string;
      readonly conflicts: readonly Conflict[];
      /** Whether the reviewer says why they go on in spite of the conflicts. */
      readonly isReasoned: boolean;
      readonly at: string;
    }
  | { readonly type: 'RenewLease'; readonly stage: 1 | 2; readonly reviewer: string; readonly at: string }
  | { readonly type: 'ReleaseReview'; readonly stage: 1 | 2; readonly reviewer: string }
  | { readonly type: 'ReassignReview'; readonly stage: 1 | 2; readonly to: string; readonly at: string }
  | {
      readonly type: 'ApproveReview';
      readonly stage: 1 | 2;
      readonly reviewer: string;
      readonly registration: string | null;
      readonly conflicts: readonly Conflict[];
      readonly text: string;
      /** The citations that still hold; those that the text doesn't name are left out. */
      readonly citations: readonly Citation[];
      readonly comments: readonly ReviewComment[];
      readonly checklist: readonly ChecklistPoint[];
      /** The Korean date whose law the text follows. */
      readonly lawDate: string;
      /**
       * Of stage 2: whether the reviewer confirms that they publish in spite of what is open. False refuses such a publication;
       * undefined is a request that says nothing about it.
       */
      readonly isOpenKnown?: boolean | undefined;
      /** Of stage 1: review 2 is requested in the same step. */
      readonly handOver?: HandOver;
    }
  | {
      readonly type: 'ReturnReview';
      readonly stage: 1 | 2;
      readonly reviewer: string;
      readonly conflicts: readonly Conflict[];
      readonly text: string;
      readonly comments: readonly ReviewComment[];
      readonly checklist: readonly ChecklistPoint[];
      readonly reason: string;
      /** When review 1 is due again; used at stage 2. */
      readonly dueAt: string;
    }
  | {
      readonly type: 'RequestReview2';
      readonly by: { readonly userId: string; readonly isAdmin: boolean };
      readonly note: string | null;
      readonly dueAt: string;
    }
  | { readonly type: 'AmendAdvice'; readonly dueAt: string }
  | { readonly type: 'WithdrawAdvice'; readonly by: 'staff' | 'asker_left' | 'consent_withdrawn' }
  | {
      readonly type: 'RateAdvice';
      readonly stars: number;
      readonly comment: string | null;
      readonly consentedAt: string | null;
    }
  | {
      readonly type: 'FlagAdvice';
      readonly caseId: string;
      readonly revision: number;
      readonly change: 'corrected' | 'withdrawn' | 'merged' | 'restored';
    }
  | { readonly type: 'SettleFlag'; readonly caseId: string; readonly revision: number };

/** Work on a claimed review renews its lease when less than this is left, so that not every keystroke is an event. */
export const renewedBelowMs = 15 * 60_000;

export const decideReview = (command: ReviewCommand, advice: Advice): readonly AdviceEvent[] => {
  const { asker, stage, consentedAt } = advice;
  switch (command.type) {
    case 'RequestReview1':
      return requestReview1(command, advice);
    case 'ClaimReview':
      return claim(command, advice);
    case 'RenewLease': {
      const { holder } = requireHolder(advice, command.stage, command.reviewer);
      return renewed(holder, command);
    }
    case 'ReleaseReview': {
      requireHolder(advice, command.stage, command.reviewer);
      return [{ type: 'ReviewReleased', data: { stage: command.stage, reviewer: command.reviewer } }];
    }
    case 'ReassignReview': {
      const { stage: of, to, at } = command;
      // An admin may take it from its holder at any time.
      const refusal = refusalOfClaim({ ...claimableOf(advice, of), holder: null }, { stage: of, reviewer: to, at });
      if (refusal) throw new DomainError(refusal);
      const from = advice.reviews[of].holder?.userId ?? null;
      if (from === to) return [];
      return [{ type: 'ReviewReassigned', data: { stage: of, from, to, until: leaseFrom(at) } }];
    }
    case 'ApproveReview':
      return approve(command, advice);
    case 'ReturnReview': {
      const { stage: of, reviewer, text, reason, dueAt } = command;
      requireHolder(advice, of, reviewer);
      requireReasoned(advice, command);
      const comments = [...command.comments];
      const checklist = [...command.checklist];
      const due = of === 2 ? dueAt : null;
      const data = { asker, stage: of, reviewer, text, comments, checklist, reason, dueAt: due, consentedAt };
      return [{ type: 'ReviewReturned', data }];
    }
    case 'RequestReview2':
      return review2Requested(command, advice);
    case 'AmendAdvice':
      if (stage !== 'published') throw new DomainError('stage_wrong');
      return [{ type: 'AdviceAmended', data: { asker, round: advice.round + 1, dueAt: command.dueAt } }];
    case 'WithdrawAdvice':
      if (command.by === 'asker_left') {
        return stage === 'withdrawn'
          ? []
          : [{ type: 'AdviceWithdrawn', data: { asker, by: 'asker_left' } }, ...settledUnread(advice)];
      }
      if (command.by === 'consent_withdrawn') {
        // A draft goes on with ordinary texts; what was handed over can't be read any more.
        const isOver = stage === 'withdrawn' || stage === 'drafting';
        const unread = settledUnread({ asker, reports: advice.reports.filter(({ said }) => said === null) });
        return isOver ? unread : [{ type: 'AdviceWithdrawn', data: { asker, by: 'consent_withdrawn' } }, ...unread];
      }
      if (stage !== 'published') throw new DomainError('stage_wrong');
      return [{ type: 'AdviceWithdrawn', data: { asker, by: 'staff' } }];
    case 'RateAdvice':
      if (!advice.published || stage === 'withdrawn') throw new DomainError('stage_wrong');
      return [
        {
          type: 'AdviceRated',
          data: { asker, stars: command.stars, comment: command.comment, consentedAt: command.consentedAt },
        },
      ];
    case 'FlagAdvice': {
      const { caseId, revision, change } = command;
      // People read the published text also while its amendment is being reviewed.
      const inUse = [...(advice.published?.citations ?? []), ...citationsInForce(advice)];
      const cited = inUse.find(
        (known) => known.kind === 'case' && known.caseId === caseId && known.revision < revision,
      );
      if (cited?.kind !== 'case' || stage === 'withdrawn') return [];
      if (advice.flags.some((flag) => flag.caseId === caseId && flag.revision >= revision)) return [];
      return [{ type: 'AdviceFlagged', data: { asker, caseId, citedRevision: cited.revision, revision, change } }];
    }
    case 'SettleFlag': {
      const { caseId, revision } = command;
      const open = advice.flags.some((flag) => flag.caseId === caseId && flag.revision <= revision && !flag.settled);
      if (!open) throw new DomainError('stage_wrong');
      return [{ type: 'AdviceFlagSettled', data: { asker, caseId, revision } }];
    }
  }
};

/** The text that a stage of review begins with: what the stage before it left; after a return by review 2, that one's. */
export const textToReview = (advice: Advice, stage: 1 | 2): { text: string; citations: readonly Citation[] } | null => {
  const { reviews, draft } = advice;
  const from = stage === 2 ? reviews[1].judgement : (reviews[2].judgement ?? reviews[1].judgement ?? draft);
  if (!from || from.text === null) return null;
  const citations = from.citations.length > 0 ? from.citations : citationsInForce(advice);
  return { text: from.text, citations };
};

/** The citations of the newest text that has any. */
export const citationsInForce = ({ published, reviews, draft, answers }: Advice): readonly Citation[] =>
  [
    reviews[2].judgement?.citations,
    reviews[1].judgement?.citations,
    // An amended advice has its published text as its draft; a draft that was written anew is newer than what is published.
    draft?.citations,
    published?.citations,
    answers.flatMap(({ citations }) => citations),
  ].find((citations) => citations !== undefined && citations.length > 0) ?? [];

const tooMuch = '고른 답변이 너무 길어요. 꼭 필요한 답변만 골라 주세요.';

const requestReview1 = (
  { by, messages, note, dueAt, consentedAt }: Extract<ReviewCommand, { type: 'RequestReview1' }>,
  advice: Advice,
): readonly AdviceEvent[] => {
  const { asker } = advice;
  if (advice.stage !== 'drafting') throw new DomainError('stage_wrong');
  if (advice.answers.some(({ status }) => status === 'begun')) throw new DomainError('stage_wrong');
  const draft = draftOf(advice, [...new Set(messages)]);
  if (draft.text.length > lengths.advice || draft.citations.some(({ n }) => n > mostSources))
    throw new DomainError('invalid_request', { errors: { messages: tooMuch } });
  return [
    { type: 'Review1Requested', data: { asker, round: advice.round + 1, by, ...draft, note, dueAt, consentedAt } },
  ];
};

/** Joins the named answers into one text whose citations are numbered through. */
const draftOf = (
  { answers }: Advice,
  wanted: readonly string[],
): { text: string; citations: Citation[]; messages: string[] } => {
  const written = answers.filter(({ status, text }) => status === 'complete' && text !== null && text !== '');
  const last = written.at(-1);
  const chosen = wanted.length > 0 ? wanted.map((id) => written.find(({ answerId }) => answerId === id)) : [last];
  const citations: Citation[] = [];
  const texts = chosen.map((answer) => {
    if (!answer || answer.text === null) throw new DomainError('stage_wrong');
    const offset = citations.length === 0 ? 0 : Math.max(...citations.map(({ n }) => n));
    citations.push(...answer.citations.map((cited) => ({ ...cited, n: cited.n + offset })));
    return answer.text.replaceAll(/\[(\d{1,3})\]/g, (_mark, n: string) => `[${Number(n) + offset}]`);
  });
  return { text: texts.join('\n\n'), citations, messages: chosen.flatMap((answer) => answer?.answerId ?? []) };
};

const renewed = (
  { until }: NonNullable<Review['holder']>,
  { stage, reviewer, at }: { readonly stage: 1 | 2; readonly reviewer: string; readonly at: string },
): readonly AdviceEvent[] =>
  Date.parse(until) - Date.parse(at) >= renewedBelowMs
    ? []
    : [{ type: 'ReviewLeaseRenewed', data: { stage, reviewer, until: leaseFrom(at) } }];

const claimableOf = ({ asker, stage, reviews }: Advice, of: 1 | 2): Claimable => ({
  ...{ asker, stage, holder: reviews[of].holder },
  held: { 1: reviews[1].held, 2: reviews[2].held },
});

const claim = (command: Extract<ReviewCommand, { type: 'ClaimReview' }>, advice: Advice): readonly AdviceEvent[] => {
  const { stage, reviewer, conflicts, isReasoned, at } = command;
  const { holder, accepted } = advice.reviews[stage];
  const refusal = refusalOfClaim(claimableOf(advice, stage), command);
  if (refusal) throw new DomainError(refusal, holder ? { extra: { holder: holder.userId } } : {});
  const isTheirs = holder?.userId === reviewer;
  // Whoever holds it has said why already, unless a conflict has come up since.
  if (isTheirs && !hasNewConflict(accepted, conflicts)) return renewed(holder, command);
  if (conflicts.length > 0 && !isReasoned) throw new DomainError('conflict_reason_needed');
  const tookOverFrom = isTheirs ? null : (holder?.userId ?? null);
  return [
    { type: 'ReviewClaimed', data: { stage, reviewer, until: leaseFrom(at), tookOverFrom, despite: [...conflicts] } },
  ];
};

const approve = (
  command: Extract<ReviewCommand, { type: 'ApproveReview' }>,
  advice: Advice,
): readonly AdviceEvent[] => {
  const { stage, reviewer, registration, text, lawDate, handOver } = command;
  const { asker, consentedAt } = advice;
  requireHolder(advice, stage, reviewer);
  requireReasoned(advice, command);
  const citations = [...citedIn(text, command.citations)];
  const comments = [...command.comments];
  const checklist = [...command.checklist];
  const approved: AdviceEvent = {
    type: 'ReviewApproved',
    data: { asker, stage, reviewer, text, comments, checklist, citations, registration, consentedAt },
  };
  if (stage === 1) return handOver ? [approved, ...handedOver(handOver, advice)] : [approved];
  const first = advice.reviews[1].judgement;
  if (!first) throw new DomainError('stage_wrong');
  const reviewers = [
    { stage: 1 as const, userId: first.reviewer, registration: first.registration },
    { stage: 2 as const, userId: reviewer, registration },
  ];
  const open = { ...openOf(command, first.comments ?? []), isKnown: command.isOpenKnown ?? false };
  if (command.isOpenKnown === false) requireNothingOpen(open);
  return [
    approved,
    { type: 'AdvicePublished', data: { asker, text, citations, lawDate, reviewers, open, consentedAt } },
  ];
};

const requireNothingOpen = (open: OpenAtPublication): void => {
  const words = openInWords(open);
  if (words.length > 0)
    throw new DomainError('open_at_publication', {
      errors: { isOpenKnown: `${words.join(', ')}. 그대로 발행하려면 표시해 주세요.` },
    });
};

/** A conflict of interest that came up after the claim stops its holder, until they claim it again and say why they go on. */
const requireReasoned = (
  { reviews }: Advice,
  { stage, conflicts }: { readonly stage: 1 | 2; readonly conflicts: readonly Conflict[] },
): void => {
  if (hasNewConflict(reviews[stage].accepted, conflicts)) throw new DomainError('conflict_reason_needed');
};

const requireHolder = (advice: Advice, stage: 1 | 2, reviewer: string): { holder: NonNullable<Review['holder']> } => {
  const { holder } = advice.reviews[stage];
  const working = advice.stage === (stage === 1 ? 'review1' : 'review2');
  if (!working || !holder) throw new DomainError('stage_wrong');
  if (holder.userId !== reviewer) throw new DomainError('conflict', { extra: { holder: holder.userId } });
  return { holder };
};
