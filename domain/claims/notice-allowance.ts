import { addMonths, daysBetween, isLocalDate, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import { type Claim, type ClaimSide, times, type Won, wonText } from './claim.ts';
import { conditions, endedBeforeTerm, endingOf, ifEmployee, isFixedTerm, type Stem, said } from './ending.ts';
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
export const thirtyDaysOf = (yearly: Won): Won => times(oneDayOf(yearly), minimumNoticeDays);

/** A day's ordinary wage (통상임금). */
export const oneDayOf = (yearly: Won): Won => times(yearly, hoursOfDay / paidHoursOfMonth / 12);

/**
 * 해고예고수당: of everybody who was dismissed after three months of work, also below five workers. Whose work ended otherwise
 * than by a dismissal is told why there is none. null while dates are missing, and where no work had begun.
 */
export const noticeAllowance = (answers: Answers, side: ClaimSide, today?: LocalDate): Claim | null => {
  const joined = answers.get('intake/joined');
  const dismissed = answers.get('intake/dismissed');
  const ending = endingOf(answers);
  if (!isLocalDate(joined) || !isLocalDate(dismissed) || ending === 'offer_withdrawn') return null;
  const claim = { kind: 'notice_allowance', title: '해고예고수당', law } as const;
  const none = (lead: string): Claim => ({ ...claim, amount: null, lead, how: [], needs: [] });
  const pays = side === 'employee' ? '따로 청구할 수 있어요' : '지급해야 해요';

  if (ending === 'resignation')
    return none(
      `사직서를 쓰거나 합의해 그만둔 것은 해고가 아니어서 해고예고수당이 없어요. 회사가 강요하거나 속여서 쓰게 했다고 인정되면 해고로 보아 30일분 통상임금을 ${pays}.`,
    );
  if (ending === 'refusal_of_renewal')
    return none(
      '계약 기간이 끝나 그만둔 것은 해고가 아니어서 해고예고수당이 없어요. 재계약 거절이 부당한지는 이것과 따로 따져요.',
    );
  if (ending === 'retirement')
    return none(
      `정년이 되어 퇴직한 것은 해고가 아니어서 해고예고수당이 없어요. 정년을 60세보다 낮게 정했거나 나이를 잘못 계산해 그 전에 내보냈다면 해고여서 30일분 통상임금을 ${pays}.`,
    );
  if (dismissed < addMonths(joined, 3))
    return none('일한 기간이 3개월에 못 미쳐 해고예고수당이 없어요. 해고가 정당한지는 이것과 따로 따져요.');
  const forewarned = answers.get('intake/forewarned');
  const days = isLocalDate(forewarned) ? daysBetween(forewarned, dismissed) : null;
  const inTime = days === null ? said(answers, 'detail-7/forewarned-thirty-days') : null;
  if (days !== null && days >= minimumNoticeDays)
    return none(`해고 ${days}일 전에 알렸기 때문에 해고예고수당은 없어요.`);
  if (inTime === 'yes') return none('해고하는 날보다 30일 이상 앞서 알렸기 때문에 해고예고수당은 없어요.');

  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const stems = [...ifEmployee(answers), ...ifDismissed(answers)];
  const isToCome = today !== undefined && dismissed > today;
  return {
    ...claim,
    amount: yearly && wonText(thirtyDaysOf(yearly)),
    lead: `${conditions(stems, days === null && inTime !== 'no')}${lateness(days, inTime === 'no', isToCome)} 30일분 통상임금을 ${pays}. 직원이 5명 미만인 곳도 마찬가지예요.`,
    how: [
      ...(yearly
        ? [
            '고르신 연봉 구간을 12로 나누고, 209시간으로 나눈 한 시간 통상임금에 하루 8시간과 30일을 곱했어요. 주 5일을 기준으로 했고, 상여금이나 연장수당이 들어 있다면 이보다 적어요.',
          ]
        : []),
      '천재·사변이나 일부러 회사에 큰 손해를 끼친 경우는 예외예요.',
      '나중에 해고가 무효가 되어도 돌려주는 돈이 아니에요(대법원 2017다16778).',
      ...(said(answers, 'intake/contract') === 'dispatched'
        ? ['파견이나 용역이라면 실제로 일한 곳이 아니라 소속 업체가 지급해야 하는 돈이에요(파견법 제34조).']
        : []),
    ],
    needs: [...(yearly ? [] : ['intake/wage']), ...(days === null ? ['intake/forewarned'] : [])],
  };
};

/** Where the answers don't say for certain that the company dismissed. */
const ifDismissed = (answers: Answers): readonly Stem[] => {
  if (endingOf(answers) === 'disputed_resignation')
    return ['사직서가 강요나 속임 때문이었거나 뜻 없이 낸 것이어서 해고로 인정되'];
  if (said(answers, 'intake/ground') === 'detail-6' && said(answers, 'detail-6/under-sixty') === null)
    return ['정년이 되기 전에 내보낸 것이어서 해고로 인정되'];
  const end = answers.get('intake/contract-end');
  const dismissed = answers.get('intake/dismissed');
  const mayHaveRunOut = !isLocalDate(end) || !isLocalDate(dismissed) || end <= dismissed;
  const isCertain = endedBeforeTerm(answers) || said(answers, 'detail-3/exception-to-two-years') === 'no';
  return isFixedTerm(answers) && mayHaveRunOut && !isCertain ? ['계약 기간이 끝난 것이 아니라 회사가 해고한 것이'] : [];
};

const lateness = (days: number | null, tooLate: boolean, isToCome: boolean): string => {
  if (tooLate || (days !== null && days > 0 && days < minimumNoticeDays))
    return days === null ? '30일 전에 알리지 않았으므로' : `해고 ${days}일 전에 알려 30일에 못 미치므로`;
  if (days === null) return isToCome ? '해고하는 날보다 30일 앞서 알리지 않으면' : '30일 전에 해고를 알리지 않았다면';
  return isToCome ? '해고를 미리 알리지 않으면' : '해고를 미리 알리지 않았으므로';
};
