import { isLocalDate, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers } from '../rulesets/ruleset.ts';

/** How the work ended, as far as money depends on it. */
export type Ending =
  | 'dismissal'
  | 'offer_withdrawn'
  /** Given or agreed, and nothing says that it wasn't meant. */
  | 'resignation'
  /** Forced, got by deceit, not meant, or withdrawn before the company took it: then the company ended the work. */
  | 'disputed_resignation'
  /** The fixed term ran out and wasn't renewed. */
  | 'refusal_of_renewal'
  /** The age that valid rules set was reached. */
  | 'retirement';

/** The choice of a radio or an item, as text; null where it isn't answered. */
export const said = (answers: Answers, key: string): string | null => {
  const value = answers.get(key);
  return typeof value === 'string' ? value : null;
};

const saidYes = (answers: Answers, ...keys: readonly string[]): boolean =>
  keys.some((key) => said(answers, key) === 'yes');
const saidNo = (answers: Answers, ...keys: readonly string[]): boolean =>
  keys.some((key) => said(answers, key) === 'no');

/** Fewer than five workers, as far as the answers say: section 7 counts anew and wins over the first number. */
export const isSmall = (answers: Answers): boolean => {
  const workers = answers.get('intake/workers');
  const fewer = typeof workers === 'number' && workers < 5;
  return fewer && !saidYes(answers, 'detail-7/five-on-most-days', 'detail-7/five-together');
};

/** 기간제법 제4조 제2항: more than two years and no exception. It doesn't apply below five workers (제3조). */
const isPermanentByLaw = (answers: Answers): boolean =>
  saidNo(answers, 'detail-3/exception-to-two-years') && !isSmall(answers);

const earlyEnd = ['detail-3/employer-ended-before-term', 'detail-7/employer-ended-before-term'];

/** The company ended a fixed term before its day: not where the term was void by law. */
export const endedBeforeTerm = (answers: Answers): boolean =>
  saidYes(answers, ...earlyEnd) && !isPermanentByLaw(answers) && !isResigned(answers);

export const isFixedTerm = (answers: Answers): boolean =>
  said(answers, 'intake/contract') === 'fixed_term' || said(answers, 'intake/ground') === 'detail-3';

const isRenewalRefused = (answers: Answers): boolean => {
  if (saidYes(answers, ...earlyEnd) || isPermanentByLaw(answers)) return false;
  if (saidYes(answers, 'detail-4/contract-term-ended')) return true;
  if (!isFixedTerm(answers) || saidNo(answers, 'detail-3/end-date-in-contract')) return false;
  return saidNo(answers, ...earlyEnd) || saidYes(answers, 'detail-16/retirement-or-term-end');
};

/** The items before 재고용 ask what would make the retirement void: who reached it has retired by valid rules. */
const isRetired = (answers: Answers): boolean =>
  said(answers, 'detail-6/rehiring-rule') !== null ||
  (said(answers, 'detail-16/retirement-or-term-end') === 'yes' && said(answers, 'detail-6/under-sixty') === null);

const isResigned = (answers: Answers): boolean => {
  const item = said(answers, 'detail-8/resigned-or-agreed');
  return item === 'yes' || (item !== 'no' && said(answers, 'intake/notice') === 'resigned');
};

export const endingOf = (answers: Answers): Ending => {
  if (said(answers, 'intake/contract') === 'not_started') return 'offer_withdrawn';
  if (isResigned(answers))
    return saidYes(
      answers,
      'detail-8/forced-or-deceived',
      'detail-8/resignation-not-meant',
      'detail-8/resignation-withdrawn',
    )
      ? 'disputed_resignation'
      : 'resignation';
  if (isRenewalRefused(answers)) return 'refusal_of_renewal';
  return isRetired(answers) ? 'retirement' : 'dismissal';
};

/**
 * Whether the day on which the contract is said to end is itself what is disputed: then it limits nothing. A term that was void
 * by law, an age below that of the law, a term that ran out without an answer about it.
 */
export const isEndDisputed = (answers: Answers): boolean => {
  const ending = endingOf(answers);
  if (ending === 'refusal_of_renewal' || ending === 'retirement' || isPermanentByLaw(answers)) return true;
  if (said(answers, 'intake/ground') === 'detail-6') return true;
  const [end, dismissed] = [answers.get('intake/contract-end'), answers.get('intake/dismissed')];
  const ranOut = isLocalDate(end) && isLocalDate(dismissed) && end <= dismissed;
  return isFixedTerm(answers) && !endedBeforeTerm(answers) && ranOut;
};

/** The whole company closed and nobody carries the business on (detail-18). */
export const isRealClosure = (answers: Answers): boolean =>
  saidYes(answers, 'detail-18/whole-company-closed') && saidNo(answers, 'detail-18/business-goes-on');

/**
 * The day on which the work ended. Who was told earlier that the term or the age ends on a later day worked until then
 * (대법원 2014두45765). null while the day isn't answered.
 */
export const endOfWork = (answers: Answers): LocalDate | null => {
  const dismissed = answers.get('intake/dismissed');
  if (!isLocalDate(dismissed)) return null;
  const end = answers.get('intake/contract-end');
  const ending = endingOf(answers);
  const atTheEnd = ending === 'refusal_of_renewal' || ending === 'retirement';
  return atTheEnd && isLocalDate(end) && end > dismissed ? end : dismissed;
};

const notSurelyEmployee: readonly (string | null)[] = ['freelance', 'executive'];

/** The stem of a condition: `…인정되` becomes `…인정되고` or `…인정되면`. */
export type Stem = string;

/** Who has to show first that they were an employee: said before every other condition. */
export const ifEmployee = (answers: Answers): readonly Stem[] =>
  notSurelyEmployee.includes(said(answers, 'intake/contract')) ? ['근로기준법의 근로자로 인정되'] : [];

/** `…되고 …되면 `; where another condition follows, `…되고 …되고 `. */
export const conditions = (stems: readonly Stem[], another: boolean): string =>
  stems.map((stem, index) => `${stem}${index < stems.length - 1 || another ? '고' : '면'} `).join('');
