import type { Conflict } from '../conflicts/conflict.ts';
import type { ConsultationEvent } from './consultation-events.ts';
import { SLOT_MINUTES, type Slot } from './slots.ts';
import type { Outcome, Stage } from './stages.ts';
import type { Topic } from './topics.ts';

type Request = Extract<ConsultationEvent, { type: 'ConsultationRequested' }>['data'];

/** One consultation: what a person asked, what both sides wrote since, who of the firm has it, and the agreed time. */
export type Consultation = {
  readonly owner: string;
  readonly kind: 'free' | 'paid';
  readonly price: number | null;
  readonly checkId: string | null;
  readonly topic: Topic;
  /** null once the person's key is destroyed. */
  readonly personal: Request['personal'];
  readonly wantsCall: boolean;
  readonly wantsChanceReview: boolean;
  readonly slots: readonly Slot[];
  readonly requestedAt: string;
  readonly moved: boolean;
  readonly payment: { readonly orderId: string; readonly at: string } | null;
  /** The attorney who has it. */
  readonly assignee: string | null;
  readonly agreed: Agreed | null;
  /** How many times were agreed so far: a calendar takes a later one for a change of the first. */
  readonly agreements: number;
  /** The conflicts that the assignee knows: they have said why they go on in spite of them. */
  readonly accepted: readonly Conflict[];
  /** The consent that the person's newest text rests on, and with it all that is written from then on; null for none. */
  readonly consentedAt: string | null;
  /** How often it was taken or handed over. */
  readonly hands: number;
  /** Whose word is next. */
  readonly turn: 'us' | 'them';
  readonly messages: readonly Message[];
  readonly closed: { readonly at: string; readonly by: 'person' | 'firm'; readonly outcome: Outcome | null } | null;
};
export type Agreed = {
  /** Begin of the consultation, and when it was agreed on. */
  readonly at: string;
  readonly agreedOn: string;
  readonly slot: Slot;
  /** The firm wrote after it had taken place. */
  readonly followed: boolean;
};
export type Message = {
  readonly by: 'person' | 'firm';
  readonly userId: string;
  readonly at: string;
  readonly text: string | null;
};

/** When an agreed consultation is over (ISO). */
export const endOf = (agreedAt: string): string => new Date(Date.parse(agreedAt) + SLOT_MINUTES * 60_000).toISOString();

/** What decides the stage: of the record, and of a row of the list. */
export type OfStage = Pick<Consultation, 'kind' | 'assignee' | 'turn'> & {
  readonly closed: unknown;
  readonly payment: unknown;
  readonly agreed: Pick<Agreed, 'at' | 'followed'> | null;
};

/** An agreed consultation waits for the firm once its half hour has passed, until the firm has written. */
export const stageOf = ({ closed, kind, payment, agreed, assignee, turn }: OfStage, now: string): Stage => {
  if (closed !== null) return 'closed';
  if (kind === 'paid' && payment === null) return 'unpaid';
  if (agreed && !agreed.followed && now < endOf(agreed.at)) return 'agreed';
  if (assignee === null) return 'new';
  if (agreed && !agreed.followed) return 'waiting_for_us';
  return turn === 'us' ? 'waiting_for_us' : 'waiting_for_them';
};

/** What the person may do with it now. */
export const personMay = (consultation: Consultation, now: string) => {
  const isOpen = consultation.closed === null;
  return {
    add: isOpen,
    move: isOpen && !consultation.moved && !hasBegun(consultation, now),
    takeBack: isOpen,
    pay: isOpen && stageOf(consultation, now) === 'unpaid',
  };
};

export const hasBegun = ({ agreed }: Pick<Consultation, 'agreed'>, now: string): boolean =>
  agreed !== null && agreed.at <= now;

/**
 * Whether the firm has begun what was paid for: the agreed half hour has come, or it has answered. What is closed doesn't begin any
 * more, and the sentence with which the firm declines is no answer.
 */
export const isRendered = (
  { agreed, messages, closed }: Pick<Consultation, 'agreed' | 'messages' | 'closed'>,
  now: string,
): boolean => {
  const until = closed !== null && closed.at < now ? closed.at : now;
  const isDeclined = closed?.outcome === 'declined' || closed?.outcome === 'referred';
  return (
    hasBegun({ agreed }, until) || messages.some(({ by, at }) => by === 'firm' && !(isDeclined && at === closed.at))
  );
};
