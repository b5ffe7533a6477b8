import { type Conflict, hasNewConflict } from '../../conflicts/conflict.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { ConsultationEvent } from '../consultation-events.ts';
import { type Consultation, stageOf } from '../consultation-state.ts';
import { AGREEMENTS_AT_MOST, HANDS_AT_MOST } from '../lengths.ts';
import { type Slot, slotAt, slotText } from '../slots.ts';
import type { ByFirm, CommandOf } from './consultation-commands.ts';
import { checkedSlots, requireRoom } from './request.ts';

/** Takes it, hands it over, or says why the assignee goes on with it although a conflict has come up since. */
export const assigned = (
  { attorney, to, mayTakeOver, conflicts, isReasoned, at }: CommandOf<'AssignConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  const { owner, assignee, closed } = consultation;
  if (closed) throw new DomainError('stage_wrong');
  if (assignee === to && !(attorney === to && hasNewConflict(consultation.accepted, conflicts))) return [];
  // Of two who take it at once, the second is refused. The assignee hands it over, or an admin who sends the revision that they saw.
  if (assignee !== null && assignee !== attorney && !mayTakeOver) throw new DomainError('conflict');
  if (consultation.hands >= HANDS_AT_MOST) throw new DomainError('stage_wrong');
  if (conflicts.length > 0 && !isReasoned) throw new DomainError('conflict_reason_needed');
  return [{ type: 'ConsultationAssigned', data: { owner, attorney: to, despite: [...conflicts], at } }];
};

export const answered = (
  command: CommandOf<'AnswerConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  requireTheirs(command, consultation);
  requireReasoned(command, consultation);
  const { message, agreedAt, attorney, at } = command;
  // A paid consultation is answered only after its payment, or after it was made a free one.
  if (stageOf(consultation, at) === 'unpaid') throw new DomainError('stage_wrong');
  const events: ConsultationEvent[] = [];
  if (message !== null) {
    requireRoom(consultation, 'firm');
    events.push(said(command, consultation, message));
  }
  if (agreedAt !== null) {
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

/** The firm's words rest on the same consent as what they answer, because they repeat it. */
const said = ({ attorney, at }: ByFirm, { owner, consentedAt }: Consultation, text: string): ConsultationEvent => ({
  type: 'ConsultationAnswered',
  data: { owner, attorney, personal: { text }, consentedAt, at },
});

/** Turns it into a free one; one that is free already stays so. */
export const madeFree = (by: ByFirm, consultation: Consultation): readonly ConsultationEvent[] => {
  requireTheirs(by, consultation);
  const { owner, kind, payment } = consultation;
  if (kind === 'free') return [];
  if (payment !== null) throw new DomainError('stage_wrong');
  return [{ type: 'ConsultationMadeFree', data: { owner, attorney: by.attorney, at: by.at } }];
};

/** With how it ended, and a last word. Who declines doesn't go on, so neither a conflict nor a missing payment keeps them from it. */
export const closedByFirm = (
  command: CommandOf<'CloseConsultation'>,
  consultation: Consultation,
): readonly ConsultationEvent[] => {
  requireTheirs(command, consultation);
  const { outcome, message, at } = command;
  if (outcome !== 'declined' && outcome !== 'referred') {
    requireReasoned(command, consultation);
    if (message !== null && stageOf(consultation, at) === 'unpaid') throw new DomainError('stage_wrong');
  }
  return [
    ...(message === null ? [] : [said(command, consultation, message)]),
    { type: 'ConsultationClosed', data: { owner: consultation.owner, by: 'firm', outcome, at } },
  ];
};

/** Only the assignee answers and closes it, so that the person hears one voice. */
const requireTheirs = ({ attorney }: ByFirm, { closed, assignee }: Consultation): void => {
  if (closed || assignee === null) throw new DomainError('stage_wrong');
  if (assignee !== attorney) throw new DomainError('conflict');
};

/** A name that came into the register after they took it: going on needs a reason, as it does at first. */
const requireReasoned = (
  { conflicts }: { readonly conflicts: readonly Conflict[] },
  consultation: Consultation,
): void => {
  if (hasNewConflict(consultation.accepted, conflicts)) throw new DomainError('conflict_reason_needed');
};
