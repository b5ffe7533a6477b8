import { fileOnline, sayYouWillWork, signNothing, threeMonths } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Others were taken over, and not the one who asks. */
const leftBehind =
  /(?:승계|인수(?!인계)|합병|양도|업체|넘어[갔간가]|새\s?(?:원장|사장|주인))[^.?!]{0,40}(?:빼고|제외|배제|안\s?(?:해|한|됐|됨|된|받)|거부|거절|못\s?(?:받|했))/u;

/** The business went to another company, which doesn't take somebody over (고용승계). */
export const businessTransfer: Topic = {
  id: 'business-transfer',
  title: '회사가 넘어가면서 한 해고(고용승계)',
  askedBy: 'employee',
  fits: ({ says, stage, question, dismissal }) =>
    stage === 'not_filed' && dismissal !== null && leftBehind.test(question)
      ? 3
      : stage === 'not_filed' &&
          says(
            '승계~',
            '고용승계~',
            ...[
              '인수됐~',
              '인수돼~',
              '인수했~',
              '인수한~',
              '넘어간다~',
              '넘어갔~',
              '가게 넘~',
              ...[
                '가게 팔~',
                '가게를 팔~',
                '새 사장~',
                '사장이 바뀌~',
                '매각~',
                '명의로 바~',
                '명의를 바~',
                '사업자를 바~',
                '사업자 바~',
                '법인을 바~',
                '상호만~',
                '사업자만~',
                '사업자를~',
              ],
              '업체바꾸~',
              '업체바뀌~',
              '업체 바뀌~',
              '업체가 바뀐~',
              '새업체~',
              '새 업체~',
            ],
            '고용 승계~',
            '인수되~',
            '인수합병~',
            '합병~',
            '영업양도~',
            '회사가 넘어가~',
            '업체가 바뀌~',
            '업체 변경~',
            '위탁업체가 바뀌~',
          )
        ? 2
        : 0,
  sections: ['detail-18'],
  first: (facts) =>
    facts.says('명의~', '사업자를~', '사업자만~', '상호만~', '법인만~')
      ? '명의나 사업자만 바뀌고 일이 그대로면, 일한 기간이 이어져 퇴직금도 처음부터 이어서 계산해요.'
      : facts.asks('퇴직금~')
        ? '일이 그대로 넘어가 계속 다니면 새 사장이 이어서 주고, 옮겨 가지 않으면 지금 사장이 퇴직금을 줘야 해요.'
        : isSmall(facts)
          ? '직원이 5명 미만이면 고용승계를 노동위원회에서 다투기는 어렵지만, 해고예고수당과 밀린 돈은 받을 수 있어요.'
          : '사업을 넘겨받은 회사가 정당한 이유 없이 나만 빼고 받아들이는 것은 해고처럼 다툴 수 있어요.',
  today: () => [
    sayYouWillWork,
    signNothing,
    '넘기는 회사와 넘겨받는 회사의 이름, 넘어가는 날, 함께 일한 동료 가운데 누가 옮겨 가는지 적으세요.',
  ],
  week: (facts) => [
    '고용승계를 약속한 계약이나 공고, 전에 업체가 바뀔 때 모두 옮겨 간 관행을 찾아 두세요.',
    !isSmall(facts) && '두 회사를 모두 상대로 적어 구제신청을 내세요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '사업이 그대로 넘어가면 근로관계도 함께 넘어가는 것이 원칙이고, 일부 사람을 빼려면 해고와 같은 정당한 이유가 있어야 해요.',
      law: '근로기준법 제23조 제1항',
    },
    !isSmall(facts) && {
      say: '사업을 넘긴다는 것만으로 해고하려면 정리해고의 요건을 갖추어야 해요.',
      law: '근로기준법 제24조',
    },
    !isSmall(facts) && threeMonths,
    {
      say: '3개월 이상 일했고 30일 전에 알리지 않은 해고라면 해고예고수당을 받을 수 있어요.',
      law: '근로기준법 제26조',
    },
    { say: '밀린 임금과 퇴직금은 그만둔 날부터 14일 안에 받아야 해요.', law: '근로기준법 제36조' },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '같은 일을 하던 동료들은 새 회사로 옮겨 가나요?',
      choices: [
        {
          say: '다른 동료들은 모두 옮겨 가요',
          then: '모두 가는데 나만 빠졌다면 정당한 이유가 있어야 하니, 옮겨 간 사람의 이름과 하는 일을 적으세요.',
        },
        {
          say: '일부만 옮겨 가요',
          then: '누가 가고 누가 빠졌는지와 그 기준을 두 회사에 글로 물어보세요.',
        },
        {
          say: '아무도 옮겨 가지 못해요',
          then: '사업이 그대로 넘어간 것인지, 자산만 판 것인지에 따라 달라지니 장비와 거래처가 어디로 가는지 적으세요.',
        },
      ],
    },
    days.dismissed === null && { ask: '나가라고 한 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
