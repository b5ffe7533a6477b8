import { isUndisputed } from '../company/company-when.ts';
import { thirtyDays } from '../money/amounts.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** What the notice allowance is, to whom it is due, and whether a day of work is asked until then. */
export const noticePay: Topic = {
  id: 'notice-pay',
  title: '해고예고수당(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isUndisputed(facts) &&
    /(?:해고)?\s?예고\s?수당|해고\s?수당|(?:몇\s?일|며칠|얼마|언제)\s?(?:전|까지)[^.?!\n]{0,8}(?:말|알려|통보|예고)|30일\s?(?:전|치|분)|한\s?달\s?(?:전|치)|예고\s?(?:를\s?)?(?:했|하면|안|없이|기간)|수당(?:을|도)?\s?(?:줘|주어|안\s?줘)/u.test(
      facts.question,
    )
      ? 2
      : 0,
  first: (facts) => {
    const sum = thirtyDays(facts);
    const { question, months } = facts;
    if (/(?:예고|통보)[^.?!\n]{0,20}(?:했|하고)[^.?!\n]{0,24}(?:출근|쉬게|안\s?나오|일\s?안)/u.test(question))
      return '예고한 뒤에도 해고일까지는 직원이니, 회사가 쉬게 하더라도 그 기간의 임금은 주어야 해요.';
    if (/(?:줬|주었|주면|지급했|지급하면)/u.test(question) && /부당\s?해고|신청|못\s?하/u.test(question))
      return '아니요, 예고수당을 주었어도 5명 이상인 곳의 해고에 이유나 서면이 없으면 부당해고로 다툴 수 있어요.';
    if (months !== null && months < 3)
      return '계속 일한 기간이 3개월이 안 되면 예고하지 않아도 되고 해고예고수당도 없어요.';
    if (/기본급|총급여|통상\s?임금|기준|계산|얼마/u.test(question))
      return sum === null
        ? '해고예고수당은 30일분의 통상임금이고, 기본급과 늘 정해진 대로 주는 수당을 넣어 계산해요.'
        : `해고예고수당은 30일분 통상임금으로 ${sum.formula} 무렵이에요.`;
    return '3개월 이상 일한 직원은 30일 전에 예고하거나 30일분 통상임금을 주어야 하고, 직원 수와 상관없어요.';
  },
  today: () => [
    '해고할 날에서 30일을 거꾸로 세어, 그 전에 날짜와 이유를 적은 글을 건네고 받은 날을 남기세요.',
    '30일에서 하루라도 모자라면 30일분 전부를 주어야 한다고 보고 준비하세요.',
  ],
  week: (facts) => [
    !isSmall(facts) && '수당을 주어도 5명 이상인 곳의 해고에는 이유와 서면이 따로 있어야 하니 노무사와 확인하세요.',
    isSmall(facts) && '서면이 꼭 필요하지는 않아도 알린 날과 이유가 남는 글로 주는 것이 안전해요.',
  ],
  law: (facts) => [
    {
      say: '30일 전에 예고하지 않으면 30일분 이상의 통상임금을 주어야 하고, 계속 일한 기간이 3개월이 안 되면 예외예요.',
      law: '근로기준법 제26조',
    },
    { say: '통상임금은 정해진 일의 대가로 정기적·일률적으로 주기로 한 돈이에요.', law: '근로기준법 시행령 제6조' },
    {
      say: '일부러 큰 손해를 끼친 직원처럼 예외는 좁게 정해져 있어요.',
      law: '근로기준법 제26조',
    },
    !isSmall(facts) && {
      say: '예고수당을 주었다고 이유 없는 해고가 정당해지지는 않아요. 5명 이상인 곳은 정당한 이유가 있어야 해요.',
      law: '근로기준법 제23조 제1항',
    },
    { say: '예고 없이 수당도 주지 않으면 2년 이하의 징역이나 2천만 원 이하의 벌금이에요.', law: '근로기준법 제110조' },
  ],
  asks: ({ months, monthlyWage, hourlyWage }) => [
    months === null && {
      ask: '그 직원은 3개월 이상 일했나요?',
      choices: [
        { say: '3개월 넘게 일했어요', then: '그러면 30일 전에 예고하거나 30일분 통상임금을 주어야 해요.' },
        {
          say: '아직 3개월이 안 됐어요',
          then: '3개월이 안 되면 해고예고수당은 없지만, 5명 이상인 곳은 이유와 서면이 있어야 해요.',
        },
      ],
    },
    monthlyWage === null && hourlyWage === null && { ask: '그 직원의 월급(또는 시급)과 정해진 수당은 얼마인가요?' },
    { ask: '언제 어떻게 알렸거나 알리려고 하나요?' },
  ],
};
