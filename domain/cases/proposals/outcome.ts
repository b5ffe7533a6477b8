import { type DecisionFacts, nameOfCase } from '../decision-facts.ts';
import { isCommission } from '../tribunal-names.ts';
import { commissionOutcome } from './commission-outcome.ts';
import { courtOutcome, type OutcomeFound } from './court-outcome.ts';
import { notADispute } from './not-a-dispute.ts';

/** Who won, for the worker, and the words for it. Where the text leaves it open there is no proposal: a person reads it. */
export const outcomeOf = (text: string, facts: DecisionFacts): OutcomeFound => {
  const named = { ...facts, title: nameOfCase(facts.title) };
  const read = isCommission(facts.tribunal) ? commissionOutcome(text, named) : courtOutcome(text, named);
  const none = notADispute(text, named);
  return none ? { ...read, outcome: none } : read;
};
