import { addMonths, daysBetween, isLocalDate } from '../../kernel/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { type Claim, times, type Won, wonText } from './claim.ts';
import { yearlyWageOf } from './yearly-wage.ts';

const law = '근로기준법 제26조';
const minimumNoticeDays = 30;

/** A week of 40 hours with its paid day of rest, over the weeks of a month (근로기준법 시행령 제6조 제2항). */
const paidHoursOfMonth = 209;
const hoursOfDay = 8;

/**
 * Thirty days of ordinary wages. The hourly ordinary wage times a day's hours, times 30; with shorter days, hours and the
 * hours of a month shrink alike, so the figure is the same for every five-day week.
 */
export const thirtyDaysOf = (yearly: Won): Won =>
  times(yearly, ((hoursOfDay / paidHoursOfMonth) * minimumNoticeDays) / 12);

/** They end by themselves, without a dismissal that could be announced. */
const endsByItself: readonly string[] = ['detail-3', 'detail-6', 'detail-16'];
const notSurelyEmployee: readonly string[] = ['dispatched', 'freelance', 'executive'];

/** 해고예고수당: of everybody who worked for three months, also below five workers. null while dates are missing. */
export const noticeAllowance = (answers: Answers, side: 'employee' | 'employer'): Claim | null => {
  const joined = answers.get('intake/joined');
  const dismissed = answers.get('intake/dismissed');
  const contract = answers.get('intake/contract');
  if (!isLocalDate(joined) || !isLocalDate(dismissed) || contract === 'not_started') return null;
  const claim = { kind: 'notice_allowance', title: '해고예고수당', law } as const;
  const none = (lead: string): Claim => ({ ...claim, amount: null, lead, how: [], needs: [] });

  if (dismissed < addMonths(joined, 3))
    return none('일한 기간이 3개월에 못 미쳐 해고예고 대상이 아니에요. 해고가 정당한지는 이것과 따로 따져요.');
  const forewarned = answers.get('intake/forewarned');
  const days = isLocalDate(forewarned) ? daysBetween(forewarned, dismissed) : null;
  if (days !== null && days >= minimumNoticeDays)
    return none(`해고 ${days}일 전에 알렸기 때문에 해고예고수당은 없어요.`);

  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const ground = answers.get('intake/ground');
  const pays = side === 'employee' ? '따로 청구할 수 있어요' : '지급해야 해요';
  return {
    ...claim,
    amount: yearly && wonText(thirtyDaysOf(yearly)),
    lead: `${lateness(days)} 30일분 통상임금을 ${pays}. 직원이 5명 미만인 곳도 마찬가지예요.`,
    how: [
      ...(yearly
        ? [
            '고르신 연봉 구간을 12로 나누고, 209시간으로 나눈 한 시간 통상임금에 하루 8시간과 30일을 곱했어요. 주 5일을 기준으로 했고, 상여금이나 연장수당이 들어 있다면 이보다 적어요.',
          ]
        : []),
      '천재·사변이나 일부러 회사에 큰 손해를 끼친 경우는 예외예요.',
      ...(typeof ground === 'string' && endsByItself.includes(ground)
        ? ['계약 기간이나 정년이 되어 저절로 끝난 것이라면 해고가 아니어서 해당하지 않아요.']
        : []),
      ...(typeof contract === 'string' && notSurelyEmployee.includes(contract)
        ? ['근로기준법의 근로자로 인정될 때의 금액이에요.']
        : []),
    ],
    needs: [...(yearly ? [] : ['intake/wage']), ...(days === null ? ['intake/forewarned'] : [])],
  };
};

const lateness = (days: number | null): string => {
  if (days === null) return '30일 전에 해고를 알리지 않았다면';
  return days <= 0 ? '해고를 미리 알리지 않았으므로' : `해고 ${days}일 전에 알려 30일에 못 미치므로`;
};
