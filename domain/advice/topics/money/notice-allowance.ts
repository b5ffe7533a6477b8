import { labourOffice } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen, followUp, isSmall, lastDay } from '../when.ts';
import { thirtyDays } from './amounts.ts';

/** How much the notice allowance is, and whether it is due (근로기준법 제26조). */
export const noticeAllowanceTopic: Topic = {
  id: 'notice-allowance',
  title: '해고예고수당 계산',
  askedBy: 'employee',
  followsUp: true,
  fits: followUp(({ asks, says, stage, contract, size, dismissal }) =>
    stage === 'not_filed' && contract !== 'daily' && !(dismissal === null && asks('퇴사~', '사직~', '그만두~', '관두~'))
      ? asks(
          '해고예고수당~',
          '예고수당~',
          '해고수당~',
          '한달치 월급~',
          '한달치월급~',
          '30일분',
          '한달 전에~',
          '한 달 전에~',
        )
        ? asks('얼마', '계산', '30일분') ||
          (size !== 'under_five' &&
            size !== 'unclear' &&
            asks('받을수 있~', '받을 수 있~', '받나요~', '되나요~', '줘야~'))
          ? 2
          : 1
        : says('해고예고수당~', '예고수당~')
          ? 1
          : 0
      : 0,
  ),
  first: (facts) => {
    const sum = thirtyDays(facts);
    if (asksUntilWhen(facts) && facts.dismissal === null && !facts.asks('3개월~'))
      return '해고예고수당은 3년 안에 청구할 수 있고, 회사가 주지 않으면 노동청(1350)에 진정하면 돼요.';
    if (/(?:한\s?달|30일|1개월)\s?전에?[^.?!]{0,8}(?:받|통보|예고|알려|말)[^.?!]{0,20}(?:없|못)/u.test(facts.question))
      return '네, 30일 전에 예고를 받았다면 해고예고수당은 없지만, 하루라도 모자라면 30일분을 받을 수 있어요.';
    if (isSmall(facts) && facts.asks('안된~', '안 된~', '안되~', '안 되~', '못받~', '못 받~'))
      return '아니요, 3개월 이상 일했다면 해고예고수당은 직원이 5명 미만이어도 받을 수 있어요.';
    if (/3개월[^.?!]{0,6}(?:안\s?[돼되됐]|미만|못\s?채|이하|안에)/u.test(facts.question))
      return '아니요, 계속 일한 기간이 3개월이 안 되면 해고예고수당은 없어요.';
    if (facts.months !== null && facts.months < 3) return '계속 일한 기간이 3개월이 안 되면 해고예고수당은 없어요.';
    if (facts.resignation === 'signed' || facts.dismissal === 'not_renewed' || facts.dismissal === 'retired')
      return '해고예고수당은 해고일 때만 생겨서, 사직이나 계약 만료로 끝난 것이면 없어요.';
    if (sum !== null)
      return facts.monthlyWage !== null
        ? `월급 ${facts.monthlyWage / 10_000}만 원, 주 40시간이라면 해고예고수당은 ${sum.amount}이에요.`
        : `해고예고수당은 ${sum.amount}이에요.`;
    return '30일 전에 해고를 알리지 않았다면 30일분 통상임금을 해고예고수당으로 받을 수 있어요.';
  },
  today: () => [
    '해고를 알린 날과 나가라고 한 날이 보이는 문자나 서류를 저장하세요. 그 사이가 30일이 안 되면 대상이에요.',
    '회사에 해고예고수당을 달라고 금액과 함께 글로 요구하세요.',
  ],
  week: (facts) => [labourOffice, !isSmall(facts) && `해고를 다투려면 구제신청도 따로 내세요.${lastDay(facts)}`],
  law: (facts) => {
    const sum = thirtyDays(facts);
    return [
      {
        say: '회사는 30일 전에 해고를 예고하거나 30일분 이상의 통상임금을 주어야 해요. 하루라도 모자라면 30일분 전부이고, 직원 수와 상관없어요.',
        law: '근로기준법 제26조',
      },
      sum !== null && (facts.months === null || facts.months >= 3)
        ? {
            say: `${sum.formula}이에요. 정기적으로 주는 수당이 있으면 더 늘어나요.`,
            law: '근로기준법 제26조; 근로기준법 시행령 제6조',
          }
        : {
            say: '월급이면 월급 ÷ 209시간 × 8시간 × 30일로, 시급이면 시급 × 하루 시간 × 30일로 계산해요. 정기적으로 주는 수당도 넣어요.',
            law: '근로기준법 시행령 제6조',
          },
      {
        say: '계속 일한 기간이 3개월이 안 되거나, 천재·사변, 일부러 회사에 큰 손해를 끼친 경우는 예외예요.',
        law: '근로기준법 제26조',
      },
      { say: '주지 않으면 3년 안에 노동청에 진정할 수 있어요.', law: '근로기준법 제49조' },
      !isSmall(facts) && {
        say: '이 수당을 받아도 부당해고 구제신청은 따로 할 수 있고, 기한은 해고된 날부터 3개월이에요.',
        law: '근로기준법 제28조 제2항; 대법원 2017다16778',
      },
    ];
  },
  asks: (facts) => {
    const { monthlyWage, hourlyWage, months, weeklyHours } = facts;
    return [
      monthlyWage === null && hourlyWage === null && { ask: '세금을 떼기 전 월급(또는 시급)은 얼마인가요?' },
      hourlyWage !== null && weeklyHours === null && thirtyDays(facts) === null && { ask: '한 주에 몇 시간 일했나요?' },
      months === null && { ask: '얼마나 오래 일했나요?' },
      {
        ask: '매달 정해져 나오는 수당이나 상여금이 있나요?',
        choices: [
          {
            say: '매달 나오는 수당은 없어요',
            then: '그렇다면 기본급만으로 통상임금을 계산하면 돼요.',
          },
          {
            say: '매달 정해진 수당이 있어요',
            then: '매달 정해져 나오는 수당은 통상임금에 들어 예고수당이 더 늘어나니, 급여명세서의 수당 이름을 적어 두세요.',
          },
        ],
      },
      {
        ask: '해고를 서면으로 받았나요, 이유를 들었나요?',
        choices: ['해고를 종이로 통보받았어요', '해고를 문자로 통보받았어요', '해고를 말로 통보받았어요'],
      },
    ];
  },
};
