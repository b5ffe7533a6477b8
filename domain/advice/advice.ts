import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { AdviceEvent } from './advice-events.ts';
import { type Advice, type Answer, type Flag, isStillAbout, type Judgement, type Review } from './advice-state.ts';
import { readingOf } from './document/who-read.ts';
import { careReport, decideReport, evolvedByReport, type ReportCommand } from './reports/report.ts';
import { decideReview, type ReviewCommand } from './review/review.ts';
import { decideShown, type ShownCommand } from './shown/shown.ts';

type DataOf<Type extends AdviceEvent['type']> = Extract<AdviceEvent, { type: Type }>['data'];

export type AdviceCommand =
  | ({ readonly type: 'AskAdvice' } & DataOf<'AdviceAsked'>)
  | {
      readonly type: 'SendMessage';
      readonly messageId: string;
      readonly text: string;
      readonly consentedAt: string | null;
    }
  /** `messageId`: the message to answer; it has no complete answer yet. */
  | ({
      readonly type: 'BeginAnswer';
      /** It puts care before the law. */
      readonly isCare?: boolean;
    } & Omit<DataOf<'AdviceAnswerBegun'>, 'asker'>)
  | ({ readonly type: 'FinishAnswer' } & Omit<DataOf<'AdviceAnswered'>, 'asker' | 'consentedAt'>)
  | ({ readonly type: 'BreakAnswer' } & Omit<DataOf<'AdviceAnswerBroken'>, 'asker' | 'consentedAt'>)
  | ReportCommand
  | ReviewCommand
  | ShownCommand;

/** A conversation of more messages is a new advice. */
export const mostMessages = 30;

const decide = (command: AdviceCommand, advice: Advice | null): readonly AdviceEvent[] => {
  if (command.type === 'AskAdvice') {
    if (advice) throw new DomainError('conflict');
    const { type: _type, ...data } = command;
    return [{ type: 'AdviceAsked', data }];
  }
  if (!advice) throw new DomainError('not_found');
  const { asker, consentedAt } = advice;
  switch (command.type) {
    case 'SendMessage': {
      requireDrafting(advice);
      if (advice.answers.some(({ status }) => status === 'begun')) throw new DomainError('stage_wrong');
      if (advice.messages.length >= mostMessages) throw new DomainError('stage_wrong');
      const { type: _type, ...data } = command;
      return [{ type: 'AdviceMessageSent', data: { asker, ...data } }];
    }
    case 'BeginAnswer': {
      requireDrafting(advice);
      const { type: _type, isCare = false, ...data } = command;
      if (advice.messages.at(-1)?.messageId !== data.messageId) throw new DomainError('stage_wrong');
      // One answer at a time; of a message only the last try counts, so a complete answer isn't written twice.
      const ofMessage = advice.answers.filter(({ messageId }) => messageId === data.messageId);
      if (advice.answers.some(({ status }) => status === 'begun')) throw new DomainError('stage_wrong');
      if (ofMessage.some(({ status }) => status === 'complete')) throw new DomainError('stage_wrong');
      return [
        { type: 'AdviceAnswerBegun', data: { asker, ...data } },
        ...(isCare ? careReport(advice, data.answerId) : []),
      ];
    }
    case 'FinishAnswer': {
      if (!isBegun(advice, command.answerId)) return [];
      const { type: _type, ...data } = command;
      return [{ type: 'AdviceAnswered', data: { asker, consentedAt, ...data } }];
    }
    case 'BreakAnswer': {
      // Whoever ends an answer first has the last word: a sweeper and a late stream must not both end it.
      if (!isBegun(advice, command.answerId)) return [];
      const { type: _type, ...data } = command;
      return [{ type: 'AdviceAnswerBroken', data: { asker, consentedAt, ...data } }];
    }
    case 'JudgeAnswer':
    case 'SettleReport':
      return decideReport(command, advice);
    case 'ShowAdvice':
    case 'HideAdvice':
      return decideShown(command, advice);
    default:
      return decideReview(command, advice);
  }
};

