import { isStaff, roleOf } from '@nomucheck/domain/accounts/access.ts';
import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { Action } from '@nomucheck/domain/accounts/rights.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { consentForTexts } from '@nomucheck/domain/advice/consent-for-text.ts';
import type { CompleteReviewBody, WorkingCopyBody, WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { reviewDueAt } from '@nomucheck/domain/advice/review/due.ts';
import type { HandOver } from '@nomucheck/domain/advice/review/hand-over.ts';
import { textToReview } from '@nomucheck/domain/advice/review/review.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { ApprovedCitations } from './approved-text.ts';
import type { CopyOf, WorkingCopies, WorkingCopy } from './working-copies.ts';

/** What askers and the firm's people do with an advice on its way to publication. Each answers the position it wrote. */
export type Reviewing = {
  requestReview1(id: string, of: { messages: readonly string[]; note: string | null }, by: By): Promise<Written>;
  /** An admin puts it into the queue by hand. */
  queue(id: string, of: { note: string | null; reason: string }, by: By): Promise<Written>;
  requestReview2(id: string, of: { note: string | null }, by: By): Promise<Written>;
  /** Throws `conflict_reason_needed` where the firm serves the other side and no reason is given; so does `complete`. */
  claim(id: string, stage: 1 | 2, reason: string | undefined, by: By): Promise<Written>;
  release(id: string, stage: 1 | 2, by: By): Promise<Written>;
  reassign(id: string, stage: 1 | 2, to: { userId: string; reason: string }, by: By): Promise<Written>;
  complete(id: string, stage: 1 | 2, judgement: Judging, by: By): Promise<Written>;
  amend(id: string, reason: string, by: By): Promise<Written>;
  withdraw(id: string, reason: string, by: By): Promise<Written>;
  show(id: string, words: Showing, reason: string, by: By): Promise<Written>;
  hide(id: string, reason: string, by: By): Promise<Written>;
  rate(id: string, rating: { stars: number; comment: string | null }, by: By): Promise<Written>;
  settleFlag(id: string, of: { caseId: string; revision: number; reason: string }, by: By): Promise<Written>;
  workingCopy(advice: Advice, id: string, stage: 1 | 2): Promise<WorkingCopyOut>;
  /** Only by the holder, whose lease it renews. */
  save(id: string, stage: 1 | 2, written: Omit<WorkingCopyBody, 'expectedRevision'>, by: By): Promise<Saved>;
};

/** `expectedRevision`: of the advice; for `save` of the working copy. */
export type By = {
  readonly caller: Caller;
  readonly context: CommandContext;
  readonly expectedRevision: number | undefined;
};
export type Written = { readonly position: string };
export type Saved = Written & { readonly copy: WorkingCopyOut };
/** What the home page is to say; `names`: which the words must not hold. */
type Showing = { readonly question: string; readonly answer: string; readonly names: readonly string[] };
type Approval = Extract<CompleteReviewBody, { verdict: 'approve' }>;
type Judging = { readonly verdict: CompleteReviewBody['verdict'] } & {
  readonly text?: string | undefined;
  readonly reason?: string | undefined;
  readonly handOver?: Approval['handOver'];
  readonly isOpenKnown?: Approval['isOpenKnown'];
};

export type ReviewingParts = {
  readonly commands: CommandHandler;
  readonly copies: WorkingCopies;
  readonly namesOf: NamesOf;
  readonly approvedCitations: ApprovedCitations;
  readonly conflictsOf: PartyIndex['conflictsOf'];
  /** Only labour attorneys whose registration number is recorded may claim a review. */
  readonly registrationRequired: boolean;
};

export const createReviewing = (parts: ReviewingParts): Reviewing => {
  const { commands, copies, namesOf, approvedCitations, conflictsOf, registrationRequired } = parts;

  /** What the refused person has to know: who came first, as far as they may see names. */
  const withWinner = async (error: unknown, id: string, { caller }: By): Promise<unknown> => {
    if (!(error instanceof DomainError) || (error.code !== 'conflict' && error.code !== 'stage_wrong')) return error;
    const { state, revision } = await commands.load(adviceDecider, adviceStream(id));
    if (!state) return error;
    const [last] = await commands.history(adviceStream(id), { from: revision, to: revision });
    const { stage } = state;
    const current = { currentRevision: revision, stage };
    if (!isStaff(caller.actor.role) || !last) return new DomainError(error.code, { extra: current });
    const holder = holderOf(state);
    const nameOf = await namesOf([last.actor.id, holder?.userId]);
    return new DomainError(error.code, {
      ...error.details,
      extra: {
        ...current,
        by: { id: last.actor.id, name: nameOf(last.actor.id) },
        holder: holder && { id: holder.userId, name: nameOf(holder.userId) },
      },
    });
  };

  const act = async (id: string, action: Action, command: AdviceCommand, by: By, reason?: string): Promise<Written> => {
    const { caller, context, expectedRevision } = by;
    try {
      return await commands.handle(adviceDecider, {
        stream: adviceStream(id),
        command,
        context: reason === undefined ? context : { ...context, reason },
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
        first: ({ state }) => requireMay(caller, action, state),
      });
    } catch (error) {
      throw await withWinner(error, id, by);
    }
  };

  const adviceOf = async (id: string, action: Action, { caller }: By): Promise<Advice> => {
    const { state } = await commands.load(adviceDecider, adviceStream(id));
    requireMay(caller, action, state);
    if (!state) throw new DomainError('not_found');
    return state;
  };

  /** The consent that the advice's texts rest on. */
  const restsOn = async (id: string): Promise<string | null> =>
    (await commands.load(adviceDecider, adviceStream(id))).state?.consentedAt ?? null;

  const conflictsNow = async (id: string) => (await conflictsOf([id])).get(id) ?? [];

  const requireRegistration = ({ registrationNumber }: Pick<User, 'registrationNumber'>, field: string): void => {
    if (registrationRequired && registrationNumber === null)
      throw new DomainError('forbidden', { errors: { [field]: unregistered } });
  };

  /** A review is given to those of the firm alone who could take it themselves. */
  const requireReviewer = async (userId: string, field: string): Promise<void> => {
    const { state: person } = await commands.load(userDecider, userStream(userId));
    if (!person || person.erased || !isStaff(roleOf(person)))
      throw new DomainError('invalid_request', { errors: { [field]: notOfFirm } });
    requireRegistration(person, field);
  };

  /** What goes on to reviewer 2 with the approval of review 1. */
  const handOverOf = async (stage: 1 | 2, { handOver }: Judging, at: string): Promise<{ handOver?: HandOver }> => {
    if (stage === 2) {
      if (handOver === undefined) return {};
      throw new DomainError('invalid_request', { errors: { handOver: nothingAfterReview2 } });
    }
    const { to = null, note = null } = handOver ?? {};
    if (to !== null) await requireReviewer(to, 'handOver.to');
    return { handOver: { to, note, at, dueAt: reviewDueAt(at) } };
  };

  const copyOut = async (advice: Advice, stage: 1 | 2, copy: WorkingCopy | null): Promise<WorkingCopyOut> => {
    const start = textToReview(advice, stage);
    if (!start) throw new DomainError('not_found');
    const { holder } = advice.reviews[stage];
    const nameOf = await namesOf([holder?.userId]);
    const { text, comments, checklist, revision, savedAt } = copy ?? {
      ...{ text: start.text, comments: [], checklist: [], revision: 0, savedAt: null },
    };
    return {
      ...{ text, comments, checklist, revision, savedAt, citations: [...start.citations] },
      holder: holder && { id: holder.userId, name: nameOf(holder.userId), until: holder.until },
    };
  };

  /** The text, comments and confirmed points that the reviewer completes with. */
  const judged = async (id: string, stage: 1 | 2, { text }: Judging, advice: Advice) => {
    const copy = await copies.find(copyOf(id, stage, advice));
    return {
      text: text ?? copy?.text ?? textToReview(advice, stage)?.text ?? '',
      comments: copy?.comments ?? [],
      checklist: copy?.checklist ?? [],
    };
  };

  return {
    requestReview1: async (id, { messages, note }, by) => {
      const consentedAt = consentForTexts(by.caller.user, 'advice', [note], await restsOn(id));
      const dueAt = reviewDueAt(by.context.at);
      return act(id, 'advice.request', { type: 'RequestReview1', by: 'asker', messages, note, dueAt, consentedAt }, by);
    },
    queue: async (id, { note, reason }, by) => {
      const dueAt = reviewDueAt(by.context.at);
      const request = { type: 'RequestReview1', by: 'admin', messages: [], note, dueAt } as const;
      return act(id, 'advice.queue', { ...request, consentedAt: await restsOn(id) }, by, reason);
    },
    requestReview2: (id, { note }, by) => {
      const { actor } = by.caller;
      const person = { userId: actor.id, isAdmin: actor.role === 'admin' || actor.role === 'super' };
      const dueAt = reviewDueAt(by.context.at);
      return act(id, 'advice.review', { type: 'RequestReview2', by: person, note, dueAt }, by);
    },
    claim: async (id, stage, reason, by) => {
      requireRegistration(by.caller.user, '');
      const { id: reviewer } = by.caller.actor;
      const of = { stage, reviewer, isReasoned: reason !== undefined, at: by.context.at };
      const command = { type: 'ClaimReview', ...of, conflicts: await conflictsNow(id) } as const;
      return act(id, 'advice.review', command, by, reason);
    },
    release: (id, stage, by) =>
      act(id, 'advice.review', { type: 'ReleaseReview', stage, reviewer: by.caller.actor.id }, by),
    reassign: async (id, stage, { userId, reason }, by) => {
      await adviceOf(id, 'advice.reassign', by);
      await requireReviewer(userId, 'userId');
      const command = { type: 'ReassignReview', stage, to: userId, at: by.context.at } as const;
      return act(id, 'advice.reassign', command, by, reason);
    },
    complete: async (id, stage, judging, by) => {
      const { caller, context } = by;
      const reviewer = caller.actor.id;
      const advice = await adviceOf(id, 'advice.review', by);
      const written = await judged(id, stage, judging, advice);
      const lawDate = koreanDateOf(context.at);
      const of = { stage, reviewer, conflicts: await conflictsNow(id) };
      const command = async (): Promise<AdviceCommand> => {
        if (judging.verdict === 'return') {
          const { reason = '' } = judging;
          return { type: 'ReturnReview', ...of, ...written, reason, dueAt: reviewDueAt(context.at) };
        }
        const candidates = textToReview(advice, stage)?.citations ?? [];
        // A stage that is over, or somebody else's, is refused by the decider; its citations needn't be read for that.
        const isHolder = holderOf(advice)?.userId === reviewer;
        const citations = isHolder ? await approvedCitations(written.text, candidates, lawDate) : [];
        const registration = caller.user.registrationNumber;
        const next = isHolder ? await handOverOf(stage, judging, context.at) : {};
        const { isOpenKnown } = judging;
        return { type: 'ApproveReview', ...of, registration, ...written, citations, lawDate, isOpenKnown, ...next };
      };
      // What is said to a return is part of its event.
      const noted = judging.verdict === 'approve' ? judging.reason : undefined;
      const answer = await act(id, 'advice.review', await command(), by, noted);
      await copies.discard({ adviceId: id, stage });
      return answer;
    },
    amend: (id, reason, by) =>
      act(id, 'advice.amend', { type: 'AmendAdvice', dueAt: reviewDueAt(by.context.at) }, by, reason),
    withdraw: (id, reason, by) => act(id, 'advice.withdraw', { type: 'WithdrawAdvice', by: 'staff' }, by, reason),
    show: (id, words, reason, by) => act(id, 'advice.show', { type: 'ShowAdvice', ...words }, by, reason),
    hide: (id, reason, by) => act(id, 'advice.show', { type: 'HideAdvice' }, by, reason),
    rate: async (id, rating, by) => {
      const consentedAt = consentForTexts(by.caller.user, 'advice', [rating.comment], await restsOn(id));
      return act(id, 'advice.rate', { type: 'RateAdvice', ...rating, consentedAt }, by);
    },
    settleFlag: (id, { caseId, revision, reason }, by) =>
      act(id, 'advice.review', { type: 'SettleFlag', caseId, revision }, by, reason),

    workingCopy: async (advice, id, stage) => copyOut(advice, stage, await copies.find(copyOf(id, stage, advice))),

    save: async (id, stage, written, by) => {
      const { caller, context, expectedRevision } = by;
      const reviewer = caller.actor.id;
      const renewed = { ...by, expectedRevision: undefined };
      const renew = { type: 'RenewLease', stage, reviewer, at: context.at } as const;
      const { position } = await act(id, 'advice.review', renew, renewed);
      const advice = await adviceOf(id, 'advice.review', by);
      const of = copyOf(id, stage, advice);
      const { commandId } = context;
      const saved = await copies.save(of, written, { person: reviewer, commandId, expectedRevision });
      if (saved) return { position, copy: await copyOut(advice, stage, saved) };
      const newer = await copyOut(advice, stage, await copies.find(of));
      throw new DomainError('conflict', { extra: { currentRevision: newer.revision, workingCopy: newer } });
    },
  };
};

const unregistered = '공인노무사 등록번호가 없어요. 관리자에게 등록을 부탁해 주세요.';
const nothingAfterReview2 = '2차 검토 다음에는 넘길 검토가 없어요.';
const notOfFirm = '검토를 맡을 수 있는 담당자가 아니에요.';

/** Throws the same error for an unknown advice as for one that isn't the caller's. */
const requireMay = ({ actor }: Caller, action: Action, advice: Advice | null): void => {
  authorize(actor, 'advice.read', advice && { owner: advice.asker });
  authorize(actor, action, advice && { owner: advice.asker });
};

const copyOf = (adviceId: string, stage: 1 | 2, { judgements, asker, consentedAt }: Advice): CopyOf => ({
  ...{ adviceId, stage, asker, consentedAt, turn: judgements },
});

/** Who holds the current review. */
export const holderOf = ({ stage, reviews }: Advice): Advice['reviews'][1]['holder'] =>
  stage === 'review1' ? reviews[1].holder : stage === 'review2' ? reviews[2].holder : null;
