import { may } from '@nomucheck/domain/accounts/rights.ts';
import { type Conflict, hasNewConflict } from '@nomucheck/domain/conflicts/conflict.ts';
import { type Consultation, personMay, stageOf } from '@nomucheck/domain/consultations/consultation-state.ts';
import type { ConsultationDetail, ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { SLOTS_AT_MOST } from '@nomucheck/domain/consultations/slots.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { LoadedConsultation } from '../loaded-consultation.ts';

/** What each reader sees of a consultation. */
export type ConsultationViews = {
  /** For the person who asked. */
  own(loaded: LoadedConsultation, now: string): Promise<ConsultationOut>;
  /**
   * For the firm. With a conflict of interest, only the assignee reads the texts, once they have said why they go on. `held` is the
   * present record, whose assignee counts also where an earlier state is shown.
   */
  detail(loaded: LoadedConsultation, held: Consultation, reader: Actor, now: string): Promise<ConsultationDetail>;
};

export const createConsultationViews = ({
  namesOf,
  conflictsOf,
}: {
  readonly namesOf: NamesOf;
  readonly conflictsOf: PartyIndex['conflictsOf'];
}): ConsultationViews => {
  const recordOf = async ({ id, consultation, revision }: LoadedConsultation, now: string) => {
    const { owner, personal, assignee, messages, payment, price, kind, closed, agreed } = consultation;
    const nameOf = await namesOf([owner, assignee, ...messages.map(({ userId }) => userId)]);
    const { checkId, topic, wantsCall, wantsChanceReview, requestedAt } = consultation;
    return {
      ...{ id, kind, stage: stageOf(consultation, now), checkId, topic, wantsCall, wantsChanceReview, requestedAt },
      body: personal?.body ?? '',
      ...{ client: personal?.client ?? null, opponent: personal?.opponent ?? null },
      contact: personal?.contact ?? null,
      slots: consultation.slots.slice(0, SLOTS_AT_MOST).map(({ weekday, time }) => ({ weekday, time })),
      assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee) },
      agreedAt: agreed?.at ?? null,
      messages: messages.map(({ by, userId, at, text }) => ({ by, name: nameOf(userId), at, text })),
      payment:
        kind === 'paid' && price !== null
          ? { amount: price, orderId: payment?.orderId ?? null, paidAt: payment?.at ?? null }
          : null,
      ...{ closed, revision },
      person: { id: owner, name: nameOf(owner) },
    };
  };

  return {
    own: async (loaded, now) => {
      const { person: _person, ...record } = await recordOf(loaded, now);
      return { ...record, may: personMay(loaded.consultation, now) };
    },
    detail: async (loaded, held, reader, now) => {
      const conflicts: readonly Conflict[] = (await conflictsOf([loaded.id])).get(loaded.id) ?? [];
      const hasIt = held.assignee === reader.id;
      // After the end nothing goes on any more, and the assignee has read it all.
      const reasonNeeded = hasIt && held.closed === null && hasNewConflict(held.accepted, conflicts);
      const withheld = conflicts.length > 0 && (!hasIt || reasonNeeded);
      const record = await recordOf(loaded, now);
      const { consultation } = loaded;
      const isOpen = consultation.closed === null;
      const isTheirs = isOpen && consultation.assignee === reader.id;
      const goesOn = isTheirs && !reasonNeeded;
      const isUnpaid = record.stage === 'unpaid';
      return {
        ...record,
        ...(withheld ? { body: '', contact: null, messages: [] } : {}),
        ...{ conflicts: [...conflicts], withheld, reasonNeeded },
        may: {
          assign: isOpen && (consultation.assignee === null || isTheirs || may(reader, 'access.admin')),
          ...{ answer: goesOn && !isUnpaid, agree: goesOn && !isUnpaid },
          ...{ close: isTheirs, makeFree: goesOn && isUnpaid },
        },
      };
    },
  };
};
