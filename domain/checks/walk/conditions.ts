import { deadlineOf } from '../../kernel/korean/deadline.ts';
import { addMonths, addYears, daysBetween, isLocalDate, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Answers, ComputedFact, Condition, Conditions } from '../../rulesets/ruleset.ts';

/**
 * Whether all conditions hold for these answers: of the intake and of the path so far, derived ones included. A condition
 * about a missing answer does not hold, except `isNot`.
 */
export const hold = (conditions: Conditions, answers: Answers, today: LocalDate): boolean => {
  for (const condition of conditions) if (!holds(condition, answers, today)) return false;
  return true;
};

/** Whether all conditions of at least one alternative hold. */
export const anyHold = (alternatives: readonly Conditions[], answers: Answers, today: LocalDate): boolean =>
  alternatives.some((conditions) => hold(conditions, answers, today));

/**
 * Whether at least one alternative may still hold: a question that nobody has answered yet refutes nothing.
 */
export const anyMayHold = (alternatives: readonly Conditions[], answers: Answers, today: LocalDate): boolean =>
  alternatives.some((conditions) => conditions.every((condition) => mayHold(condition, answers, today)));

const mayHold = (condition: Condition, answers: Answers, today: LocalDate): boolean => {
  if ('computed' in condition) {
    const fact = computedFact(condition.computed, answers, today);
    return fact === null || fact === condition.holds;
  }
  return !answers.has(condition.question) || holds(condition, answers, today);
};

const holds = (condition: Condition, answers: Answers, today: LocalDate): boolean => {
  if ('computed' in condition) return computedFact(condition.computed, answers, today) === condition.holds;
  const answer = answers.get(condition.question);
  const chosen = typeof answer === 'string' ? [answer] : isChosen(answer) ? answer : [];
  if ('is' in condition) return chosen.some((value) => condition.is.includes(value));
  return !chosen.some((value) => condition.isNot.includes(value));
};

/** True, false, or null if an answer that it needs is missing. */
export const computedFact = (fact: ComputedFact, answers: Answers, today: LocalDate): boolean | null => {
  switch (fact) {
    case 'under_five_workers': {
      const workers = answers.get('intake/workers');
      return typeof workers === 'number' ? workers < 5 : null;
    }
    case 'tenure_over_two_years': {
      const joined = dateAt(answers, 'intake/joined');
      const dismissed = dateAt(answers, 'intake/dismissed');
      return joined === null || dismissed === null ? null : dismissed > addYears(joined, 2);
    }
    case 'three_months_passed': {
      const dismissed = dateAt(answers, 'intake/dismissed');
      return dismissed === null ? null : threeMonthsPassed(dismissed, today);
    }
    case 'tenure_up_to_one_year': {
      const joined = dateAt(answers, 'intake/joined');
      const dismissed = dateAt(answers, 'intake/dismissed');
      return joined === null || dismissed === null ? null : dismissed <= addYears(joined, 1);
    }
    case 'forewarned_thirty_days': {
      const forewarned = dateAt(answers, 'intake/forewarned');
      const dismissed = dateAt(answers, 'intake/dismissed');
      return forewarned === null || dismissed === null ? null : daysBetween(forewarned, dismissed) >= 30;
    }
    case 'contract_outlasts_dismissal': {
      const ends = dateAt(answers, 'intake/contract-end');
      const dismissed = dateAt(answers, 'intake/dismissed');
      return ends === null || dismissed === null ? null : ends > dismissed;
    }
    case 'dismissal_to_come': {
      const dismissed = dateAt(answers, 'intake/dismissed');
      return dismissed === null ? null : dismissed > today;
    }
    case 'contract_ended': {
      const ends = dateAt(answers, 'intake/contract-end');
      return ends === null ? null : ends < today;
    }
    default: {
      const unforeseen: never = fact;
      return unforeseen;
    }
  }
};

/**
 * The exact last day needs the holiday table, but it is at most some days after three calendar months. So a dismissal less
 * than three or more than four months ago is decided without the table.
 */
const threeMonthsPassed = (dismissed: LocalDate, today: LocalDate): boolean => {
  if (today <= addMonths(dismissed, 3)) return false;
  if (today > addMonths(dismissed, 4)) return true;
  return deadlineOf(dismissed, today).passed;
};

const dateAt = (answers: Answers, key: string): LocalDate | null => {
  const answer = answers.get(key);
  return isLocalDate(answer) ? answer : null;
};
