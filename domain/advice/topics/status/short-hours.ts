import { countWorkers, howWorkersCount, labourOffice, noticeAllowance } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Saturdays and Sundays alone: two days make fifteen hours only at seven and a half each. */
const isWeekendsOnly = (question: string): boolean =>
  /주말(?:만|에만)|주말\s?알바(?:생)?(?:로|인데|예요|를\s?했|\s?하는데|\s?\d+년)|토\s?[,·]?\s?일(?:만|\s?\d{1,2}\s?시간|요일만)/u.test(
    question,
  ) && !/(?:하루|토일|각)\s?(?:8|9|10|11|12)\s?시간/u.test(question.replace(/토일\s?1[0-4]\s?시간/u, ''));

/** Fewer than fifteen hours a week (초단시간). */
export const shortHours: Topic = {
  id: 'short-hours',
  title: '주 15시간 미만 아르바이트',
  askedBy: 'employee',
  fits: ({ weeklyHours, says, stage, question, asks }) =>
    stage !== 'not_filed'
      ? 0
      : (weeklyHours !== null && weeklyHours < 15) || isWeekendsOnly(question)
        ? asks('퇴직금~', '실업급여~', '주휴~', '그냥~', '걍~')
          ? 3
          : 2
        : says('15시간 미만', '15시간미만', '초단시간~', '쪼개기~', '14시간')
          ? 2
          : 0,
  first: (facts) =>
    facts.months !== null && facts.months < 3
      ? '한 주 15시간이 안 되면 주휴수당·연차·퇴직금은 없지만, 시간과 상관없이 일한 임금은 모두 받아야 해요.'
      : /그냥|걍|나가야/u.test(facts.question) && facts.asks('퇴직금~')
        ? '퇴직금은 한 주 15시간이 안 되면 없지만, 그렇다고 그냥 나가야 하는 것은 아니에요.'
        : isSmall(facts)
          ? '한 주 15시간이 안 되면 주휴수당·연차·퇴직금은 없고 5명 미만이면 노동위원회에서 다투기도 어렵지만, 3개월 이상 일했고 30일 전에 알리지 않은 해고라면 해고예고수당은 받을 수 있어요.'
          : facts.size === 'five_or_more'
            ? '한 주 15시간이 안 되면 주휴수당·연차·퇴직금은 없지만, 5명 이상인 곳이면 해고는 똑같이 다툴 수 있고 3개월 이상 일했다면 해고예고수당도 따져 볼 수 있어요.'
            : '한 주 15시간이 안 되면 주휴수당·연차·퇴직금은 없지만 해고예고수당은 받을 수 있고, 해고를 다툴 수 있는지는 날마다 몇 명이 일했는지에 달려 있어요.',
  today: ({ says, size }) => [
    '각서나 잘못을 인정하는 서류, 사직서에는 서명하지 마세요.',
    says('폐기~', '먹~', '횡령~', '절도~', '훔~') &&
      '먹어도 된다는 허락이 있었거나 다들 그렇게 했다면 그 말과 사람, 메시지를 오늘 적어 두세요.',
    size !== 'five_or_more' && countWorkers,
  ],
  week: () => [
    '근무표와 입금 내역으로 주마다 실제로 몇 시간 일했는지 세어 보세요. 15시간이 넘은 주가 많으면 달라질 수 있어요.',
    labourOffice,
  ],
  law: (facts) => [
    {
      say: '일하기로 정한 시간이 4주를 평균해 한 주에 15시간이 안 되면 주휴일(주휴수당)과 연차 규정이 적용되지 않아요.',
      law: '근로기준법 제18조 제3항',
    },
    {
      say: '퇴직금도 그 시간이 4주를 평균해 한 주에 15시간이 안 되면 생기지 않아요.',
      law: '근로자퇴직급여 보장법 제4조 제1항',
    },
    noticeAllowance(facts),
    !isSmall(facts) && {
      say: '5명 이상인 곳이면 시간이 짧아도 똑같이 정당한 이유 없이 해고하지 못하고, 3개월 안에 구제신청을 할 수 있어요.',
      law: '근로기준법 제23조 제1항, 제28조 제2항',
    },
    facts.says('실업급여~') && {
      say: '한 주 15시간이 안 되고 이틀 이하로 일한 사람은 실업급여의 180일을 그만두기 전 24개월에서 셀 수 있어요.',
      law: '고용보험법 제40조',
    },
    facts.size !== 'five_or_more' &&
      !facts.says('실업급여~') && {
        ...howWorkersCount,
        say: `${howWorkersCount.say} 번갈아 나오는 아르바이트를 이름대로 다 세는 것이 아니에요.`,
      },
  ],
  asks: ({ weeklyHours, size }) => [
    size !== 'five_or_more' && { ask: '최근 한 달 동안 날마다 몇 명이 일했나요?' },
    {
      ask: '실제로 한 주에 15시간을 넘겨 일한 주가 있나요?',
      choices: [
        {
          say: '15시간을 넘긴 주는 없어요',
          then: '그러면 퇴직금과 주휴수당은 없지만, 해고예고수당은 따져 볼 수 있어요.',
        },
        { say: '15시간을 가끔 넘겼어요', then: '4주를 평균해 15시간이 넘는지 근무표로 세어 보세요.' },
        {
          say: '15시간을 자주 넘겼어요',
          then: '실제로 늘 넘겼다면 퇴직금과 주휴수당도 받을 수 있으니 근무표와 입금 내역을 모으세요.',
        },
      ],
    },
    weeklyHours === null && { ask: '한 주에 몇 시간씩 일했나요?' },
    {
      ask: '해고한다는 말이 문자나 카톡에 남아 있나요?',
      choices: [
        '해고 문자가 남아 있어요',
        {
          say: '해고 말만 있고 기록이 없어요',
          then: '오늘 “그만 나오라고 하신 것이 맞나요?”라고 문자로 물어 답을 남기세요.',
        },
      ],
    },
  ],
};
