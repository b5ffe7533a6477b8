import { addMonths, addYears, daysBetween, isLocalDate, type LocalDate } from '../kernel/korean/korean-date.ts';
import { count } from '../kernel/korean/korean-formats.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import { isTimeSpan, workedMinutes } from '../rulesets/time-span.ts';
import {
  type BenefitAmounts,
  benefitAmountsOn,
  type DailyBounds,
  dailyBounds,
  daysPaidFor,
} from './benefit-amounts.ts';
import { type Claim, type Won, wonText } from './claim.ts';
import { endingOf, endOfWork, said } from './ending.ts';
import { goodToKnow } from './unemployment/good-to-know.ts';
import { insuredDaysOf, insuredKey, leadOf } from './unemployment/insured-days.ts';
import { notInsured } from './unemployment/not-insured.ts';
import { yearlyWageOf } from './yearly-wage.ts';

const law = '고용보험법 제40조, 제45조, 제46조, 제50조, 별표 1';
const daysOfYear = 365;
const share = 0.6;
const fullDay = 8;

/** A day's benefit: 60 % of the average wage of a day, within the bounds. */
export const dailyBenefit = (yearly: Won, { floor, cap }: DailyBounds): { low: number; high: number } => {
  const within = (amount: number): number => Math.max(floor, Math.min(cap, Math.floor(amount)));
  return {
    low: yearly.low === null ? floor : within((yearly.low / daysOfYear) * share),
    high: yearly.high === null ? cap : within((yearly.high / daysOfYear) * share),
  };
};

/**
 * 실업급여(구직급여), as if insured from the first day of this job on. The 180 insured days come first; without them, and for whom
 * no insurance is known, there is no figure. null where the answers don't say.
 */
export const unemploymentBenefit = (answers: Answers, today: LocalDate): Claim | null => {
  const joined = answers.get('intake/joined');
  const left = endOfWork(answers);
  if (!isLocalDate(joined) || left === null || left < joined || endingOf(answers) === 'offer_withdrawn') return null;
  const claim = { kind: 'unemployment_benefit', title: '실업급여(구직급여)', law } as const;
  if (today > addYears(left, 1))
    return {
      ...{ ...claim, amount: null, how: [], needs: [] },
      lead: '이직한 다음 날부터 12개월 안에 받는 것이어서 지금은 받기 어려워요(고용보험법 제48조).',
    };
  const instead = notInsured(answers);
  if (instead) return { ...claim, amount: null, ...instead };
  const days = insuredDaysOf(answers, joined, left);
  const lead = leadOf(answers, days, daysBetween(joined, left) + 1);
  const ask = said(answers, insuredKey) === null ? [insuredKey] : [];
  if (days === 'not_reached' || days === 'too_short')
    return { ...claim, amount: null, lead, how: goodToKnow(answers, left), needs: ask };
  const amounts = benefitAmountsOn(left);
  if (amounts === null) return null;
  const { needs, ...figures } = figure(answers, joined, left, amounts);
  return { ...claim, ...figures, lead, needs: [...ask, ...needs] };
};

const figure = (
  answers: Answers,
  joined: LocalDate,
  left: LocalDate,
  amounts: BenefitAmounts,
): Pick<Claim, 'amount' | 'how' | 'needs'> => {
  const hours = hoursOf(answers);
  const bounds = dailyBounds(amounts, hours ?? fullDay);
  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const daily = dailyBenefit(yearly ?? { low: null, high: null }, bounds);
  const days = daysPaidFor(wholeYears(joined, left));
  const isOverFifty = answers.get('intake/aged-55') === 'yes';
  const sure = isOverFifty ? days.fiftyOrOver : days.underFifty;
  const dayText = daily.low === daily.high ? won(daily.low) : `${count(daily.low)}~${won(daily.high)}`;
  return {
    amount: `하루 ${dayText}, ${sure}일 동안 ${wonText({ low: daily.low * sure, high: daily.high * sure })}`,
    how: [
      `하루 평균임금의 60%예요. ${Number(left.slice(0, 4))}년에 그만둔 분은 하루 ${boundsText(bounds, amounts)}.`,
      ...(hours === null ? ['하루 8시간 일한 것으로 계산했어요. 더 짧게 일했다면 하한액도 그만큼 줄어요.'] : []),
      `이 회사에서 고용보험에 든 기간을 입사일부터로 보면 ${sure}일 동안 받아요.${
        isOverFifty || days.fiftyOrOver === days.underFifty
          ? ''
          : ` 그만둔 날 만 50세 이상이거나 장애인이라면 ${days.fiftyOrOver}일이에요.`
      } 전 회사의 기간이 이어지면 더 길어질 수 있어요.`,
      ...goodToKnow(answers, left),
    ],
    needs: [...(yearly ? [] : ['intake/wage']), ...(hours === null ? ['intake/hours'] : [])],
  };
};

const won = (amount: number): string => `${count(amount)}원`;

const boundsText = ({ floor, cap }: DailyBounds, { dailyCap, minimumWage }: BenefitAmounts): string =>
  floor > dailyCap
    ? `최저임금(${won(minimumWage)})에 따른 하한액 ${won(floor)}이 상한액 ${won(dailyCap)}보다 높아 누구나 하한액을 받아요`
    : `${won(floor)}보다 적지 않고 ${won(cap)}보다 많지 않아요`;

const hoursOf = (answers: Answers): number | null => {
  const span = answers.get('intake/hours');
  const minutes = isTimeSpan(span) ? workedMinutes(span) : null;
  return minutes === null ? null : Math.min(fullDay, minutes / 60);
};

const wholeYears = (from: LocalDate, to: LocalDate): number => {
  let years = 0;
  while (addMonths(from, (years + 1) * 12) <= to) years += 1;
  return years;
};
