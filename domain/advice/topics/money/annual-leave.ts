import { labourOffice } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { followUp, isSmall } from '../when.ts';

/** Leave that wasn't used, and the weekly paid day. */
export const annualLeave: Topic = {
  id: 'annual-leave',
  title: '연차수당과 주휴수당',
  askedBy: 'employee',
  followsUp: true,
  fits: followUp(({ asks, stage, weeklyHours, dismissal }) =>
    stage === 'not_filed' &&
    !(weeklyHours !== null && weeklyHours < 15) &&
    asks('연차~', '주휴수당~', '주휴 수당~', '미사용 연차~', '남은 연차~')
      ? dismissal !== null || asks('퇴직금', '해고', '해고~', '짤~', '잘렸~', '예고수당~', '나가래~')
        ? 1
        : 2
      : 0,
  ),
  first: (facts) =>
    facts.asks('주휴~')
      ? '한 주 15시간 이상 일하고 정한 날을 다 나왔다면 주휴수당을 받을 수 있고, 직원이 5명 미만이어도 같아요.'
      : isSmall(facts)
        ? '직원이 5명 미만이면 법으로 정한 연차수당은 없고, 주휴수당은 한 주 15시간 이상 일하면 받을 수 있어요.'
        : '쓰지 못한 연차는 수당으로 받을 수 있고, 주휴수당은 한 주 15시간 이상 일하면 받을 수 있어요.',
  today: () => ['근로계약서, 급여명세서, 휴가를 신청하고 쓴 기록을 모아 남은 날수를 세어 보세요.'],
  week: () => [labourOffice],
  law: (facts) => [
    isSmall(facts)
      ? {
          say: '연차 규정은 직원이 5명 이상인 곳에 적용돼요. 계약서에 준다고 적었다면 그 약속에 따라요.',
          law: '근로기준법 제11조, 제60조',
        }
      : {
          say: '1년의 80% 이상 나오면 15일의 연차가 생기고, 1년이 안 되어도 한 달을 다 나올 때마다 하루가 생겨요.',
          law: '근로기준법 제60조',
        },
    {
      say: '한 주에 정한 날을 다 나오면 유급 휴일이 하루 있어요. 4주 평균 한 주 15시간이 안 되면 없어요.',
      law: '근로기준법 제55조, 제18조 제3항',
    },
    { say: '그만둔 날부터 14일 안에 받아야 하고 3년이 지나면 사라져요.', law: '근로기준법 제36조, 제49조' },
  ],
  asks: ({ weeklyHours, months, workers }) => [
    weeklyHours === null && { ask: '한 주에 몇 시간 일했나요?' },
    months === null && { ask: '얼마나 오래 일했나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
