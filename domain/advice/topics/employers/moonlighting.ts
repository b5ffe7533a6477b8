import { checkProtected, consultFirst, noticeDue, ownProcedure, protectedAtAnySize } from '../company/company-lines.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

/** An employee has another job. */
export const moonlighting: Topic = {
  id: 'moonlighting',
  title: '직원의 겸직·부업(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isPlanning(facts) && facts.says('겸직~', '부업~', '투잡~', '겸업~', '이중취업~', '알바를 뛰~', '알바 뛰~') ? 3 : 0,
  first: (facts) =>
    isSmall(facts)
      ? '직원이 5명 미만이면 정당한 이유 규정은 적용되지 않지만, 30일 전에 알리거나 30일분 통상임금을 주어야 해요.'
      : '바로 해고하면 부당해고가 될 가능성이 크니 면담과 경고, 규칙이 정한 징계 절차부터 밟아야 해요.',
  today: () => [
    '직원과 면담해 무슨 일을 언제 하는지 묻고, 본래 일에 지장이 있었는지(지각, 실수, 실적)를 기록으로 확인하세요.',
    '뒤를 캐거나 개인 정보를 동의 없이 모으지 말고 직원에게 알리고 물으세요.',
    checkProtected,
  ],
  week: () => [
    '규정에 어긋나면 그만두거나 허락을 받으라는 서면 경고를 주고, 이어지면 가벼운 징계부터 징계위원회를 거치세요.',
    consultFirst,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '근무 시간 밖의 부업은 원칙적으로 사생활이라 그것만으로 해고하기 어렵고, 일에 지장이 있거나 회사와 경쟁·이해충돌이 있어야 정당한 이유가 돼요.',
      law: '근로기준법 제23조 제1항',
    },
    ownProcedure,
    noticeDue(facts),
    protectedAtAnySize,
  ],
  asks: () => [
    {
      ask: '부업 때문에 지각이나 실적처럼 업무에 지장이 있었나요?',
      choices: [
        {
          say: '업무에 지장은 없었어요',
          then: '지장이 없다면 부업만으로 해고하기는 어려우니 면담과 경고까지만 하세요.',
        },
        {
          say: '업무에 지장이 있었어요',
          then: '지각이나 실수처럼 지장을 보여 주는 기록을 모으고 서면 경고부터 하세요.',
        },
        { say: '지장은 확인하지 않았어요', then: '징계를 정하기 전에 근무 기록으로 지장이 있었는지부터 확인하세요.' },
      ],
    },
    {
      ask: '같은 업종이거나 회사의 고객·자료를 쓰나요?',
      choices: [
        {
          say: '같은 업종이 아니에요',
          then: '이해충돌이 없다면 겸직 조항을 어겼다는 것만으로 무겁게 징계하기 어려워요.',
        },
        { say: '같은 업종에서 일해요', then: '경쟁이나 이해충돌을 보여 주는 자료가 징계의 핵심이니 먼저 모으세요.' },
        { say: '어떤 일인지 몰라요', then: '직원에게 어떤 일을 언제 하는지 글로 물어 답을 받으세요.' },
      ],
    },
    { ask: '취업규칙의 겸직 조항과 징계 절차는 어떻게 되어 있나요?' },
  ],
};
