import { type Deadline, deadlineAfterDays, deadlineOf, endedByContract } from '../kernel/korean/deadline.ts';
import { isLocalDate, koreanText, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers, RouteRule } from '../rulesets/ruleset.ts';
import { anyHold } from './walk/conditions.ts';

/** Whether the route concerns this person at all. */
export const isListed = ({ concerns }: RouteRule, answers: Answers, today: LocalDate): boolean =>
  concerns === undefined || anyHold(concerns, answers, today);

/** The application was made already, so that no day is counted any more. */
export const isFiled = ({ filed }: RouteRule, answers: Answers, today: LocalDate): boolean =>
  filed !== undefined && anyHold(filed.when, answers, today);

/**
 * The last day to apply to a labour commission; null while the day of dismissal isn't answered, for whom no commission decides, and
 * for who has applied.
 */
export const commissionDeadline = (
  rules: readonly RouteRule[],
  answers: Answers,
  today: LocalDate,
): Deadline | null => {
  const rule = rules.find(({ route }) => route === 'labour_commission');
  if (rule && !isListed(rule, answers, today)) return null;
  // The first questionnaire states no months: they are those of the law.
  return periodOf({ months: 3, route: 'labour_commission', closures: [], ...rule }, answers, today);
};

/** The period of a route in this case; null if it has none, a day that it needs isn't answered, or the application was made. */
export const periodOf = (rule: RouteRule, answers: Answers, today: LocalDate): Deadline | null => {
  if (isFiled(rule, answers, today)) return null;
  if (rule.daysFrom) {
    const received = answers.get(rule.daysFrom.question);
    return isLocalDate(received) ? deadlineAfterDays(received, today, rule.daysFrom.days) : null;
  }
  const dismissed = answers.get('intake/dismissed');
  if (rule.months === undefined || !isLocalDate(dismissed)) return null;
  const contractEnds = answers.get('intake/contract-end');
  const { countsFromContractEnd: fromEnd, endsWithContract: ends } = rule;
  if (fromEnd && isLocalDate(contractEnds) && contractEnds > dismissed && anyHold(fromEnd.when, answers, today)) {
    const { lastDay: safer } = deadlineOf(dismissed, today, rule.months);
    const counted = { ...deadlineOf(contractEnds, today, rule.months), countedFrom: contractEnds };
    return safer < today || safer >= counted.lastDay ? counted : { ...counted, safer };
  }
  const deadline = deadlineOf(dismissed, today, rule.months);
  return ends && isLocalDate(contractEnds) && anyHold(ends.when, answers, today)
    ? endedByContract(deadline, contractEnds, today)
    : deadline;
};

/** The sentences of an open route: the last day, why it was moved, and what may still move it. */
export const untilWhen = (
  deadline: Deadline | null,
  { countsFromContractEnd }: RouteRule,
  today: LocalDate,
): string[] => {
  if (deadline === null) return [];
  const day = koreanText(deadline.lastDay);
  const advice = deadline.lastDay === today ? onLastDay : inGoodTime;
  if (deadline.contractEnds) return [`신청할 수 있는 마지막 날은 ${day}이에요.`, advice];
  return [
    `${day}까지 신청할 수 있어요.`,
    ...(deadline.countedFrom && countsFromContractEnd ? [countsFromContractEnd.why] : []),
    ...(deadline.safer ? [`더 안전하게는 통보받은 날부터 3개월인 ${koreanText(deadline.safer)}까지 내세요.`] : []),
    ...moved(deadline),
    advice,
  ];
};

const moved = ({ movedBecause, periodEnds, holidaysKnown }: Deadline): string[] => [
  ...(movedBecause === null
    ? []
    : [`기간이 끝나는 ${koreanText(periodEnds)}이 쉬는 날이어서 그다음 날로 늦춰진 날짜예요(민법 제161조).`]),
  ...(holidaysKnown ? [] : [holidaysUnknown]),
];

export const holidaysUnknown = '그해의 공휴일이 모두 정해지지 않아 며칠 늦춰질 수도 있어요.';
export const inGoodTime = '마지막 날까지 기다리지 말고 여유를 두고 준비해 주세요.';
/** It doesn't say today, because a result is read on later days, too. */
const onLastDay = '이날이 지나기 전에 먼저 내고, 모자란 자료는 나중에 보태세요.';
