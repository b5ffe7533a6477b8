import { addMonths, daysBetween, koreanText, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { RouteFound } from '../rulesets/open-routes.ts';
import type { Answers, RouteName } from '../rulesets/ruleset.ts';
import { type Claim, type ClaimSide, times, type Won, wonText } from './claim.ts';
import { conditions, endedBeforeTerm, endingOf, ifEmployee, isSmall, type Stem, said } from './ending.ts';
import { endOfInterest } from './period/end-of-interest.ts';
import { type PayPeriod, payPeriodOf } from './period/pay-period.ts';
import { yearlyWageOf } from './yearly-wage.ts';

/** How much longer a first decision is taken to last: an assumption of this estimate, and the sentence says so. */
const assumedMonths = 3;
const daysOfYear = 365;

/** The wages of these days. */
export const wagesOf = (yearly: Won, days: number): Won => times(yearly, days / daysOfYear);

/** The ways at whose end a company is made to pay the wages. A report to the labour office leads to a penalty only. */
const decidedByCommission: readonly RouteName[] = [
  'labour_commission',
  'labour_commission_review',
  'administrative_suit',
  'unfair_labour_practice',
  'equality_correction',
  'whistleblower_protection',
];

/**
 * 임금 상당액: the wages from the end of the work on, if it is found unfair. An offer that was withdrawn earns none before its
 * first day of work, a contract with an end none after it. null while the day of the dismissal is missing, where no open way
 * leads to it, and where it was settled.
 */
export const backPay = (
  answers: Answers,
  side: ClaimSide,
  routes: readonly RouteFound[],
  today: LocalDate,
): Claim | null => {
  const isOpen = (names: readonly RouteName[]) => routes.some(({ route, open }) => open && names.includes(route));
  const byCommission = isOpen(decidedByCommission);
  const stage = said(answers, 'intake/stage');
  if ((!byCommission && !isOpen(['court']) && stage !== 'withdrawn') || stage === 'settled') return null;
  // Below five workers the court gives the pay of the remaining term, which is a claim of its own.
  if (!byCommission && endedBeforeTerm(answers) && isOnlyTheTerm(answers)) return null;
  const period = payPeriodOf(answers);
  if (period === null) return null;
  const claim = { kind: 'back_pay', title: '해고 기간의 임금 상당액' } as const;
  const law = byCommission ? '근로기준법 제30조, 민법 제538조 제1항' : '민법 제538조 제1항';
  if ('none' in period) return { ...claim, amount: null, lead: period.none, how: [], law, needs: [] };
  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const isCounted = yearly !== null && period.untilUnknown === undefined;
  return {
    ...claim,
    amount: isCounted ? `한 달에 ${wonText(times(yearly, 1 / 12))}` : null,
    lead: leadOf(answers, side, byCommission, period),
    how: [
      ...(isCounted ? sums(yearly, period, byCommission ? stage : 'court', today) : []),
      ...endOfInterest(answers, side, period, byCommission, today),
      ...(endedBeforeTerm(answers) ? ['남은 계약 기간의 임금과 겹치는 돈이어서 둘을 더하지 않아요.'] : []),
      '그동안 다른 곳에서 번 돈은 빠질 수 있지만, 평균임금의 70%(휴업수당)까지는 빼지 못해요(근로기준법 제46조, 대법원 90다카25277).',
      ...(side === 'employer' && byCommission
        ? [
            '구제명령을 기한까지 지키지 않으면 한 번에 3,000만 원까지, 한 해 두 번, 2년 동안 이행강제금이 나올 수 있어요(근로기준법 제33조).',
          ]
        : []),
    ],
    law,
    needs: [...(yearly ? [] : ['intake/wage']), ...(period.untilUnknown ? ['intake/contract-end'] : [])],
  };
};

const otherGrounds = [
  'detail-7/dismissal-limited-by-agreement',
  'detail-7/protected-leave',
  'detail-7/protected-reason',
] as const;

/** Nothing but the term speaks against the dismissal of a small workplace. */
const isOnlyTheTerm = (answers: Answers): boolean =>
  isSmall(answers) && otherGrounds.every((key) => said(answers, key) !== 'yes');

const leadOf = (answers: Answers, side: ClaimSide, byCommission: boolean, period: PayPeriod): string => {
  const pays = side === 'employee' ? '받을 수 있어요' : '지급해야 해요';
  if (said(answers, 'intake/stage') === 'withdrawn')
    return `회사 때문에 일하지 못한 것이라면, 해고를 취소했더라도 해고일부터 다시 나오라고 한 날까지의 임금을 ${pays}.`;
  const until = period.untilUnknown ? '회사가 문을 닫은 날까지의' : '일하지 못한 동안의';
  return `${conditions([...ifEmployee(answers), ...ifUnfair(answers, byCommission)], false)}${since(answers)}부터 ${until} 임금을 ${pays}.`;
};

const ifUnfair = (answers: Answers, byCommission: boolean): readonly Stem[] => {
  const found = byCommission ? '부당하다고 인정되' : '효력이 없다고 법원에서 인정되';
  const stage = said(answers, 'intake/stage');
  switch (endingOf(answers)) {
    case 'refusal_of_renewal':
      return [`재계약을 거절한 것이 ${found}`];
    case 'retirement':
      return [`다시 고용하지 않은 것이 ${found}`];
    case 'offer_withdrawn':
      return [`채용 취소가 ${found}`];
    case 'resignation':
    case 'disputed_resignation':
      return ['사직이 회사의 뜻에 따른 것으로 인정되', `그만두게 한 것이 ${found}`];
    case 'dismissal':
      if (byCommission && stage === 'decided') return ['재심까지 거쳐 부당해고로 인정되'];
      if (byCommission && stage === 'reviewed') return ['행정소송까지 거쳐 부당해고로 인정되'];
      return byCommission ? ['부당해고로 인정되'] : ['해고가 무효라고 법원에서 인정되'];
  }
};

const since = (answers: Answers): string => {
  switch (endingOf(answers)) {
    case 'refusal_of_renewal':
      return '계약이 끝난 날';
    case 'retirement':
      return '퇴직한 날';
    case 'offer_withdrawn':
      return '취소된 날이 아니라 일을 시작하기로 한 날';
    case 'resignation':
    case 'disputed_resignation':
      return '그만둔 날';
    case 'dismissal':
      return '해고일';
  }
};

/** Which decision is awaited, by the stage; how long a court takes is assumed by nobody. */
const awaited: Readonly<Record<string, string | null>> = {
  decided: '재심 판정',
  reviewed: null,
  withdrawn: null,
  court: null,
};

/** From the first day on until today, and until a decision. */
const sums = (yearly: Won, { from, until }: PayPeriod, stage: string | null, today: LocalDate): readonly string[] => {
  const rounded = '고르신 연봉 구간을 날수로 나누어 어림했어요.';
  if (from === null)
    return ['일을 시작하기로 한 날을 여쭙지 않아서 한 달 치만 보여 드려요. 그날부터 날수를 세어 주세요.'];
  const upTo = (day: LocalDate): number => Math.max(0, daysBetween(from, until !== null && until < day ? until : day));
  const last = until !== null && until < today ? until : today;
  const decision = stage === null ? '판정' : awaited[stage] === undefined ? '판정' : awaited[stage];
  const then = addMonths(today > from ? today : from, assumedMonths);
  return [
    ...(upTo(last) > 0
      ? [
          `${koreanText(from)}부터 ${koreanText(last)}까지 ${upTo(last)}일이면 ${wonText(wagesOf(yearly, upTo(last)))}이에요.`,
        ]
      : []),
    ...(decision === null || upTo(then) <= upTo(last)
      ? []
      : [
          `${decision}까지 앞으로 ${assumedMonths}개월이 걸린다고 치면 모두 ${wonText(wagesOf(yearly, upTo(then)))}이에요.`,
        ]),
    rounded,
    ...(until === null ? [] : [`계약이 끝나는 ${koreanText(until)}까지만 계산했어요.`]),
  ];
};
