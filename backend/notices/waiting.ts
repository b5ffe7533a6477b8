import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { commentDecider, commentStream } from '@nomucheck/domain/boards/comment.ts';
import { testimonialDecider, testimonialStream } from '@nomucheck/domain/boards/testimonial.ts';
import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import type { About } from '@nomucheck/domain/notices/about.ts';
import { kindFacts } from '@nomucheck/domain/notices/kinds.ts';
import { isReported, isUnlookedAt } from '@nomucheck/domain/notices/standing/boards.ts';
import { turnsOfFirm, waitingForConsultation } from '@nomucheck/domain/notices/standing/consultations.ts';
import { isStuck } from '@nomucheck/domain/notices/standing/orders.ts';
import { waitingForReview } from '@nomucheck/domain/notices/standing/reviews.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/**
 * For whom something waits now. `turn` distinguishes the occasions on which one matter waits again, such as a second question of the
 * same person; null where each event is an occasion of its own.
 */
export type Waiting = { readonly people: readonly string[]; readonly turn: string | null };

export type WaitingParts = {
  readonly commands: Pick<CommandHandler, 'load' | 'loadMany'>;
  /** Everybody of the firm who may take each kind of matter. */
  readonly takers: Readonly<
    Record<'reviews' | 'consultations' | 'orders' | 'boards', () => Promise<readonly string[]>>
  >;
  readonly clock: () => Date;
};

export type LookUp = (about: About) => Promise<Waiting>;

const nobody: Waiting = { people: [], turn: null };

/** Looks the matter up as it is now: the right of each person, too, because somebody may have lost it meanwhile. */
export const createLookUp = ({ commands, takers, clock }: WaitingParts): LookUp => {
  const foundFor = async (about: About): Promise<Waiting> => {
    const now = clock().toISOString();
    if ('advice' in about) {
      const { state } = await commands.load(adviceDecider, adviceStream(about.advice));
      if (!state) return nobody;
      const people = waitingForReview(about, state, { takers: await takers.reviews(), now });
      const isByClock = about.kind === 'review_nearly_due' || about.kind === 'review_overdue';
      return { people, turn: isByClock ? `${about.kind} ${about.stage} ${about.dueAt}` : null };
    }
    if ('consultation' in about) {
      const { state } = await commands.load(consultationDecider, consultationStream(about.consultation));
      if (!state) return nobody;
      const people = waitingForConsultation(about, state, { takers: await takers.consultations(), now });
      return { people, turn: about.kind === 'consultation_waits' ? `waits ${turnsOfFirm(state)}` : null };
    }
    if ('order' in about) {
      const { state } = await commands.load(orderDecider, orderStream(about.order));
      if (!state || !isStuck(about, state)) return nobody;
      const turn = about.why === 'owed_back' ? `owed back ${state.refund?.refundId ?? 'forged'}` : null;
      return { people: await takers.orders(), turn };
    }
    if ('testimonial' in about) {
      const { state } = await commands.load(testimonialDecider, testimonialStream(about.testimonial));
      if (!state || !isUnlookedAt(state)) return nobody;
      return { people: await takers.boards(), turn: `written after ${state.looks}` };
    }
    const { state } = await commands.load(commentDecider, commentStream(about.comment));
    // Of several reports before the firm decides, it is told once.
    return state && isReported(state)
      ? { people: await takers.boards(), turn: `reported after ${state.decisions}` }
      : nobody;
  };

  return async (about) => {
    const { people, turn } = await foundFor(about);
    const { right } = kindFacts[about.kind];
    const users = await commands.loadMany(userDecider, people.map(userStream));
    const isStillAllowed = (person: string): boolean => {
      const user = users.get(userStream(person))?.state;
      return user?.personal != null && !user.erased && may({ role: roleOf(user) }, right);
    };
    return { people: [...new Set(people)].filter(isStillAllowed), turn };
  };
};
