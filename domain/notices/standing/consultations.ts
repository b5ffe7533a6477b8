import { type Consultation, stageOf } from '../../consultations/consultation-state.ts';
import type { About } from '../about.ts';

export type AboutConsultation = Extract<About, { readonly consultation: string }>;

/** `takers`: everybody of the firm who may take a consultation. */
export type ConsultationsNow = { readonly takers: readonly string[]; readonly now: string };

/** Whom this still waits for; nobody once the firm has taken it, answered, or agreed on a time. */
export const waitingForConsultation = (
  about: AboutConsultation,
  consultation: Consultation,
  { takers, now }: ConsultationsNow,
): readonly string[] => {
  const stage = stageOf(consultation, now);
  if (stage === 'closed' || stage === 'unpaid') return [];
  const { assignee, owner } = consultation;
  if (about.kind === 'consultation_requested') {
    // Nobody of the firm takes their own.
    return assignee === null ? takers.filter((person) => person !== owner) : [];
  }
  return assignee === null || hasFirmActedSince(consultation, about.since) ? [] : [assignee];
};

const hasFirmActedSince = ({ messages, agreed }: Consultation, since: string): boolean =>
  messages.some(({ by, at }) => by === 'firm' && at > since) || (agreed !== null && agreed.agreedOn > since);

/** The turns that the firm has had so far: of several words of the person before the next one, it is told once. */
export const turnsOfFirm = ({ messages, agreements }: Pick<Consultation, 'messages' | 'agreements'>): number =>
  messages.filter(({ by }) => by === 'firm').length + agreements;
