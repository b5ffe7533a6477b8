import type { AnsweredQuestion, CheckRecord } from '../../../checks/contract/check.ts';
import { indexOf } from '../../../checks/form-index.ts';
import { isSensitive } from '../../../checks/sensitive.ts';
import { isLocalDate, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import { percentsOf } from '../../../kernel/korean/korean-formats.ts';
import type { Form, RouteRule } from '../../../rulesets/ruleset.ts';
import { sectionName } from '../../../rulesets/section-names.ts';
import type { CheckFacts } from '../material.ts';
import { asFound } from './known-routes.ts';

/**
 * A check in words, for whoever writes an answer. Left out: sensitive answers (their consent was given for the check alone), and
 * what the person wrote in own words or gave as a contact.
 */
export const checkFacts = (
  form: Form,
  rules: readonly RouteRule[],
  { answers, result }: Pick<CheckRecord, 'answers' | 'result'>,
): CheckFacts => {
  const { byKey } = indexOf(form);
  const told = answers.filter((answer) => !isSensitive(byKey.get(answer.key)) && !isOwnWords(answer));
  return {
    side: told.some(({ key, value }) => key === 'intake/side' && value === 'employer') ? 'employer' : 'employee',
    answers: told.flatMap(({ title, text }) => (text === undefined ? [] : [{ question: title, answer: text }])),
    values: new Map(told.map(({ key, value }) => [key, value])),
    sections: sectionsOf(told).map((id) => ({ id, title: sectionName(id) })),
    shownRate: result?.shownRate == null ? null : percentsOf(result.shownRate),
    routes: (result?.routes ?? []).map((route) => {
      const { name, open, why, deadline } = asFound(route, rules);
      return { name, open, why, deadline };
    }),
  };
};

/** The items that were answered with yes, but for sensitive ones. */
export const confirmedIn = (form: Form, { answers }: Pick<CheckRecord, 'answers'>): ReadonlySet<string> => {
  const { byKey } = indexOf(form);
  const confirmed = answers.filter(({ key, value }) => value === 'yes' && !isSensitive(byKey.get(key)));
  return new Set(confirmed.map(({ key }) => key));
};

/** The day of dismissal that the check states. */
export const dismissedIn = ({ values }: Pick<CheckFacts, 'values'>): LocalDate | null => {
  const value = values?.get('intake/dismissed');
  return isLocalDate(value) ? value : null;
};

/** Hours are the only answer of several fields that is no contact and no text. */
const isOwnWords = ({ value }: AnsweredQuestion): boolean =>
  typeof value === 'object' && value !== null && !('start' in value);

/** The sections that the answers went into: past the first item, or with a yes to it. The ground that was given comes first. */
const sectionsOf = (answers: readonly AnsweredQuestion[]): readonly string[] => {
  const given = answers.find(({ key }) => key === 'intake/ground')?.value;
  const entered = [...Map.groupBy(answers, ({ section }) => section)].filter(
    ([id, items]) => id !== 'intake' && (items.length > 1 || items.some(({ value }) => value === 'yes')),
  );
  const ids = entered.toSorted(([, one], [, other]) => other.length - one.length).map(([id]) => id);
  return [...new Set([...ids.filter((id) => id === given), ...ids])];
};
