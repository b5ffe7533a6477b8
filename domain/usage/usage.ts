import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { koreanText } from '../kernel/korean/korean-date.ts';
import { type Counted, countedOf, isOver, type Limits, leftOf, minus, nothing, plus, type Spent } from './amounts.ts';
import { type Month, startOfNext } from './month.ts';
import type { Call, CallOutcome, ReleaseReason, UsageEvent } from './usage-events.ts';

/**
 * The calls of a model that a payer (a company, or a person without one) asked for in a Korean month: reserved at the
 * most that a call may take, then settled at what it took, or released. One stream a payer and month, so that parallel
 * callers can't exceed a quota together: each reservation is decided on the one before it.
 */
export type Usage = {
  /** Reserved, and neither settled nor released. */
  readonly open: ReadonlyMap<string, OpenCall>;
  /** The others, the newest first. A list, so that a month with thousands of calls is folded without copying. */
  readonly ended: EndedCall | null;
  /** Of the settled calls. */
  readonly used: Counted;
  /** Of the open ones, at the most that they may take. */
  readonly held: Counted;
};

export type OpenCall = Call & { readonly most: Spent; readonly until: string; readonly begun: boolean };
type EndedCall = {
  readonly call: OpenCall;
  /** null: it was released. */
  readonly counted: Counted | null;
  /** What it took is known: nothing about it changes any more. */
  readonly final: boolean;
  readonly before: EndedCall | null;
};

export type UsageCommand =
  | ({
      readonly type: 'ReserveCall';
      readonly month: Month;
      readonly most: Spent;
      readonly until: string;
      readonly limits: Limits;
      /** Until the next month begins, for the client's next try. */
      readonly secondsLeft: number;
    } & Call)
  /** The call is about to be sent to the model. */
  | { readonly type: 'BeginCall'; readonly callId: string }
  | {
      readonly type: 'SettleCall';
      readonly callId: string;
      /** null: nobody reported it; what was reserved is counted, or nothing where the call had not begun. */
      readonly spent: Spent | null;
      readonly outcome: Exclude<CallOutcome, 'lost'>;
    }
  /** It isn't sent; where it had begun it is settled at what was reserved, so that no call is missing in the totals. */
  | { readonly type: 'ReleaseCall'; readonly callId: string }
  /** Ends the calls whose time is over: settled at what was reserved where they had begun, released otherwise. */
  | { readonly type: 'EndExpired'; readonly at: string };

const decide = (command: UsageCommand, usage: Usage): readonly UsageEvent[] => {
  if (command.type === 'EndExpired') return expired(usage, command.at);
  const open = usage.open.get(command.callId);
  switch (command.type) {
    case 'ReserveCall':
      if (endedCall(usage, command.callId)) throw new DomainError('stage_wrong');
      return open ? [] : reserve(command, usage);
    case 'BeginCall':
      if (!open) throw new DomainError('stage_wrong');
      return open.begun ? [] : [{ type: 'CallBegun', data: { callId: command.callId } }];
    case 'SettleCall': {
      const { spent, outcome } = command;
      // What was never sent took nothing.
      if (open && !open.begun && spent === null) return [released(open, 'not_called')];
      if (open) return [settled(open, spent, outcome)];
      const ended = endedCall(usage, command.callId);
      if (!ended) throw new DomainError('not_found');
      // A process that was only slow reports late: what it knows replaces the estimate.
      return ended.final || spent === null ? [] : [settled(ended.call, spent, outcome)];
    }
    case 'ReleaseCall':
      if (!open) return [];
      // It may have been sent all the same: the caller alone can't know that it wasn't.
      return [open.begun ? settled(open, null, 'lost') : released(open, 'not_called')];
  }
};

const reserve = (
  { type: _type, month, limits, secondsLeft, ...call }: Extract<UsageCommand, { type: 'ReserveCall' }>,
  { used, held }: Usage,
): readonly UsageEvent[] => {
  const taken = takenOf({ used, held });
  if (isOver(limits, plus(taken, countedOf(call.most, 1)))) {
    const startsAgainOn = startOfNext(month);
    throw new DomainError('quota_exceeded', {
      params: { seconds: secondsLeft },
      errors: { '': `${koreanText(startsAgainOn)}에 다시 이용할 수 있어요.` },
      extra: { left: leftOf(limits, taken), startsAgainOn },
    });
  }
  return [{ type: 'CallReserved', data: call }];
};

const settled = (
  { most, until: _until, begun: _begun, ...call }: OpenCall,
  spent: Spent | null,
  outcome: CallOutcome,
): UsageEvent => ({
  type: 'CallSettled',
  data: { ...call, spent: spent ?? most, outcome, estimated: spent === null },
});

const released = ({ callId }: OpenCall, why: ReleaseReason): UsageEvent => ({
  type: 'CallReleased',
  data: { callId, why },
});

const expired = ({ open }: Usage, at: string): readonly UsageEvent[] =>
  [...open.values()]
    .filter(({ until }) => Date.parse(until) < Date.parse(at))
    .map((call) => (call.begun ? settled(call, null, 'lost') : released(call, 'expired')));

const endedCall = ({ ended }: Usage, callId: string): EndedCall | null => {
  let each = ended;
  while (each && each.call.callId !== callId) each = each.before;
  return each;
};

/** A call that failed gave no answer, so it is no question; what it took is counted all the same. */
const isQuestion = (outcome: CallOutcome): 0 | 1 => (outcome === 'failed' ? 0 : 1);

const evolve = (usage: Usage, { type, data }: UsageEvent): Usage => {
  const { callId } = data;
  const before = usage.open.get(callId);
  switch (type) {
    case 'CallReserved': {
      const open = new Map(usage.open).set(callId, { ...data, begun: false });
      return { ...usage, open, held: plus(usage.held, countedOf(data.most, 1)) };
    }
    case 'CallBegun':
      return before ? { ...usage, open: new Map(usage.open).set(callId, { ...before, begun: true }) } : usage;
    case 'CallSettled': {
      const counted = countedOf(data.spent, isQuestion(data.outcome));
      const earlier = before ? null : endedCall(usage, callId);
      const call = before ?? earlier?.call;
      if (!call) return usage;
      const used = plus(earlier?.counted ? minus(usage.used, earlier.counted) : usage.used, counted);
      return ending({ ...usage, used }, call, { counted, final: !data.estimated });
    }
    case 'CallReleased':
      return before ? ending(usage, before, { counted: null, final: false }) : usage;
  }
};

const ending = (usage: Usage, call: OpenCall, how: Pick<EndedCall, 'counted' | 'final'>): Usage => {
  const open = new Map(usage.open);
  const wasOpen = open.delete(call.callId);
  const held = wasOpen ? minus(usage.held, countedOf(call.most, 1)) : usage.held;
  return { ...usage, open, held, ended: { call, ...how, before: usage.ended } };
};

export const usageDecider: Decider<Usage, UsageCommand, UsageEvent> = {
  initialState: { open: new Map(), ended: null, used: nothing, held: nothing },
  decide,
  evolve,
};

const prefix = 'usage-';
const monthLength = 7;

/** `payer` is the id of a company, or of a person. */
export const usageStream = (payer: string, month: Month): string => `${prefix}${payer}-${month}`;

/** What counts against the month's quota: what was used, and open calls at the most that they may take. */
export const takenOf = ({ used, held }: Pick<Usage, 'used' | 'held'>): Counted => plus(used, held);

export const monthOfStream = (stream: string): Month => stream.slice(-monthLength);
export const payerOfStream = (stream: string): string => stream.slice(prefix.length, -monthLength - 1);
