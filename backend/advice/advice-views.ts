import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import type { Advice, Answer } from '@nomucheck/domain/advice/advice-state.ts';
import type { AdviceOut, ChatOut, FlagOut, PublishedText } from '@nomucheck/domain/advice/contract/advice.ts';
import { fitOf } from '@nomucheck/domain/advice/reports/report.ts';
import { citationsInForce } from '@nomucheck/domain/advice/review/review.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { NamesOf } from '../engine/history/people-names.ts';
import type { LoadedAdvice } from './loaded-advice.ts';

/** What each caller may see of an advice: its asker no review before publication, and no reviewer's name. */
export type AdviceViews = {
  /** At present, or as it stood: `today` decides what is overdue. */
  record(loaded: LoadedAdvice, actor: Actor, now: string): Promise<AdviceOut>;
};

export type AdviceViewParts = {
  readonly namesOf: NamesOf;
  /** A change of a cited case in words. */
  readonly changesOf: (flag: Advice['flags'][number]) => Promise<FlagOut['changes']>;
};

export const createAdviceViews = ({ namesOf, changesOf }: AdviceViewParts): AdviceViews => {
  const publishedText = async ({ advice, course }: LoadedAdvice): Promise<PublishedText | null> => {
    const { published } = advice;
    if (!published || course.publishedAt === null) return null;
    const nameOf = await namesOf(published.reviewers.map(({ userId }) => userId));
    return {
      ...{ text: published.text, citations: [...published.citations], at: course.publishedAt },
      lawDate: published.lawDate,
      reviewers: published.reviewers.map(({ stage, userId, registration, read }) => ({
        ...{ stage, name: nameOf(userId), registration, read },
      })),
      code: null,
    };
  };

  const flagsOf = (advice: Advice): Promise<FlagOut[]> =>
    Promise.all(flagsInWords(advice).map(async (flag) => ({ ...flag, changes: await changesOf(flag) })));

  return {
    record: async (loaded, actor, now) => {
      const { id, advice, course, revision, askedAt, updatedAt } = loaded;
      const { stage, checkId, companyId, draft, reviews, dueAt, rating } = advice;
      const isFirm = isStaff(actor.role) && actor.id !== advice.asker;
      const published = await publishedText(loaded);
      return {
        ...{ id, revision, stage, question: advice.messages[0]?.text ?? null, checkId, companyId, askedAt, updatedAt },
        chats: chatsOf(advice),
        ...(draft ? { draft: { text: draft.text, citations: [...draft.citations] } } : {}),
        ...(isFirm ? { ...reviewText('review1', reviews[1]), ...reviewText('review2', reviews[2]) } : {}),
        ...(published ? { published } : {}),
        citations: [...(isFirm ? citationsInForce(advice) : citationsForAsker(advice))],
        ...{ due: dueAt, overdue: dueAt !== null && dueAt < now },
        flags: await flagsOf(advice),
        timeline: [...course.timeline],
        rating,
      };
    },
  };
};

const reviewText = <Name extends 'review1' | 'review2'>(name: Name, { judgement }: Advice['reviews'][1]) =>
  judgement ? { [name]: { text: judgement.text, citations: [...judgement.citations] } } : {};

/** Without those of reviews that aren't published. */
const citationsForAsker = ({ published, draft, answers }: Advice): readonly Citation[] =>
  (published ?? draft)?.citations ?? answers.at(-1)?.citations ?? [];

/** Each changed case with the name under which it is cited. */
export const flagsInWords = (advice: Advice): Omit<FlagOut, 'changes'>[] => {
  const cited = [...(advice.published?.citations ?? []), ...citationsInForce(advice)];
  return advice.flags.map((flag) => {
    const named = cited.find((each) => each.kind === 'case' && each.caseId === flag.caseId);
    const { court, caseNumber } = named?.kind === 'case' ? named : { court: '', caseNumber: '' };
    return { ...flag, court, caseNumber };
  });
};

/** Each message with its answers, in the order in which they were written. */
const chatsOf = (advice: Advice): ChatOut[] =>
  advice.messages.flatMap(({ messageId, text }) => [
    {
      ...{ id: messageId, by: 'asker' as const, text, status: 'complete' as const, why: null },
      ...{ citations: [], dropped: {}, advisor: null },
    },
    ...advice.answers
      .filter((answer) => answer.messageId === messageId)
      .map((answer) => ({ ...chatOfAnswer(answer), ...fitOf(advice, answer) })),
  ]);

const chatOfAnswer = ({ answerId, text, status, why, citations, dropped, advisor }: Answer): ChatOut => ({
  ...{ id: answerId, by: 'advisor', text, status: status === 'begun' ? 'writing' : status, why },
  ...{ citations: [...citations], dropped, advisor: advisor.kind },
});
