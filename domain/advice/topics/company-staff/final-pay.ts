import { addDays, koreanText } from '../../../kernel/korean/korean-date.ts';
import type { Facts } from '../../understanding/facts.ts';
import { isUndisputed, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';

const dueWithin = 14;
/** 근로기준법 제36조, where the day on which they left by themselves is told: `2026년 12월 4일까지`. */
const dueBy = ({ days, today, dismissal }: Facts): string => {
  const left = days.dismissed ?? days.told;
  if (left === null || dismissal !== null || left > today || addDays(left, dueWithin) < today) return '14일 안에';
  return `${koreanText(addDays(left, dueWithin))}까지`;
};
/** The company would charge them, and isn't threatened with it. */
const asksCharge = ({ question }: Facts): boolean =>
  /고소|형사|경찰/u.test(question) &&
  !/(?:저를|나를|절|회사를|저희를)\s?(?:[가-힣]{1,4}\s)?(?:고소|신고)|고소(?:한다(?:고|는|네|며)|했|당)/u.test(
    question,
  );
/** The last pay is to be kept back or cut, because somebody left without a word or did damage. */
export const finalPay: Topic = {
  id: 'final-pay',
  title: '그만둔 직원의 월급과 퇴직금(회사)',
  askedBy: 'employer',
  alone: true,
  fits: (facts) =>
    isUndisputed(facts) &&
    !/훔|횡령|절도|빼돌|의심/u.test(facts.question) &&
    /(?:월급|급여|임금|퇴직금|주휴|알바비|시급)(?:을|를|도|은|에서|이나)?\s?[^.?!\n]{0,30}(?:안\s?(?:줘|주)|못\s?(?:주|줘)|빼|공제|보류|미지급|주지\s?않|까도|까려|까고|제하|상계|미루|늦게|나중에|나눠|분할)|손해\s?배상|손해(?:가|를)\s?(?:커|크|봤|입)|물어내|변상|위약금/u.test(
      facts.question,
    )
      ? 2
      : 0,
  first: (facts) =>
    /(?:안\s?주려|안\s?줄려|피하려|안\s?생기)[^.?!\n]{0,24}(?:내보|해고|자르|짜르|그만|계약)/u.test(facts.question)
      ? '퇴직금을 피하려는 것은 정당한 이유가 아니어서, 5명 이상인 곳에서는 부당해고가 될 수 있어요.'
      : asksCharge(facts)
        ? `${refusal(facts)}일한 임금은 빼지 말고 ${dueBy(facts)} 모두 주어야 하고, 말없이 그만둔 것만으로는 고소할 일이 되지 않아 손해는 민사로만 다퉈요.`
        : /(?:손해\s?배상|배상)[^.?!\n]{0,10}(?:청구|가능|되나|할\s?수)/u.test(facts.question)
          ? '실제 손해와 직원의 잘못을 밝히면 따로 청구할 수 있지만, 월급은 빼지 말고 14일 안에 모두 주어야 해요.'
          : /나눠|분할|할부|돈이\s?없|형편|자금/u.test(facts.question)
            ? '직원과 글로 합의하면 날짜를 늦추거나 나눌 수 있지만, 합의가 없으면 14일 안에 모두 주어야 해요.'
            : /동의/u.test(facts.question)
              ? '직원이 스스로 한 동의가 글로 분명하지 않으면 월급에서 뺄 수 없고, 손해는 따로 청구해야 해요.'
              : /퇴직금/u.test(facts.question) && !/월급|급여|임금/u.test(facts.question)
                ? `${refusal(facts)}1년 이상, 한 주 15시간 이상 일했다면 그만둔 이유와 상관없이 퇴직금을 14일 안에 주어야 해요.`
                : `${refusal(facts)}말없이 그만두었거나 손해를 끼쳤어도 일한 임금은 빼지 말고 ${dueBy(facts)} 모두 주어야 해요.`,
  today: () => [
    '그만둔 날, 일한 시간, 남은 임금과 퇴직금을 계산해 줄 날을 직원에게 글로 알리세요.',
    '손해는 월급에서 빼지 말고 자료를 모아 따로 청구하세요.',
  ],
  week: () => [
    '14일을 넘길 사정이 있으면 그 전에 직원과 새 날짜를 글로 합의하세요.',
    '손해배상은 실제 손해와 직원의 잘못을 회사가 밝혀야 하니 변호사와 상담하세요.',
  ],
  law: () => [
    { say: '임금은 전액을 직접 주어야 해서 손해를 이유로 마음대로 빼지 못해요.', law: '근로기준법 제43조' },
    {
      say: '그만둔 날부터 14일 안에 임금 등을 모두 주어야 하고, 직원과 합의하면 늦출 수 있어요.',
      law: '근로기준법 제36조; 근로자퇴직급여 보장법 제9조',
    },
    { say: '근로계약을 어기면 얼마를 물어낸다고 미리 정하지 못해요.', law: '근로기준법 제20조' },
    {
      say: '퇴직금은 계속 일한 기간이 1년 이상이고 한 주 15시간 이상일 때 생겨요.',
      law: '근로자퇴직급여 보장법 제4조 제1항, 제8조 제1항',
    },
    { say: '주지 않으면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.', law: '근로기준법 제109조 제1항' },
  ],
  asks: () => [
    {
      ask: '그 직원은 얼마나, 한 주에 몇 시간 일했나요?',
      choices: [
        { say: '1년 넘게 주 15시간 이상 일했어요', then: '그러면 임금과 함께 퇴직금도 14일 안에 주어야 해요.' },
        { say: '1년이 안 됐어요', then: '1년이 안 되면 퇴직금은 없지만 일한 임금은 14일 안에 모두 주어야 해요.' },
      ],
    },
    { ask: '손해가 있다면 무엇이 얼마나 생겼고 그 자료가 있나요?' },
  ],
};
