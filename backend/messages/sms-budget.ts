import type { Attempts } from '../engine/vault/attempts.ts';

/**
 * The number of text messages that the whole service requests in a day. Each costs money, and an attacker may even earn
 * by causing them in masses (toll fraud); limits by number and network don't stop an attacker with many of both.
 */
export type SmsBudget = {
  /** Whether one of the day's messages is left. */
  isLeft(): Promise<boolean>;
  /** Counts a message that is about to be requested; false when none is left. */
  take(): Promise<boolean>;
};

export type SmsBudgetParts = {
  readonly attempts: Pick<Attempts, 'count' | 'seen'>;
  readonly perDay: number;
  /** An alarm for the operator: most of the budget is used, or all. */
  readonly alarm: (used: 'nearly' | 'up', perDay: number) => void;
};

const subject = 'text messages of the day';
const DAY_SECONDS = 24 * 3600;

export const createSmsBudget = ({ attempts, perDay, alarm }: SmsBudgetParts): SmsBudget => {
  const nearly = Math.ceil(perDay * 0.8);
  return {
    isLeft: async () => (await attempts.seen(subject, DAY_SECONDS)) < perDay,
    take: async () => {
      const seen = await attempts.count(subject, DAY_SECONDS);
      if (seen === perDay) alarm('up', perDay);
      else if (seen === nearly) alarm('nearly', perDay);
      return seen <= perDay;
    },
  };
};
