import { isLocalDate, koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { endingOf, endOfWork, isEndDisputed, isFixedTerm, isRealClosure, said } from '../ending.ts';

/** The days for which wages may be due after the work ended. */
export type PayPeriod = {
  /** null: the first day of work isn't known, as of an offer. */
  readonly from: LocalDate | null;
  /** The last day of the contract or of the company; null: none. */
  readonly until: LocalDate | null;
  /** The work ended with the company, and nobody has said on which day. */
  readonly untilUnknown?: true;
};

/** No wages follow, and why. */
export type NoPay = { readonly none: string };

export const payPeriodOf = (answers: Answers): PayPeriod | NoPay | null => {
  const dismissed = answers.get('intake/dismissed');
  if (!isLocalDate(dismissed)) return null;
  const end = answers.get('intake/contract-end');
  const ending = endingOf(answers);
  if (ending === 'offer_withdrawn') return { from: firstDayOfWork(answers, dismissed), until: null };
  if (ending === 'retirement' && isRetiredForGood(answers)) return { none: retired };
  if (isRealClosure(answers)) {
    if (!isLocalDate(end)) return { from: dismissed, until: null, untilUnknown: true };
    return end > dismissed ? { from: dismissed, until: end } : { none: closed };
  }
  if (isEndDisputed(answers)) return { from: laterOf(endOfWork(answers) ?? dismissed, end), until: null };
  // The day that a company says it closes ends no contract if it goes on under another name.
  const isLimit = isLocalDate(end) && (isFixedTerm(answers) || said(answers, 'intake/ground') !== 'detail-18');
  if (!isLimit) return { from: dismissed, until: null };
  return end > dismissed ? { from: dismissed, until: end } : { none: ended(end) };
};

/** The answer to `intake/joined` is the day of the offer where no work had begun; a later one is the first day of work. */
const firstDayOfWork = (answers: Answers, cancelled: LocalDate): LocalDate | null => {
  const joined = answers.get('intake/joined');
  return isLocalDate(joined) && joined > cancelled ? joined : null;
};

const laterOf = (one: LocalDate, other: unknown): LocalDate => (isLocalDate(other) && other > one ? other : one);

/** By a valid age, which nobody disputes, and without a rule or a practice of hiring again. */
const isRetiredForGood = (answers: Answers): boolean =>
  said(answers, 'detail-6/rehiring-rule') === 'no' && said(answers, 'detail-6/retirement-age-disputed') !== 'yes';

const retired =
  '정년이 되어 퇴직했고 다시 고용하는 규정이나 관행도 없다면, 퇴직한 날까지의 임금뿐이고 그 뒤의 임금은 없어요.';
const closed =
  '회사가 실제로 문을 닫았다면 그날까지의 임금뿐이에요. 해고된 날에 이미 문을 닫았으므로 그 뒤의 임금은 없어요.';
const ended = (end: LocalDate): string =>
  `계약이 ${koreanText(end)}에 끝나므로, 부당해고로 인정되더라도 그 뒤의 임금은 없어요.`;
