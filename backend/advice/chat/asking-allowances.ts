import { requireProvedContact } from '@nomucheck/domain/advice/proved-contact.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import { networkOf } from '../../engine/callers/source.ts';
import type { Allowance, Attempts } from '../../engine/vault/attempts.ts';
import { subjectsUnder } from '../../engine/vault/counted-subjects.ts';
import type { DailyBudget } from '../../engine/vault/daily-budget.ts';
import type { AskingRules } from '../settings.ts';

/**
 * How often people may ask. Each function throws `too_many_requests`, and `stage_wrong` where the advisor costs money and the
 * caller has proved neither address nor number.
 */
export type AskingAllowances = {
  /** Counts a question that is about to be recorded. */
  question(caller: Caller, source: string): Promise<void>;
  /** Counts a message that is about to be recorded, or an answer that is wanted. */
  message(caller: Caller, source: string): Promise<void>;
  /** Counts an answer that is about to be reserved against what the whole service may spend. */
  answer(): Promise<void>;
};

export type AskingAllowanceParts = {
  readonly attempts: Pick<Attempts, 'spend'>;
  /** The key that hashes the names of the counters. */
  readonly subjectKey: Buffer;
  readonly rules: AskingRules;
  /** null: the advisor costs nothing. */
  readonly budget: DailyBudget | null;
};

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A third of a day's within one hour. */
const ofAnHour = (day: number): number => Math.ceil(day / 3);

export const createAskingAllowances = (parts: AskingAllowanceParts): AskingAllowances => {
  const { attempts, subjectKey, rules, budget } = parts;
  const subjectOf = subjectsUnder(subjectKey);
  const spend = async (most: number, ...names: string[]): Promise<void> => {
    const windows: Allowance[] = [
      { subject: subjectOf(...names, 'hour'), most: ofAnHour(most), windowSeconds: HOUR },
      { subject: subjectOf(...names, 'day'), most, windowSeconds: DAY },
    ];
    const seconds = await attempts.spend(windows, 1);
    if (seconds > 0) throw tooMany(seconds, '적은 글은 그대로 두었다가 그때 다시 보내 주세요.');
  };
  const count = async (what: string, { perPerson, perNetwork }: Limits, { user }: Caller, source: string) => {
    if (budget !== null) requireProvedContact(user);
    // The person's own first: what it refuses isn't counted against others of the same network.
    await spend(perPerson, what, user.id);
    await spend(perNetwork, `${what} of a network`, networkOf(source));
  };
  return {
    question: (caller, source) => count('questions', rules.messages, caller, source),
    message: (caller, source) => count('messages', budget === null ? rules.messages : rules.answers, caller, source),
    answer: async () => {
      if (budget === null || (await budget.take())) return;
      throw tooMany(
        Math.max(1, await budget.secondsLeft()),
        '오늘은 질문이 많아 준비한 답을 모두 썼어요. 적은 질문은 남아 있으니 그때 이어서 답을 받아 주세요.',
      );
    },
  };
};

type Limits = AskingRules['messages'];

const tooMany = (seconds: number, why: string): DomainError =>
  new DomainError('too_many_requests', { params: { seconds }, errors: { '': why } });
