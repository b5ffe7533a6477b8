import type { Conflict } from '../conflicts/conflict.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { ConsultationEvent } from './consultation-events.ts';
import { type Consultation, hasBegun, type Message, stageOf } from './consultation-state.ts';
import { AGREEMENTS_AT_MOST, HANDS_AT_MOST, lengths, MESSAGES_AT_MOST } from './lengths.ts';
import { checkedPrice, checkedRequest, checkedSlots, type Written, withoutNumbers } from './request.ts';
import { type Slot, slotAt, slotText, type WishedTime } from './slots.ts';
import type { Outcome } from './stages.ts';
import type { Topic } from './topics.ts';

/** Who of the firm acts. */
type ByFirm = { readonly attorney: string; readonly at: string };

export type ConsultationCommand =
  | ({
      readonly type: 'RequestConsultation';
      readonly owner: string;
      readonly kind: 'free' | 'paid';
      readonly price: number | null;
      readonly checkId: string | null;
      readonly topic: Topic;
      readonly wantsChanceReview: boolean;
      readonly slots: readonly WishedTime[];
      readonly at: string;
    } & Written)
  /** What the person writes, wishes other times for, or both. */
  | {
      readonly type: 'ChangeConsultation';
      readonly message: string | null;
      readonly slots: readonly WishedTime[] | null;
      readonly at: string;
    }
  | { readonly type: 'TakeConsultationBack'; readonly at: string }
  | { readonly type: 'RecordPayment'; readonly orderId: string; readonly at: string }
  | { readonly type: 'RecordRefund'; readonly orderId: string; readonly at: string }
  /**
   * `mayTakeOver`: an admin who has seen who has it. `isReasoned`: they have said why they go on in spite of the conflicts.
   */
  | ({
      readonly type: 'AssignConsultation';
      readonly to: string;
      readonly mayTakeOver: boolean;
      readonly conflicts: readonly Conflict[];
      readonly isReasoned: boolean;
    } & ByFirm)
  /** A message, the instant at which one of the wished slots begins, or both. */
  | ({
      readonly type: 'AnswerConsultation';
      readonly message: string | null;
      readonly agreedAt: string | null;
    } & ByFirm)
  | ({ readonly type: 'CloseConsultation'; readonly outcome: Outcome; readonly message: string | null } & ByFirm);

type CommandOf<Type extends ConsultationCommand['type']> = Extract<ConsultationCommand, { type: Type }>;

/** What a person is told who goes on with a consultation that has ended meanwhile. */
export const ENDED = '이미 마친 상담이에요. 새로 신청해 주세요.';
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
    case 'CloseConsultation': {
      requireTheirs(command, consultation);
      const { outcome, message, at } = command;
      return [
        ...(message === null ? [] : [said(command, consultation, message)]),
        { type: 'ConsultationClosed', data: { owner: consultation.owner, by: 'firm', outcome, at } },
      ];
    }
  }
};

const requested = (
  command: CommandOf<'RequestConsultation'>,
  before: Consultation | null,
): readonly ConsultationEvent[] => {
  if (before) throw new DomainError('conflict');
  const { owner, kind, price, checkId, topic, wantsCall, wantsChanceReview, at } = command;
  const personal = checkedRequest(command);
  const slots = checkedSlots(command.slots);
  const of = { owner, kind, price: checkedPrice(kind, price), checkId, topic, personal };
  return [{ type: 'ConsultationRequested', data: { ...of, wantsCall, wantsChanceReview, slots, at } }];
};