const requireDrafting = ({ stage }: Advice): void => {
  if (stage !== 'drafting') throw new DomainError('stage_wrong');
};
const isBegun = ({ answers }: Advice, id: string): boolean =>
  answers.some(({ answerId, status }) => answerId === id && status === 'begun');

const noReview: Review = { holder: null, held: [], accepted: [], note: null, judgement: null };
const noReviews = { 1: noReview, 2: noReview };

const evolve = (advice: Advice | null, event: AdviceEvent): Advice | null => {
  if (event.type === 'AdviceAsked') {
    const { asker, checkId, companyId, parties, messageId, question, consentedAt } = event.data;
    return {
      ...{ asker, checkId, companyId, parties, consentedAt },
      stage: 'drafting',
      messages: [{ messageId, text: question }],
      answers: [],
      round: 0,
      draft: null,
      reviews: noReviews,
      judgements: 0,
      dueAt: null,
      published: null,
      flags: [],
      rating: null,
      reports: [],
      shown: null,
    };
  }
  return advice && evolved(advice, event);
};

const evolved = (advice: Advice, event: Exclude<AdviceEvent, { type: 'AdviceAsked' }>): Advice => {
  switch (event.type) {
    case 'AdviceMessageSent': {
      const { messageId, text, consentedAt } = event.data;
      return { ...advice, consentedAt, messages: [...advice.messages, { messageId, text }] };
    }
    case 'AdviceAnswerBegun': {
      const { answerId, messageId, advisor, lawDate } = event.data;
      const { kind, model, promptVersion } = advisor;
      const begun: Answer = {
        ...{ answerId, messageId, lawDate, advisor: { kind, model, promptVersion } },
        ...{ status: 'begun', why: null, text: '', citations: [], dropped: {}, spent: null },
      };
      return { ...advice, answers: [...advice.answers, begun] };
    }
    case 'AdviceAnswered': {
      const { answerId, text, citations, dropped, finish, spent } = event.data;
      const why = finish === 'length' ? 'length' : null;
      return withAnswer(advice, answerId, { status: 'complete', why, text, citations, dropped, spent });
    }
    case 'AdviceAnswerBroken': {
      const { answerId, text, citations, dropped, why } = event.data;
      return withAnswer(advice, answerId, { status: text === '' ? 'failed' : 'part', why, text, citations, dropped });
    }
    case 'Review1Requested': {
      const { round, text, citations, messages, note, dueAt, consentedAt } = event.data;
      const draft = { text, citations, messages, note };
      return { ...advice, stage: 'review1_requested', round, draft, reviews: noReviews, dueAt, consentedAt };
    }
    case 'ReviewClaimed': {
      const { stage, reviewer, until, despite: accepted } = event.data;
      const claimed = withReview(held(advice, stage, { userId: reviewer, until }), stage, { accepted });
      return { ...claimed, stage: stage === 1 ? 'review1' : 'review2' };
    }
    case 'ReviewReassigned': {
      const { stage, to, until } = event.data;
      const reassigned = withReview(held(advice, stage, { userId: to, until }), stage, { accepted: [] });
      return { ...reassigned, stage: stage === 1 ? 'review1' : 'review2' };
    }
    case 'ReviewLeaseRenewed': {
      const { stage, reviewer, until } = event.data;
      return held(advice, stage, { userId: reviewer, until });
    }
    case 'ReviewReleased': {
      const { stage } = event.data;
      const next = stage === 1 ? 'review1_requested' : 'review2_requested';
      return { ...withReview(advice, stage, { holder: null }), stage: next };
    }
    case 'ReviewApproved': {
      const { stage, reviewer, registration, text, citations, comments, checklist } = event.data;
      const judgement: Judgement = {
        ...{ verdict: 'approve', reviewer, registration, text, citations, comments, checklist, reason: null },
      };
      const judged = judgedWith(advice, stage, judgement);
      return stage === 1 ? { ...judged, stage: 'review1_done', dueAt: null } : judged;
    }
    case 'ReviewReturned': {
      const { stage, reviewer, text, comments, checklist, reason, dueAt } = event.data;
      const judgement: Judgement = {
        ...{ verdict: 'return', reviewer, registration: null, text, citations: [], comments, checklist, reason },
      };
      const judged = judgedWith(advice, stage, judgement);
      return { ...judged, stage: stage === 1 ? 'drafting' : 'review1_requested', dueAt };
    }
    case 'Review2Requested': {
      const { note, dueAt } = event.data;
      return { ...withReview(advice, 2, { note }), stage: 'review2_requested', dueAt };
    }
    case 'AdvicePublished': {
      const { text, citations, lawDate, open } = event.data;
      const reviewers = event.data.reviewers.map((reviewer) => {
        const reviewed = advice.reviews[reviewer.stage].judgement?.text ?? null;
        return { ...reviewer, read: readingOf(reviewed, text) };
      });
      const publication = { text, citations, lawDate, reviewers, open };
      const flags = advice.flags.filter((flag) => isStillAbout(flag, citations));
      return { ...advice, stage: 'published', dueAt: null, published: publication, flags };
    }
    case 'AdviceAmended': {
      const { round, dueAt } = event.data;
      // Amended is the text that people have, so it is the new round's draft.
      const { text, citations } = advice.published ?? { text: null, citations: [] };
      const draft = { text, citations, messages: [], note: null };
      return { ...advice, stage: 'review1_requested', round, draft, reviews: noReviews, dueAt, shown: null };
    }
    case 'AdviceWithdrawn':
      return { ...advice, stage: 'withdrawn', dueAt: null, reviews: noHolders(advice), shown: null };
    case 'AdviceRated': {
      const { stars, comment } = event.data;
      return { ...advice, rating: { stars, comment } };
    }
    case 'AdviceFlagged': {
      const { caseId, citedRevision, revision, change } = event.data;
      const others = advice.flags.filter((flag) => flag.caseId !== caseId);
      return { ...advice, flags: [...others, { caseId, citedRevision, revision, change, settled: false }] };
    }
    case 'AdviceFlagSettled': {
      const { caseId, revision } = event.data;
      const settled = (flag: Flag): boolean => flag.caseId === caseId && flag.revision <= revision;
      return { ...advice, flags: advice.flags.map((flag) => (settled(flag) ? { ...flag, settled: true } : flag)) };
    }
    case 'AdviceShown': {
      const { question, answer } = event.data;
      return { ...advice, shown: { question, answer } };
    }
    case 'AdviceHidden':
      return { ...advice, shown: null };
    case 'AdviceAnswerReported':
    case 'AdviceReportSettled':
      return evolvedByReport(advice, event);
  }
};

