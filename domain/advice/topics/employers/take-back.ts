import type { Topic } from '../topic.ts';

/** `3주`, `두 달`: for how long there was no work, as it was told. */
const timeTold = (question: string): string => {
  const [found] = /(?:\d{1,2}|한|두|세|네|몇)\s?(?:주|달|개월)(?!년)/u.exec(question) ?? [];
  return found === undefined ? '' : `(${found})`;
};

/** A company wants to take its dismissal back. */
export const takeBack: Topic = {
  id: 'take-back',
  title: '해고를 취소하고 복직시킬 때(회사)',
  askedBy: 'employer',
  fits: ({ asker, dismissal, asks, says, stage }) =>
    asker === 'employer' &&
    // The commission's order is obeyed; it isn't the company that takes its dismissal back.
    !says('구제명령~', '이행강제금~') &&
    !['lost', 'won', 'review_lost', 'review_won'].includes(stage) &&
    (dismissal === 'withdrawn' ||
      asks(
        '해고 취소~',
        '해고를 취소~',
        '해고 철회~',
        '해고를 철회~',
        '취소하고~',
        '복직하라~',
        '복직시키~',
        '복직 시키~',
        '복직명령~',
        '다시 나오라~',
        '다시 출근하라~',
      ))
      ? 3
      : 0,
  first: ({ says, question }) =>
    says('월급', '임금', '급여')
      ? `취소만으로 끝나지 않고, 원래 자리로 돌아오라는 서면과 해고한 기간${timeTold(question)}의 임금이 필요해요.`
      : '취소만으로 끝나지 않고, 날짜, 원래 자리, 임금을 적은 진짜 복직 서면이 필요하고 해고한 기간의 임금도 주어야 해요.',
  today: () => [
    '해고를 취소한다는 것, 출근할 날과 장소, 원래 자리와 일, 임금, 해고한 기간의 임금을 줄 날을 서면에 적어 보내세요.',
    '다른 일이나 더 위험한 일로 보내지 마세요. 이름뿐인 복직으로 보일 수 있어요.',
    '신청을 취하하라고 압박하지 마세요. 취하할지는 직원이 정해요.',
  ],
  week: () => [
    '해고하지 않았다면 주었을 임금을 계산해 지급하세요.',
    '직원이 조건을 물으면 글로 답하고 출근할 시간을 주세요. 나오지 않았다고 바로 징계하지 마세요.',
    '노동위원회 사건이 있으면 조사관에게 복직 서면을 내고, 노무사와 상담하세요.',
  ],
  law: ({ question }) => [
    {
      say: '복직은 원래 자리와 임금으로 돌아오게 하는 진짜여야 하고, 그러면 노동위원회가 더 구제할 이익이 없다고 볼 수 있어요.',
      law: '근로기준법 제30조 제1항',
    },
    {
      say: `회사 때문에 일하지 못한 기간${timeTold(question)}의 임금은 해고를 취소했어도 주어야 해요.`,
      law: '민법 제538조 제1항',
    },
    {
      say: '구제신청을 취하할지는 근로자가 정하는 것이고, 압박하면 새로운 다툼이 돼요.',
      law: '근로기준법 제28조 제1항',
    },
    {
      say: '직원이 먼저 금전보상을 신청했다면 복직만으로 끝나지 않을 수 있어요.',
      law: '근로기준법 제30조 제3항',
    },
    { say: '다시 해고하려면 이유와 절차, 서면을 처음부터 갖추어야 해요.', law: '대법원 93다26496; 근로기준법 제27조' },
  ],
  asks: () => [
    {
      ask: '직원이 구제신청에서 복직과 금전보상 가운데 무엇을 구했나요?',
      choices: ['복직', '금전보상', '아직 신청 전', '몰라요'],
    },
    { ask: '원래 자리가 그대로 남아 있나요?', choices: ['남아 있어요', '다른 사람이 있어요', '없어졌어요'] },
    { ask: '해고한 날과 복직할 날은 언제인가요?' },
  ],
};
