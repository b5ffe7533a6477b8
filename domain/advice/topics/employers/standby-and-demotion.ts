import { checkProtected, consultFirst } from '../company/company-lines.ts';
import { isUndisputed, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

const isStandby = (question: string): boolean =>
  /대기\s?발령|직위\s?해제|자택\s?대기|출근\s?(?:을\s?)?(?:정지|금지)|(?:나오지|출근)(?:하지)?\s?(?:말고|못하게)\s?[^.?!\n]{0,10}(?:조사|대기)|집에서\s?(?:쉬|대기)/u.test(
    question,
  );
const isDemotion = (question: string): boolean =>
  /강등|직급(?:을|도)?\s?(?:내리|낮추|떨어)|(?:팀장|과장|부장|점장|실장|반장)에서\s?[가-힣]{1,4}(?:으로|로)|보직\s?(?:해임|박탈)|평사원으로/u.test(
    question,
  );
const isUnpaid = (question: string): boolean =>
  /무급|(?:월급|임금|급여)(?:은|는|을)?\s?(?:안\s?(?:주|줘|줄)|없이|빼고)/u.test(question);

/** An employee is to wait without work, or to lose a rank, while something is looked into or as a punishment. */
export const standbyAndDemotion: Topic = {
  id: 'standby-and-demotion',
  title: '조사 중 대기발령과 강등(회사)',
  askedBy: 'employer',
  fits: (facts) => {
    const { question } = facts;
    if (!isUndisputed(facts)) return 0;
    if (isDemotion(question)) return 3;
    return isStandby(question) && (isUnpaid(question) || /조사|의심|징계|감사|확인될|확인할/u.test(question)) ? 3 : 0;
  },
  first: (facts) => {
    const { question } = facts;
    const pay = isSmall(facts)
      ? '5명 미만이면 휴업수당 규정은 적용되지 않지만, 회사의 판단으로 쉬게 한 기간의 임금이 문제될 수 있어요.'
      : '무급 대기는 위험하고, 회사의 판단으로 쉬게 하면 평균임금의 70% 이상을 주어야 해요.';
    const rank = '강등은 징계여서 취업규칙에 정한 사유와 절차, 설명할 기회를 먼저 갖추어야 해요.';
    if (isStandby(question) && isUnpaid(question) && isDemotion(question))
      return `${refusal(facts)}조사 중 무급 대기는 ${isSmall(facts) ? '임금이 문제될 수 있고' : '평균임금의 70% 이상을 주어야 할 수 있고'}, ${rank}`;
    if (isDemotion(question)) return `${refusal(facts)}${rank}`;
    return isUnpaid(question)
      ? `${refusal(facts)}${pay}`
      : '조사하는 동안의 대기발령은 필요한 만큼만 이유와 끝나는 날을 글로 알려서 하고, 쉬게 한 기간의 임금을 주어야 해요.';
  },
  today: () => [
    '취업규칙에서 대기발령의 근거, 징계의 종류와 사유, 절차를 찾아 그대로 따르세요. 없는 종류의 징계는 하기 어려워요.',
    '무엇을 얼마 동안 조사하는지, 대기의 이유와 끝나는 날, 임금을 적은 글을 건네세요. 길어지면 효력을 다투게 돼요.',
    '조사 자료의 원본을 보관하고 직원의 설명을 글로 받은 뒤에 징계 여부를 정하세요.',
  ],
  week: () => [checkProtected, consultFirst],
  law: (facts) => [
    !isSmall(facts) && {
      say: '정당한 이유 없는 대기발령·강등 같은 징벌은 금지되고, 직원이 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제23조 제1항, 제28조 제2항',
    },
    !isSmall(facts) && {
      say: '회사의 책임으로 쉬게 하면 평균임금의 70% 이상을 휴업수당으로 주어야 해요.',
      law: '근로기준법 제46조 제1항',
    },
    {
      say: '대기발령은 처음에 정당했더라도 사유가 없어지거나 합리적인 기간을 넘기면 효력이 없다고 볼 수 있어요.',
      law: '대법원 2005다3991',
    },
    {
      say: '취업규칙이 징계위원회와 소명을 정했다면 그대로 지켜야 하고, 어기면 징계가 무효가 될 수 있어요.',
      law: '대법원 90다8077',
    },
  ],
  asks: () => [
    {
      ask: '취업규칙에 대기발령과 강등이 정해져 있나요?',
      choices: [
        {
          say: '규칙에 정해져 있어요',
          then: '그러면 적힌 사유와 절차, 대기 중의 임금을 그대로 따르고 끝나는 날을 글로 알리세요.',
        },
        {
          say: '규칙에 없어요',
          then: '그러면 강등은 하기 어렵고, 대기는 업무상 꼭 필요한 만큼만 임금을 주면서 하세요.',
        },
      ],
    },
    { ask: '조사는 무엇을 언제까지 하나요?' },
  ],
};
