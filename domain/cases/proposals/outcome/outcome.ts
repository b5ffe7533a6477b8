import { type DecisionFacts, nameOfCase } from '../../decision-facts.ts';
import { isCommission } from '../../tribunal-names.ts';
import { commissionOutcome } from './commission-outcome.ts';
import { courtOutcome, type OutcomeFound } from './court-outcome.ts';
import { notADispute } from './not-a-dispute.ts';

/**
 * The outcome for the worker, and the result's name. Where the text is unclear nothing is proposed, and a person reads it.
 */
export const outcomeOf = (text: string, facts: DecisionFacts): OutcomeFound => {
  const named = { ...facts, title: nameOfCase(facts.title) };
  const read = isCommission(facts.tribunal) ? commissionOutcome(text, named) : courtOutcome(text, named);
  const none = notADispute(text, named);
  return none ? { ...read, outcome: none } : read;
};
