import type { DecisionFacts } from '../decision-facts.ts';
import { isCommission } from '../tribunal-names.ts';
import { commissionOutcome } from './commission-outcome.ts';
import { courtOutcome, type OutcomeFound } from './court-outcome.ts';

/** Who won, for the worker, and the words for it. Where the text leaves it open there is no proposal: a person reads it. */
export const outcomeOf = (text: string, facts: DecisionFacts): OutcomeFound =>
  isCommission(facts.tribunal) ? commissionOutcome(text, facts) : courtOutcome(text, facts);
