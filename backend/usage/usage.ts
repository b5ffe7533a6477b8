import type { Counted, Limits, Spent } from '@nomucheck/domain/usage/amounts.ts';
import type { Month } from '@nomucheck/domain/usage/month.ts';
import type { Call, CallOutcome } from '@nomucheck/domain/usage/usage-events.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';

/**
 * The ledger of all calls of a model. Each is reserved first, at the most that it may take, so that a quota is never
 * exceeded; then begun, and settled at what it took. A reservation whose process ended is ended by a schedule: settled
 * at what was reserved where the call had begun, released otherwise. All four may be repeated.
 */
export type Usage = {
  /**
   * Throws `quota_exceeded` (with `left` and `startsAgainOn`), and `forbidden` where the person is no member of the
   * company. A `callId` (a UUID) is used once: after its call has ended it is refused with `stage_wrong`.
   */
  reserve(context: CommandContext, call: CallWanted): Promise<ReservedCall>;
  /** Right before the call is sent. Throws `stage_wrong` where the reservation is over: then it must not be sent. */
  begun(context: CommandContext, call: ReservedCall): Promise<void>;
  settle(context: CommandContext, call: ReservedCall, how: CallEnd): Promise<void>;
  /** The call isn't sent. Where it had begun it is settled at what was reserved: it may have been sent all the same. */
  release(context: CommandContext, call: ReservedCall): Promise<void>;
  /** What the person, or the company, has left of this month. */
  left(userId: string, companyId: string | null): Promise<QuotaLeft>;
};

export type CallWanted = Call & {
  readonly most: Spent;
  /** ISO; later than the call can last. */
  readonly until: string;
};

/** Which call, and in which month's ledger it is. */
export type ReservedCall = { readonly callId: string; readonly payer: string; readonly month: Month };

export type CallEnd = {
  /**
   * null: the model's server didn't report it; what was reserved is counted, and marked as an estimate. A call that had
   * not begun is released.
   */
  readonly spent: Spent | null;
  readonly outcome: Exclude<CallOutcome, 'lost'>;
};

export type QuotaLeft = {
  readonly limits: Limits;
  /** With what is reserved at this moment, at the most that it may take. */
  readonly used: Counted;
  /** null: no limit. */
  readonly left: Limits;
  /** The Korean day on which the next month's quota begins. */
  readonly startsAgainOn: string;
};
