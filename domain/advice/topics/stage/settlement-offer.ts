import { wagesOf } from '../../../claims/back-pay.ts';
import { daysBetween } from '../../../kernel/korean/korean-date.ts';
import { count } from '../../../kernel/korean/korean-formats.ts';
import type { Facts } from '../../understanding/facts.ts';
import { returnAsk } from '../asks/shared-asks.ts';
import type { Topic } from '../topic.ts';

/** Money or terms are offered while the commission deals with the case (화해). */
export const settlementOffer: Topic = {
  id: 'settlement-offer',
  title: '노동위원회의 화해 제안',
  askedBy: 'employee',
  fits: ({ stage, asks, dismissal }) => {
    if (dismissal === 'withdrawn') return 0;
    if (stage === 'settling') return 3;
    return stage === 'filed' && asks('화해~', '조사관~', '합의금~', '합의하자~', '취하~') ? 3 : 0;
  },
  first: ({ asks, question }) =>
    asks('취하~')
      ? '돈이 들어오거나 화해조서를 쓰기 전에는 취하하지 마세요, 취하한 뒤에는 다시 신청할 날이 지났을 수 있어요.'
      : /뒤집|되돌|무르|번복|취소|다시\s?(?:못|할)|복직은/u.test(question)
        ? '화해조서를 쓰면 재판에서 한 화해와 같아 뒤집기 어려우니, 조건을 모두 적어 본 뒤에 정하세요.'
        : '거절해도 불이익은 없고 오늘 답할 의무도 없으니, 해고 뒤의 임금과 견주어 보고 답하면 돼요.',
  today: (facts) => [
    '조사관에게 “검토한 뒤 답하겠습니다.”라고 하고, 제안한 금액·지급일·퇴직 사유를 글로 받으세요.',
    lostWages(facts),
    '복직을 원하는지, 돈을 원하면 얼마까지 받아들일지 스스로 정해 적어 두세요.',
  ],
  week: () => [
    '받아들인다면 화해조서에 지급일, 세전인지 세후인지, 퇴직 사유, 밀린 임금·퇴직금은 따로라는 것, 서로 이의하지 않는 범위를 적으세요.',
    '거절한다면 심문회의 준비를 그대로 하고, 복직을 원하지 않으면 그 전에 금전보상을 신청하세요.',
    '실업급여를 생각해 퇴직 사유는 사실대로 적으세요.',
  ],
  law: () => [
    {
      say: '화해는 양쪽이 모두 받아들여야 이루어지고, 받아들이지 않으면 판정을 받으면 돼요.',
      law: '노동위원회법 제16조의3',
    },
    {
      say: '화해조서는 재판상 화해와 같은 효력이 있어서, 쓰고 나면 되돌리기 어렵고 회사가 지키지 않으면 강제로 받을 수 있어요.',
      law: '노동위원회법 제16조의3',
    },
    {
      say: '부당해고로 인정되면 해고 기간의 임금을 받고, 복직을 원하지 않으면 그 이상의 돈을 명령받을 수 있어요. 그래서 해고 뒤의 임금이 견줄 기준이 돼요.',
      law: '근로기준법 제30조',
    },
    {
      say: '어떤 이의도 제기하지 않는다고 쓰면 다른 돈도 청구하지 못할 수 있으니 빼는 것을 이름으로 적으세요.',
      law: '대법원 2016다17729',
    },
  ],
  refuses: ({ asks }) => [
    asks('보통~', '평균~', '적정~', '시세~', '얼마나 받~', '얼마 받~', '얼마받~') &&
      '법이 정한 화해금은 없고 사건마다 달라서, 얼마가 보통이라고 말씀드릴 수 없어요.',
  ],
  asks: ({ days, monthlyWage }) => [
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    returnAsk,
    monthlyWage === null && { ask: '세금을 떼기 전 월급은 얼마인가요?' },
    { ask: '회사가 말한 지급일과 퇴직 사유는 무엇인가요?' },
    {
      ask: '금전보상을 신청했나요?',
      choices: [
        {
          say: '금전보상은 신청하지 않았어요',
          then: '복직을 원하지 않으면 심문회의 날짜를 통보받기 전에 금전보상을 신청해 두고 화해를 이야기하세요.',
        },
        { say: '금전보상을 신청했어요', then: '그러면 신청한 금액을 기준으로 화해 금액을 견주어 보세요.' },
      ],
    },
  ],
};

/** The wages of the time since the dismissal, with the formula. */
const lostWages = ({ monthlyWage, days, today }: Facts): string => {
  if (monthlyWage === null || days.dismissed === null || days.dismissed >= today)
    return '월급에 해고된 날부터 판정까지의 달수를 곱해 보세요. 그 돈이 제안과 견줄 기준이에요.';
  const since = daysBetween(days.dismissed, today);
  const yearly = { low: monthlyWage * 12, high: null };
  const sum = Math.round((wagesOf(yearly, since).low ?? 0) / 10_000);
  return `오늘까지 ${since}일의 임금은 월급 ${count(monthlyWage / 10_000)}만 원 × 12 ÷ 365 × ${since}일, 약 ${count(
    sum,
  )}만 원이에요. 판정까지의 날도 더해 제안과 견주세요.`;
};
