import { z } from 'zod';
import { sensitiveBefore } from '../../rulesets/sensitive-before.ts';
import { groundOf, startOf } from '../recount.ts';
import { shownTo } from '../shown-figure.ts';
import type { Band, Calculation, Step } from '../win-rate/calculation.ts';
import { calculationSchema } from '../win-rate/calculation-schema.ts';
import { clampStep } from '../win-rate/held-figure.ts';

/**
 * Sensitive answers from before anybody was asked for consent stand in the log in plain text, and nothing may change the
 * log. They are read as passed over, and figures that rest on them as if they had been: the same as after a consent is
 * withdrawn (개인정보 보호법 제23조).
 */

const answer = z.looseObject({ key: z.string() });

/** Reads an old `AnswerGiven`: a sensitive answer is gone. */
export const withoutUnconsentedAnswer = (data: unknown): unknown => {
  const given = answer.parse(data);
  return sensitiveBefore.has(given.key) ? { ...given, value: null } : given;
};

const stepsOf = z.looseObject({ calculation: z.looseObject({ steps: z.array(z.looseObject({ rule: z.string() })) }) });
const result = z.looseObject({ calculation: calculationSchema });

/** Reads an old `ResultCalculated`: its unsealed calculation rests on no sensitive answer. */
export const withoutUnconsentedResult = (data: unknown): unknown => {
  const steps = stepsOf.safeParse(data).data?.calculation.steps ?? [];
  if (!steps.some(isUnconsented)) return data;
  const given = result.parse(data);
  return { ...given, calculation: withoutSensitive(given.calculation) };
};

const isUnconsented = ({ rule }: { readonly rule: string }): boolean => sensitiveBefore.has(rule.split(':')[0] ?? '');

/** The limits of the first edition. */
const clamp = { low: 0.05, high: 0.95 };
const within = (rate: number): number => Math.min(clamp.high, Math.max(clamp.low, rate));

/**
 * A calculation of the first edition without the steps of sensitive answers: the other steps are applied again, to the same
 * base rate.
 */
const withoutSensitive = (calculation: Calculation): Calculation => {
  const remaining = calculation.steps.filter((step) => !isUnconsented(step) && step.kind !== 'clamp');
  const words = wordsOf(calculation.steps.filter(isUnconsented));
  const kept = wordsOf(remaining);
  const without = (keywords: readonly string[]) => keywords.filter((word) => !words.has(word) || kept.has(word));
  const { base, side } = calculation;
  const steps = chained(base.rate, remaining);
  const reached = steps.at(-1)?.after ?? base.rate;
  const rate = within(reached);
  if (rate !== reached) steps.push(clampStep(reached, rate, clamp));
  return {
    ...calculation,
    ...shownTo(side, rate, bandOf(calculation, reached / base.rate)),
    base: { ...base, keywords: without(base.keywords) },
    rankingKeywords: without(calculation.rankingKeywords),
    steps,
  };
};

/** The same steps, from this rate. */
const chained = (from: number, steps: readonly Step[]): Step[] => {
  let at = from;
  return steps.map((step) => {
    const before = at;
    if (typeof step.value === 'number') at *= step.value;
    return { ...step, before, after: at };
  });
};

const bandOf = (calculation: Calculation, factor: number): Band => {
  const { low, high } = startOf(groundOf(calculation)).band;
  return { low: within(low * factor), high: within(high * factor) };
};

const wordsOf = (steps: readonly Step[]): Set<string> =>
  new Set(steps.flatMap(({ kind, value }) => (kind === 'keyword' && Array.isArray(value) ? value : [])));
