import type { AnswerValue } from '../rulesets/ruleset.ts';
import type { Won } from './claim.ts';

const manWon = 10_000;

/** By the choice of `intake/wage`, a yearly wage before tax. */
const brackets: Readonly<Record<string, Won>> = {
  under_3000: { low: null, high: 3000 * manWon },
  '3000_4500': { low: 3000 * manWon, high: 4500 * manWon },
  '4500_7000': { low: 4500 * manWon, high: 7000 * manWon },
  '7000_10000': { low: 7000 * manWon, high: 10_000 * manWon },
  over_10000: { low: 10_000 * manWon, high: null },
};

/** The bracket of the yearly wage; null while the question isn't answered. */
export const yearlyWageOf = (answer: AnswerValue | undefined): Won | null =>
  typeof answer === 'string' ? (brackets[answer] ?? null) : null;
