import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  type ConsultationCommand,
  consultationDecider,
  consultationStream,
  ENDED,
} from '@nomucheck/domain/consultations/consultation.ts';
import { type Consultation, isRendered } from '@nomucheck/domain/consultations/consultation-state.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';

/** What orders have to know of a consultation that is paid for, and do to it. */
export type ConsultationSale = {
  /** Its price, and why it can't be paid, in words. For its owner alone: for all others it doesn't exist. */
  offered(id: string, caller: Caller): Promise<{ readonly price: number | null; readonly why: string | null }>;
  /** null where there is none. */
  stateOf(id: string, at: string): Promise<SoldConsultation | null>;
  /** Repeating either has no effect. */
  paid(id: string, orderId: string, context: CommandContext): Promise<void>;
  unpaid(id: string, orderId: string, context: CommandContext): Promise<void>;
};

export type SoldConsultation = {
  /** Since it was paid the firm has answered, or the agreed consultation has begun. */
  readonly isRendered: boolean;
  /** It has ended or became a free one: there is nothing to be paid for it. */
  readonly isOver: boolean;
};

export const createConsultationSale = (commands: CommandHandler): ConsultationSale => {
  const load = async (id: string): Promise<Consultation | null> =>
    (await commands.load(consultationDecider, consultationStream(id))).state;
  const handle = async (id: string, command: ConsultationCommand, context: CommandContext): Promise<void> => {
    await commands.handle(consultationDecider, { stream: consultationStream(id), command, context });
  };
  return {
    offered: async (id, { actor }) => {
      const consultation = await load(id);
      authorize(actor, 'consultation.change', consultation && { owner: consultation.owner });
      if (!consultation) throw new DomainError('not_found');
      return { price: consultation.price, why: whyNotPayable(consultation) };
    },
    stateOf: async (id, at) => {
      const consultation = await load(id);
      if (!consultation) return null;
      const { kind, payment, agreed, messages, closed } = consultation;
      const since = payment && { agreed, closed, messages: messages.filter((message) => message.at >= payment.at) };
      return { isRendered: since !== null && isRendered(since, at), isOver: closed !== null || kind === 'free' };
    },
    paid: (id, orderId, context) => handle(id, { type: 'RecordPayment', orderId, at: context.at }, context),
    unpaid: (id, orderId, context) => handle(id, { type: 'RecordRefund', orderId, at: context.at }, context),
  };
};

const whyNotPayable = ({ kind, closed }: Consultation): string | null => {
  if (kind === 'free') return '무료 상담이라 결제할 것이 없어요.';
  return closed ? ENDED : null;
};
