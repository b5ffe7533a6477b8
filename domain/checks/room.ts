import type { Form } from '../rulesets/ruleset.ts';
import { indexOf } from './form-index.ts';

/**
 * How much one check takes. All of it is read back whenever the check is, so it is bounded; each bound is far beyond what a
 * person comes to who changes their mind, and small enough that nobody beside them waits.
 */

/** Every question answered, and each changed seven times over: who answers for themselves changes a handful of them. */
const answersAQuestion = 8;

/** How many events of answers a check on this form takes. */
export const mostAnswers = (form: Form): number => answersAQuestion * indexOf(form).byKey.size;

/** A new figure each week of a dispute that lasts a year. */
export const mostCalculations = 52;

/** How a dispute ended is told once, at each of three instances, and put right a few times. */
export const mostOutcomes = 12;
