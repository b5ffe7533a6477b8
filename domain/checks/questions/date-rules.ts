import { addYears, isLocalDate, koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { isPossibleYear, yearError } from '../../kernel/korean/possible-year.ts';
import type { Answers, AnswerValue, IntakeQuestion } from '../../rulesets/ruleset.ts';

/** Why this date is invalid, also beside the other dates; null where it is valid. */
export const dateRefusal = (
  { key }: IntakeQuestion,
  value: AnswerValue,
  answers: Answers,
  today: LocalDate,
): string | null => {
  const year = typeof value === 'string' ? /^(\d{4})-/.exec(value)?.[1] : undefined;
  // Said of 0202 and 1900, too, which are no dates at all for the law or no dates of today's disputes.
  if (year !== undefined && !isPossibleYear(Number(year))) return yearError;
  if (!isLocalDate(value)) return '있는 날짜인지 확인해 주세요. 예: 2026-03-02';
  return dateRules[key]?.(value, answers, today) ?? null;
};

type DateRule = (date: LocalDate, answers: Answers, today: LocalDate) => string | null;

/** If the job never began, the day of joining may be in the future, and after the day of the dismissal. */
const isOfferWithdrawn = (answers: Answers): boolean =>
  answers.get('intake/ground') === 'detail-1' || answers.get('intake/contract') === 'not_started';

const joinedRule: DateRule = (joined, answers, today) => {
  if (isOfferWithdrawn(answers))
    return joined > addYears(today, 1) ? '출근하기로 한 날은 오늘부터 1년 안의 날짜로 적어 주세요.' : null;
  if (joined > today)
    return '오늘까지의 날짜로 적어 주세요. 출근하기 전에 채용이 취소되었다면 합격 통보를 받은 날을 적어 주세요.';
  const dismissed = answers.get('intake/dismissed');
  return isLocalDate(dismissed) && joined > dismissed
    ? `해고된 날(${koreanText(dismissed)})보다 뒤예요. 두 날짜를 확인해 주세요.`
    : null;
};

const dismissedRule: DateRule = (dismissed, answers, today) => {
  const latest = addYears(today, 1);
  if (dismissed > latest) return `${koreanText(latest)}까지의 날짜로 적어 주세요.`;
  const joined = answers.get('intake/joined');
  return isLocalDate(joined) && dismissed < joined && !isOfferWithdrawn(answers)
    ? `입사한 날(${koreanText(joined)})보다 앞이에요. 두 날짜를 확인해 주세요.`
    : null;
};

/** A term or a retirement may lie far ahead, but not beyond a working life. */
const longestTerm = 50;

/** What a commission decides on comes after the dismissal; nothing of it lies ahead. */
const filedRule: DateRule = (filed, answers, today) => {
  if (filed > today) return '오늘까지의 날짜로 적어 주세요.';
  const dismissed = answers.get('intake/dismissed');
  return isLocalDate(dismissed) && filed < dismissed
    ? `해고된 날(${koreanText(dismissed)})보다 앞이에요. 구제신청은 해고된 날부터 할 수 있으니 두 날짜를 확인해 주세요.`
    : null;
};

const decidedRule: DateRule = (decided, answers, today) => {
  if (decided > today) return '판정서를 받은 날을 적어 주세요. 오늘까지의 날짜여야 해요.';
  const filed = answers.get('intake/filed-on');
  if (isLocalDate(filed) && decided < filed)
    return `신청한 날(${koreanText(filed)})보다 앞이에요. 두 날짜를 확인해 주세요.`;
  const dismissed = answers.get('intake/dismissed');
  return isLocalDate(dismissed) && decided < dismissed
    ? `해고된 날(${koreanText(dismissed)})보다 앞이에요. 두 날짜를 확인해 주세요.`
    : null;
};

const contractEndRule: DateRule = (ends, _answers, today) => {
  const latest = addYears(today, longestTerm);
  return ends > latest ? `${koreanText(latest)}까지의 날짜로 적어 주세요.` : null;
};

const forewarnedRule: DateRule = (forewarned, answers) => {
  const dismissed = answers.get('intake/dismissed');
  return isLocalDate(dismissed) && forewarned > dismissed
    ? `해고된 날(${koreanText(dismissed)})이나 그보다 앞선 날짜로 적어 주세요.`
    : null;
};

const dateRules: Readonly<Record<string, DateRule>> = {
  'intake/joined': joinedRule,
  'intake/dismissed': dismissedRule,
  'intake/forewarned': forewarnedRule,
  'intake/contract-end': contractEndRule,
  'intake/filed-on': filedRule,
  'intake/decided-on': decidedRule,
};
