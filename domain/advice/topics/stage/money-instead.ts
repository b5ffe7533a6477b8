import type { Topic } from '../topic.ts';

/** Money instead of the return (금전보상, 근로기준법 제30조 제3항). */
export const moneyInsteadOfReturn: Topic = {
  id: 'money-instead',
  title: '복직 대신 돈을 받는 금전보상',
  askedBy: 'employee',
  fits: ({ dismissal, stage, asks, says }) => {
    if (dismissal === 'withdrawn') return 0;
    const asked = asks(
      '금전보상~',
      '복직 싫~',
      '복직은 싫~',
      '복직 안~',
      '복직하기 싫~',
      '돌아가기 싫~',
      '가기 싫~',
      '돈으로~',
    );
    if (stage === 'filed' || stage === 'settling') return asked ? 2 : 0;
    return asked && stage === 'not_filed' && (says('구제신청~', '노동위~') || asks('금전보상~')) ? 2 : 0;
  },
  first: ({ asks }) =>
    asks('얼마', '얼마까지~', '금액~', '계산')
      ? '금전보상은 해고된 날부터 판정까지의 임금에 해당하는 금액 이상을, 근거와 함께 적어 심문회의 전에 신청하면 돼요.'
      : '돌아가지 않아도 되고, 심문회의가 열리기 전에 노동위원회에 금전보상을 신청하면 복직 대신 돈을 명령받을 수 있어요.',
  clock: ({ clock, stage }) =>
    stage === 'filed' || stage === 'settling' || clock === null
      ? '금전보상은 심문회의가 열리기 전에, 되도록 지금 신청하세요. 판정이 나면 늦어요.'
      : null,
  today: ({ stage }) => [
    stage === 'not_filed'
      ? '구제신청서를 내면서 금전보상도 함께 신청하세요. 구제신청의 3개월은 그대로 흘러요.'
      : '오늘 조사관에게 금전보상을 신청하겠다고 알리고 신청서를 따로 내세요.',
    '신청서에 원하는 금액과 근거를 적으세요. 월급에 해고된 날부터 판정까지의 달수를 곱한 것이 바탕이고, 다른 손해는 자료를 붙여요.',
  ],
  week: () => [
    '급여명세서와 해고된 날을 보여 주는 자료를 함께 내세요.',
    '그사이 회사가 복직하라고 하면 무시하지 말고 바로 글로 답하고 조사관에게 알리세요.',
  ],
  law: () => [
    {
      say: '복직을 원하지 않으면 복직을 명령하는 대신 해고 기간의 임금에 해당하는 금액 이상을 주라고 명령할 수 있어요.',
      law: '근로기준법 제30조 제3항',
    },
    { say: '해고에만 있는 제도라 정직이나 전보에는 쓸 수 없어요.', law: '근로기준법 제30조 제3항' },
    {
      say: '부당해고로 인정되어야 명령이 나오고, 금액은 노동위원회가 정해서 신청한 금액 그대로라고 말씀드릴 수 없어요.',
      law: '근로기준법 제30조',
    },
  ],
  asks: ({ days, monthlyWage }) => [
    { ask: '심문회의 날짜가 정해졌나요?', choices: ['아직이에요', '정해졌어요', '구제신청 전이에요'] },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    monthlyWage === null && { ask: '세금을 떼기 전 월급은 얼마인가요?' },
    { ask: '구제신청서에 무엇을 구한다고 적었나요?', choices: ['복직', '돈', '기억나지 않아요'] },
    { ask: '지금 새 직장에 다니나요?', choices: ['아니요', '예'] },
  ],
};
