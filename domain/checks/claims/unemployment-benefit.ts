import { addMonths, addYears, isLocalDate, type LocalDate } from '../../kernel/korean-date.ts';
import { count } from '../../kernel/korean-formats.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { isTimeSpan, workedMinutes } from '../time-span.ts';
import {
  type BenefitAmounts,
  benefitAmountsOn,
  type DailyBounds,
  dailyBounds,
  daysPaidFor,
} from './benefit-amounts.ts';
import { type Claim, type Won, wonText } from './claim.ts';
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

/** 실업급여(구직급여), as if insured from the first day of this job on. null where the answers don't say. */
export const unemploymentBenefit = (answers: Answers, today: LocalDate): Claim | null => {
  const joined = answers.get('intake/joined');
  const left = answers.get('intake/dismissed');
  if (!isLocalDate(joined) || !isLocalDate(left) || left < joined || answers.get('intake/contract') === 'not_started')
    return null;
  const claim = { kind: 'unemployment_benefit', title: '실업급여(구직급여)', law } as const;
  if (today > addYears(left, 1))
    return {
      ...{ ...claim, amount: null, how: [], needs: [] },
      lead: '이직한 다음 날부터 12개월 안에 받는 것이어서 지금은 받기 어려워요(고용보험법 제48조).',
    };
  const insurance = answers.get('intake/insurance');
  if (insurance === 'withheld' || insurance === 'neither')
    return {
      ...{ ...claim, amount: null, needs: [] },
      lead: '고용보험에 들어 있지 않았다면 바로 받기는 어려워요. 그래도 실제로 근로자로 일했다면 근로복지공단에 피보험자격 확인을 청구해 가입한 것으로 바로잡을 수 있어요(고용보험법 제17조).',
      how: whatElse,
    };
  const amounts = benefitAmountsOn(left);
  if (amounts === null) return null;
  return {
    ...claim,
    ...figure(answers, joined, left, amounts),
    lead: '해고처럼 스스로 그만둔 것이 아닌 이유로 일을 잃고 새 일자리를 찾는 동안 받을 수 있어요. 부당해고를 다투는 중에도 신청할 수 있어요.',
  };
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
      '그만두기 전 18개월 동안 보수를 받은 날이 180일 이상이어야 하고, 처음 7일은 받지 못해요.',
      ...(answers.get('detail-8/resigned-or-agreed') === 'yes'
        ? [
            '사직서를 썼다면 회사가 자진 퇴사로 신고했을 수 있어요. 이직확인서의 이직사유가 사실과 다르면 고용센터에 바로잡아 달라고 하세요.',
          ]
        : []),
      ...whatElse,
    ],
    needs: [...(yearly ? [] : ['intake/wage']), ...(hours === null ? ['intake/hours'] : [])],
  };
};

/** What decides about the claim and that no answer says. */
const whatElse: readonly string[] = [
  '받을 수 있는지는 이직사유로 정해져요. 법을 크게 어기거나 회사에 막대한 손해를 끼치거나 오래 무단결근해 해고되었다면 받지 못할 수 있어요(고용보험법 제58조).',
  '회사에 이직확인서를 요청하고, 그만둔 다음 날부터 12개월 안에 다 받을 수 있게 고용센터에 바로 신청하세요. 복직해 해고 기간의 임금을 받으면 돌려주어야 할 수 있어요.',
];

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