const changed = (
  { message, slots, at }: CommandOf<'ChangeConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  if (consultation.closed) throw endedMeanwhile();
  const { owner } = consultation;
  const events: ConsultationEvent[] = [];
  if (message !== null) {
    requireRoom(consultation, 'person');
    events.push({
      type: 'ConsultationAdded',
      data: { owner, personal: { text: withoutNumbers('message', message, lengths.message) }, at },
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

const assigned = (
  { attorney, to, mayTakeOver, conflicts, isReasoned, at }: CommandOf<'AssignConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  const { owner, assignee, closed } = consultation;
  if (closed) throw new DomainError('stage_wrong');
  if (assignee === to) return [];
  // Of two who take it at once, the second is refused. The assignee hands it over, or an admin who sends the revision that they saw.
  if (assignee !== null && assignee !== attorney && !mayTakeOver) throw new DomainError('conflict');
  if (consultation.hands >= HANDS_AT_MOST) throw new DomainError('stage_wrong');
  if (conflicts.length > 0 && !isReasoned) throw new DomainError('conflict_reason_needed');
  return [{ type: 'ConsultationAssigned', data: { owner, attorney: to, despite: [...conflicts], at } }];
};

const answered = (
  command: CommandOf<'AnswerConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  requireTheirs(command, consultation);
  const { message, agreedAt, attorney, at } = command;
  const events: ConsultationEvent[] = [];
  if (message !== null) {
    requireRoom(consultation, 'firm');
    events.push(said(command, consultation, message));
  }
  if (agreedAt !== null) {
    if (stageOf(consultation, at) === 'unpaid') throw new DomainError('stage_wrong');
    const instant = new Date(agreedAt).toISOString();
    const slot = slotAt(consultation.slots, instant, at);
    if (!slot) throw new DomainError('consult_slots', { errors: { at: timesToChoose(consultation.slots) } });
    const [wished] = checkedSlots([slot]);
    if (wished && consultation.agreed?.at !== instant) {
      if (consultation.agreements >= AGREEMENTS_AT_MOST) throw new DomainError('stage_wrong');
      events.push({
        type: 'ConsultationTimeAgreed',
        data: { owner: consultation.owner, attorney, slot: wished, agreedAt: instant, at },
      });
    }
  }
  return events;
};

const timesToChoose = (slots: readonly Slot[]): string =>
  `앞으로 4주 안 근무일의 희망 시간 가운데 골라 주십시오: ${slots.map(slotText).join(', ')}`;

const said = ({ attorney, at }: ByFirm, { owner }: Consultation, text: string): ConsultationEvent => ({
  type: 'ConsultationAnswered',
  data: { owner, attorney, personal: { text }, at },
});

/** Only the assignee answers and closes it, so that the person hears one voice. */
const requireTheirs = ({ attorney }: ByFirm, { closed, assignee }: Consultation): void => {
  if (closed || assignee === null) throw new DomainError('stage_wrong');
  if (assignee !== attorney) throw new DomainError('conflict');
};

const requireRoom = ({ messages }: Consultation, by: Message['by']): void => {
  if (messages.filter((message) => message.by === by).length < MESSAGES_AT_MOST) return;
  throw new DomainError('consult_failed', {
    errors: { message: `한 상담에는 글을 ${MESSAGES_AT_MOST}번까지 보낼 수 있어요. 새로 신청해 주세요.` },
  });
};

const evolve = (consultation: Consultation | null, event: ConsultationEvent): Consultation | null => {
  if (event.type === 'ConsultationRequested') {
    const { at, ...of } = event.data;
    return {
      ...{ ...of, requestedAt: at, moved: false, payment: null, assignee: null, agreed: null, agreements: 0, hands: 0 },
      ...{ turn: 'us', messages: [], closed: null },
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
    case 'ConsultationAdded': {
      const { owner: userId, at, personal } = event.data;
      const message: Message = { by: 'person', userId, at, text: personal?.text ?? null };
      return { ...consultation, turn: 'us', messages: [...messages, message] };
    }
    case 'ConsultationMoved':
      return { ...consultation, slots: event.data.slots, moved: true, agreed: null, turn: 'us' };
    case 'ConsultationAssigned':
      return { ...consultation, assignee: event.data.attorney, hands: consultation.hands + 1 };
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

export const consultationDecider: Decider<Consultation | null, ConsultationCommand, ConsultationEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const consultationStream = (id: string): string => `consultation-${id}`;
export const consultationOfStream = (stream: string): string => stream.slice('consultation-'.length);
