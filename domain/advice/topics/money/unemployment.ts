import type { Topic } from '../topic.ts';
import { followUp } from '../when.ts';
import { benefit } from './amounts.ts';

/** Whether there is unemployment benefit, how much, and how it is asked for. */
export const unemployment: Topic = {
  id: 'unemployment',
  title: '실업급여',
  askedBy: 'employee',
  fits: followUp(({ asks, stage, contract, resignation }) =>
    (stage === 'not_filed' || stage === 'filed') &&
    asks('실업급여~', '구직급여~', '고용센터~') &&
    contract !== 'daily' &&
    !asks('구제신청~', '이직확인서~', '이직사유~', '퇴사사유~', '상실사유~')
      ? resignation === 'asked' ||
        !asks(
          '실업급여 받~',
          '실업급여 못~',
          '실업급여는 얼마~',
          '실업급여 얼마~',
          '실업급여 신청~',
          '실업급여 되~',
          '실업급여는 되~',
        )
        ? 1
        : 2
      : 0,
  ),
  first: (facts) => {
    const sum = facts.asks('얼마') ? benefit(facts) : null;
    if (sum !== null) return `실업급여를 받을 수 있는 때라면 ${sum.amount}으로 어림해요.`;
    if (facts.dismissal === 'done' || facts.dismissal === 'to_come')
      return '큰 잘못으로 해고된 것이 아니고 고용보험에 든 채 보수를 받은 날이 180일 이상이면 해고를 다투는 중이어도 실업급여를 받을 수 있어요.';
    if (
      facts.says('밀렸~', '밀린~', '밀려~', '체불~', '월급을 안~', '월급 안~') &&
      facts.says('그만두~', '퇴사하~', '나가려~')
    )
      return '스스로 그만두어도 그만두기 전 1년 안에 임금이 2개월 이상 밀린 것이 이유라면 실업급여를 받을 수 있으니, 사직서를 내기 전에 고용센터(1350)에 먼저 물어보세요.';
    return '회사가 내보냈거나 계약이 끝난 것이고 고용보험에 든 채 보수를 받은 날이 180일 이상이면 실업급여를 받을 수 있어요.';
  },
  clock: ({ clock }) =>
    clock === null ? '실업급여는 그만둔 다음 날부터 12개월 안에 다 받아야 하니 바로 신청하세요.' : null,
  today: () => [
    '고용24나 고용센터(1350)에서 고용보험 가입 이력을 떼어 180일이 되는지 보세요. 달력의 날이 아니라 일한 날과 유급으로 쉰 날만 세요.',
    '회사에 이직확인서를 내 달라고 글로 요청하고 그만둔 이유가 사실대로 적혔는지 확인하세요.',
  ],
  week: () => [
    '고용24에 구직등록을 하고 고용센터에서 수급자격을 신청하세요.',
    '해고를 다투어 나중에 그 기간의 임금을 받게 되면 겹치는 실업급여는 돌려주게 될 수 있으니 고용센터에 다투는 중이라고 알리세요.',
  ],
  law: (facts) => {
    const sum = benefit(facts);
    return [
      {
        say: '그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 합해서 180일 이상이어야 해요. 전 회사의 날도 더해요.',
        law: '고용보험법 제40조, 제41조',
      },
      {
        say: '금고 이상의 형이나 막대한 손해, 긴 무단결근 같은 중대한 잘못으로 해고되거나 자기 사정으로 그만두면 받기 어려워요.',
        law: '고용보험법 제58조',
      },
      sum !== null && {
        say: `하루 금액은 평균임금의 60%예요. ${sum.formula}으로 어림해요.`,
        law: '고용보험법 제45조, 제46조',
      },
      { say: '그만둔 다음 날부터 12개월이 지나면 남은 날이 있어도 받지 못해요.', law: '고용보험법 제48조' },
      { say: '이유를 사실과 다르게 꾸며 받으면 돌려주고 더 내야 해요.', law: '고용보험법 제61조, 제62조' },
    ];
  },
  asks: ({ months, monthlyWage }) => [
    { ask: '그만두기 전 18개월 동안 고용보험에 든 회사와 기간은 어떻게 되나요?' },
    { ask: '왜 그만두게 되었나요?', choices: ['해고', '권고사직', '계약 만료', '내가 그만둠', '그 밖'] },
    months === null && { ask: '이 회사에서 얼마나 일했나요?' },
    monthlyWage === null && { ask: '세금을 떼기 전 월급은 얼마인가요?' },
  ],
};
