import type { ConsultationEvent } from '../consultation-events.ts';
import type { Consultation, Message } from '../consultation-state.ts';

/** Each event's effect on the record. */
export const evolve = (consultation: Consultation | null, event: ConsultationEvent): Consultation | null => {
  if (event.type === 'ConsultationRequested') {
    const { at, ...of } = event.data;
    return {
      ...{ ...of, requestedAt: at, moved: false, payment: null, assignee: null, agreed: null, agreements: 0, hands: 0 },
      ...{ accepted: [], turn: 'us', messages: [], closed: null },
    };
  }
  return consultation && evolved(consultation, event);
};

const evolved = (
  consultation: Consultation,
  event: Exclude<ConsultationEvent, { type: 'ConsultationRequested' }>,
): Consultation => {
  const { messages, agreed } = consultation;
  switch (event.type) {
    case 'ConsultationPaid': {
      const { orderId, at } = event.data;
      return { ...consultation, payment: { orderId, at } };
    }
    case 'ConsultationUnpaid':
      return { ...consultation, payment: null, agreed: null };
    case 'ConsultationMadeFree':
      return { ...consultation, kind: 'free', price: null };
    case 'ConsultationAdded': {
      const { owner: userId, at, personal, consentedAt } = event.data;
      const message: Message = { by: 'person', userId, at, text: personal?.text ?? null };
      return { ...consultation, consentedAt, turn: 'us', messages: [...messages, message] };
    }
    case 'ConsultationMoved':
      return { ...consultation, slots: event.data.slots, moved: true, agreed: null, turn: 'us' };
    case 'ConsultationAssigned': {
      const { attorney, despite } = event.data;
      return { ...consultation, assignee: attorney, accepted: despite, hands: consultation.hands + 1 };
    }
    case 'ConsultationTimeAgreed': {
      const { agreedAt, at, slot } = event.data;
      const agreements = consultation.agreements + 1;
      return { ...consultation, agreed: { at: agreedAt, agreedOn: at, slot, followed: false }, agreements };
    }
    case 'ConsultationAnswered': {
      const { attorney: userId, at, personal } = event.data;
      const message: Message = { by: 'firm', userId, at, text: personal?.text ?? null };
      const after = agreed && { ...agreed, followed: agreed.followed || agreed.at <= at };
      return { ...consultation, turn: 'them', agreed: after, messages: [...messages, message] };
    }
    case 'ConsultationClosed': {
      const { at, by, outcome } = event.data;
      return { ...consultation, closed: { at, by, outcome } };
    }
  }
};
