import { z } from 'zod';

/** What a call of a model took, or may take at most. Cost in micro-won, a millionth of a won. */
export const spent = z.strictObject({
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  costMicroWon: z.int().min(0),
});
export type Spent = z.infer<typeof spent>;

/** What a quota counts. A call that failed is no question: nobody was answered. */
export type Counted = { readonly questions: number; readonly tokens: number; readonly costMicroWon: number };
/** The most of each in a Korean month; null: no limit. */
export type Limits = { readonly [Of in keyof Counted]: number | null };

export const nothing: Counted = { questions: 0, tokens: 0, costMicroWon: 0 };
export const measures = ['questions', 'tokens', 'costMicroWon'] as const satisfies readonly (keyof Counted)[];

/** A call as a quota counts it. */
export const countedOf = ({ inputTokens, outputTokens, costMicroWon }: Spent, questions: 0 | 1): Counted => ({
  questions,
  tokens: inputTokens + outputTokens,
  costMicroWon,
});

const each = (value: (measure: keyof Counted) => number): Counted => ({
  questions: value('questions'),
  tokens: value('tokens'),
  costMicroWon: value('costMicroWon'),
});

export const plus = (one: Counted, other: Counted): Counted => each((of) => one[of] + other[of]);
export const minus = (one: Counted, other: Counted): Counted => each((of) => one[of] - other[of]);

/** What is left of each limit, never below zero; null: no limit. */
export const leftOf = (limits: Limits, used: Counted): Limits => {
  const left = (of: keyof Counted): number | null => {
    const limit = limits[of];
    return limit === null ? null : Math.max(0, limit - used[of]);
  };
  return { questions: left('questions'), tokens: left('tokens'), costMicroWon: left('costMicroWon') };
};

/** Whether `used` is more than a limit allows. */
export const isOver = (limits: Limits, used: Counted): boolean =>
  measures.some((of) => {
    const limit = limits[of];
    return limit !== null && used[of] > limit;
  });
