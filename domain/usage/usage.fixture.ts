import type { Limits, Spent } from './amounts.ts';
import type { UsageCommand } from './usage.ts';
import type { Call, UsageEvent } from './usage-events.ts';

export const userId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const until = '2026-11-22T03:10:00.000Z';
export const after = '2026-11-22T03:10:00.001Z';
export const most: Spent = { inputTokens: 800, outputTokens: 200, costMicroWon: 5_000_000 };
export const spent: Spent = { inputTokens: 700, outputTokens: 100, costMicroWon: 3_000_000 };
export const noLimit: Limits = { questions: null, tokens: null, costMicroWon: null };

export const callIdOf = (index: number): string => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
export const callOf = (index: number): Call => ({
  callId: callIdOf(index),
  adviceId: '018f0000-0000-7000-8000-0000000000d2',
  userId,
  companyId: null,
  advisor: 'openai',
  model: 'example-model',
});

export const reserve = (index: number, limits: Partial<Limits> = {}): UsageCommand => ({
  type: 'ReserveCall',
  ...{ month: '2026-11', most, until, limits: { ...noLimit, ...limits }, secondsLeft: 60 },
  ...callOf(index),
});
export const reserved = (index: number): UsageEvent => ({
  type: 'CallReserved',
  data: { ...callOf(index), most, until },
});
export const begun = (index: number): UsageEvent => ({ type: 'CallBegun', data: { callId: callIdOf(index) } });
export const settled = (index: number, changes: Partial<Extract<UsageEvent, { type: 'CallSettled' }>['data']> = {}) =>
  ({
    type: 'CallSettled',
    data: { ...callOf(index), spent, outcome: 'answered', estimated: false, ...changes },
  }) satisfies UsageEvent;
export const released = (index: number, why: 'not_called' | 'expired' = 'not_called'): UsageEvent => ({
  type: 'CallReleased',
  data: { callId: callIdOf(index), why },
});
