import type { AnsweredQuestion } from '../../checks/contract/check.ts';
import type { AnswerValue } from '../../rulesets/ruleset.ts';

/**
 * The answers that may be stated as the person's own. One that the questionnaire derived is stated only where the answer that it
 * comes from says exactly that; what merely follows from it, in most cases, the person never said.
 */
export const statedAnswers = (answers: readonly AnsweredQuestion[]): ReadonlyMap<string, AnswerValue> => {
  const keys = new Map(answers.map(({ section, numbering, key }) => [`${section}#${numbering}`, key]));
  const values = new Map(answers.map(({ key, value }) => [key, value]));
  const stated = new Map<string, AnswerValue>();
  for (const { key, value, derivedFrom } of answers) {
    if (derivedFrom === undefined) {
      stated.set(key, value);
      continue;
    }
    const source = keys.get(`${derivedFrom.section}#${derivedFrom.numbering}`);
    if (source === undefined || !stated.has(source)) continue;
    // Two items that ask for one fact mean the same by it.
    if (derivedFrom.section !== 'intake' || saysExactly(key, source, values.get(source))) stated.set(key, value);
  }
  return stated;
};

/** What the choices, numbers and days of the intake say in so many words of an item. */
const saysExactly = (item: string, source: string, answer: AnswerValue | undefined): boolean => {
  switch (source) {
    // The reason that the company gave, and that it gave none.
    case 'intake/ground':
      return item.startsWith(`${answer}/`) || item === 'detail-23/reason-stated';
    // "말로만 들었어요" is no writing; that nobody resigned, or that the company ended it, is not said by it.
    case 'intake/notice':
      return /\/(any-)?written-notice$/.test(item);
    case 'intake/contract':
      return item === 'detail-1/offer-cancelled-before-start' || item === 'detail-5/dismissed-as-officer';
    case 'intake/workers':
      return item === 'detail-7/under-five';
    case 'intake/joined':
      return item.endsWith('/over-two-years');
    case 'intake/forewarned':
      return item === 'detail-7/forewarned-thirty-days';
    // To have reported something is not yet to be dismissed for it.
    case 'intake/reported':
    case 'intake/protected':
      return item === 'detail-14/dismissed-after-report';
    default:
      return false;
  }
};
