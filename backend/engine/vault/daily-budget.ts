import type { Attempts } from './attempts.ts';

/**
 * How often the whole service does in a day what costs money. Limits by person and network don't stop an attacker with many of
 * both.
 */
export type DailyBudget = {
  /** Whether one is left. */
  isLeft(): Promise<boolean>;
  /** Counts one that is about to be done; false when none is left. */
  take(): Promise<boolean>;
  /** Seconds until the next day's begin; 0 where some are left. */
  secondsLeft(): Promise<number>;
  /** For those who run the service. */
  state(): Promise<BudgetState>;
};

export type BudgetState = {
  readonly name: string;
  readonly used: number;
  readonly most: number;
  /** What the operator should do, in Korean; null where there is nothing to do. */
  readonly advice: string | null;
};

export type DailyBudgetParts = {
  readonly attempts: Pick<Attempts, 'count' | 'seen' | 'spend'>;
  readonly name: string;
  /** The name of its counter. */
  readonly subject: string;
  readonly perDay: number;
  /** An alarm for the operator: most of the budget is used, or all. */
  readonly alarm: (used: 'nearly' | 'up', perDay: number) => void;
  /** The operator's next step. */
  readonly advice: string;
};

const DAY_SECONDS = 24 * 3600;

export const createDailyBudget = ({
  attempts,
  name,
  subject,
  perDay,
  alarm,
  advice,
}: DailyBudgetParts): DailyBudget => {
  const nearly = Math.ceil(perDay * 0.8);
  const seen = () => attempts.seen(subject, DAY_SECONDS);
  return {
    isLeft: async () => (await seen()) < perDay,
    take: async () => {
      const count = await attempts.count(subject, DAY_SECONDS);
      if (count === perDay) alarm('up', perDay);
      else if (count === nearly) alarm('nearly', perDay);
      return count <= perDay;
    },
    secondsLeft: () => attempts.spend([{ subject, most: perDay - 1, windowSeconds: DAY_SECONDS }], 0),
    state: async () => {
      const used = Math.min(await seen(), perDay);
      return { name, used, most: perDay, advice: used >= nearly ? advice : null };
    },
  };
};