const withAnswer = (advice: Advice, answerId: string, change: Partial<Answer>): Advice => ({
  ...advice,
  answers: advice.answers.map((answer) => (answer.answerId === answerId ? { ...answer, ...change } : answer)),
});

const withReview = (advice: Advice, stage: 1 | 2, change: Partial<Review>): Advice => ({
  ...advice,
  reviews: { ...advice.reviews, [stage]: { ...advice.reviews[stage], ...change } },
});

const judgedWith = (advice: Advice, stage: 1 | 2, judgement: Judgement): Advice => ({
  ...withReview(advice, stage, { holder: null, judgement }),
  judgements: advice.judgements + 1,
});

const held = (advice: Advice, stage: 1 | 2, holder: { readonly userId: string; readonly until: string }): Advice => {
  const { held: before } = advice.reviews[stage];
  return withReview(advice, stage, { holder, held: [...new Set([...before, holder.userId])] });
};

const noHolders = ({ reviews }: Advice): Advice['reviews'] => ({
  1: { ...reviews[1], holder: null },
  2: { ...reviews[2], holder: null },
});

export const adviceDecider: Decider<Advice | null, AdviceCommand, AdviceEvent> = { initialState: null, decide, evolve };

export const adviceStream = (id: string): string => `advice-${id}`;
export const adviceOfStream = (stream: string): string => stream.slice('advice-'.length);
