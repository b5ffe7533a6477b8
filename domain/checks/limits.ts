import type { Form } from '../rulesets/ruleset.ts';
import { indexOf } from './form-index.ts';

/**
 * The limits of one check. Each command reads all events of the check, so their number is limited. Each limit is far above
 * what a person needs who changes their mind, and low enough that no other request waits for it.
 */

/** Every question is answered once and changed seven times; real people change a few answers. */
const answersAQuestion = 8;

/** How many answer events a check on this form may have. */
export const mostAnswers = (form: Form): number => answersAQuestion * indexOf(form).byKey.size;

/** One new figure a week for a dispute of one year. */
export const mostCalculations = 52;

/** The outcome of a dispute is reported once for each of three instances, and corrected a few times. */
export const mostOutcomes = 12;
