import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { ConsultationEvent } from './consultation-events.ts';
import { type Consultation, hasBegun } from './consultation-state.ts';
import { lengths } from './lengths.ts';
import { answered, assigned, closedByFirm, madeFree } from './steps/by-firm.ts';
import type { CommandOf, ConsultationCommand } from './steps/consultation-commands.ts';
import { evolve } from './steps/consultation-evolve.ts';
import { checkedPrice, checkedRequest, checkedSlots, requireRoom, withoutNumbers } from './steps/request.ts';

export type { ConsultationCommand } from './steps/consultation-commands.ts';

/** What a person is told who goes on with a consultation that has ended meanwhile. */
export const ENDED = '이미 마친 상담이에요. 새로 신청해 주세요.';
const PAID = '이미 결제한 상담이에요. 돈은 결제 내역에서 돌려받을 수 있어요.';
export const endedMeanwhile = (): DomainError => new DomainError('consult_failed', { errors: { '': ENDED } });

const decide = (command: ConsultationCommand, consultation: Consultation | null): readonly ConsultationEvent[] => {
  if (command.type === 'RequestConsultation') return requested(command, consultation);
  if (!consultation) throw new DomainError('not_found');
  switch (command.type) {
    case 'ChangeConsultation':
      return changed(command, consultation);
    case 'TakeConsultationBack': {
      if (consultation.closed) throw endedMeanwhile();
      const { owner } = consultation;
      return [{ type: 'ConsultationClosed', data: { owner, by: 'person', outcome: null, at: command.at } }];
    }
    case 'RecordPayment': {
      const { owner, kind, payment } = consultation;
      if (kind !== 'paid' || payment) return [];
      return [{ type: 'ConsultationPaid', data: { owner, orderId: command.orderId, at: command.at } }];
    }
    case 'RecordRefund': {
      const { owner, payment } = consultation;
      if (payment?.orderId !== command.orderId) return [];
      return [{ type: 'ConsultationUnpaid', data: { owner, orderId: command.orderId, at: command.at } }];
    }
    case 'AssignConsultation':
      return assigned(command, consultation);
    case 'AnswerConsultation':
      return answered(command, consultation);
    case 'CloseConsultation':
      return closedByFirm(command, consultation);
    case 'MakeConsultationFree':
      return madeFree(command, consultation);
  }
};

const requested = (
  command: CommandOf<'RequestConsultation'>,
  before: Consultation | null,
): readonly ConsultationEvent[] => {
  if (before) throw new DomainError('conflict');
  const { owner, kind, price, checkId, topic, wantsCall, wantsChanceReview, consentedAt, at } = command;
  const personal = checkedRequest(command);
  const slots = checkedSlots(command.slots);
  const of = { owner, kind, price: checkedPrice(kind, price), checkId, topic, personal };
  return [{ type: 'ConsultationRequested', data: { ...of, wantsCall, wantsChanceReview, slots, consentedAt, at } }];
};

const changed = (
  { message, slots, toFree, consentedAt, at }: CommandOf<'ChangeConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  if (consultation.closed) throw endedMeanwhile();
  const { owner } = consultation;
  const events: ConsultationEvent[] = [];
  if (toFree && consultation.kind === 'paid') {
    if (consultation.payment) throw new DomainError('consult_failed', { errors: { kind: PAID } });
    events.push({ type: 'ConsultationMadeFree', data: { owner, attorney: null, at } });
  }
  if (message !== null) {
    requireRoom(consultation, 'person');
    events.push({
      type: 'ConsultationAdded',
      data: { owner, personal: { text: withoutNumbers('message', message, lengths.message) }, consentedAt, at },
    });
  }
  if (slots !== null) {
    const refused = (why: string) => new DomainError('consult_slots', { errors: { slots: why } });
    if (consultation.moved) throw refused('시간은 한 번만 바꿀 수 있어요. 바꿀 일이 더 있으면 글로 알려 주세요.');
    if (hasBegun(consultation, at)) throw refused('상담 시간이 이미 지났어요. 바꿀 일이 있으면 글로 알려 주세요.');
    events.push({ type: 'ConsultationMoved', data: { owner, slots: checkedSlots(slots), at } });
  }
  return events;
};

export const consultationDecider: Decider<Consultation | null, ConsultationCommand, ConsultationEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const consultationStream = (id: string): string => `consultation-${id}`;
export const consultationOfStream = (stream: string): string => stream.slice('consultation-'.length);
