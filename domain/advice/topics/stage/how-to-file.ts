import { fileOnline, keepMessages, signNothing, threeMonths, writtenNotice } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** How an application is made, what it costs, who may do it. Also what a dismissal without any other feature is answered with. */
export const howToFile: Topic = {
  id: 'how-to-file',
  title: '노동위원회 구제신청',
  askedBy: 'employee',
  fits: (facts) => {
    if (facts.stage !== 'not_filed' || isSmall(facts) || facts.resignation !== null) return 0;
    if (facts.dismissal === null && !facts.says('구제신청~', '노동위~', '부당해고~', '해고~')) return 0;
    if (
      facts.asks(
        '혼자 구제신청~',
        '혼자 신청~',
        '구제신청 하는 방법~',
        '구제신청하는 방법~',
        '구제신청 방법~',
        '신청하는 방법~',
        '신청서 어떻게~',
      )
    )
      return 3;
    if (
      facts.asks(
        '구제신청 어떻게~',
        '구제신청은 어떻게~',
        '신고 어떻게~',
        '어떻게 신고~',
        '어디에 신고~',
        '어디다 신고~',
        '어떻게 하나요~',
        '신청 방법~',
        '신청방법~',
      )
    )
      return 2;
    return 0;
  },
  first: ({ clock, dismissal }) =>
    dismissal === 'to_come'
      ? '구제신청은 해고되는 날부터 3개월 안에 사업장이 있는 곳의 지방노동위원회에 내면 돼요.'
      : clock && !clock.passed
        ? `${clock.day}까지 사업장이 있는 곳의 지방노동위원회에 구제신청을 낼 수 있어요.`
        : '해고된 날부터 3개월 안에 사업장이 있는 곳의 지방노동위원회에 구제신청을 낼 수 있어요.',
  today: () => [keepMessages, signNothing],
  week: () => [
    fileOnline,
    '혼자 낼 수도 있고 노무사에게 맡길 수도 있어요. 임금이 적으면 나라가 대리인을 붙여 주는 제도가 있으니 신청할 때 물어보세요.',
  ],
  law: () => [
    threeMonths,
    writtenNotice,
    {
      say: '노동위원회는 조사와 심문을 거쳐 부당해고로 보면 복직과 해고 기간의 임금을 명령하고, 그 전에 화해를 권할 수 있어요.',
      law: '근로기준법 제29조, 제30조; 노동위원회법 제16조의3',
    },
    {
      say: '임금이 적은 근로자는 노동위원회가 정해 준 변호사나 노무사의 도움을 받을 수 있어요.',
      law: '노동위원회법 제6조의2',
    },
  ],
  asks: ({ days, workers, notice }) => [
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
    notice === null && {
      ask: '해고를 어떻게 통보받았나요?',
      choices: [
        '해고를 종이로 통보받았어요',
        '해고를 이메일로 통보받았어요',
        '해고를 카톡으로 통보받았어요',
        '해고를 말로 통보받았어요',
      ],
    },
    { ask: '회사가 말한 해고 이유는 무엇인가요?' },
  ],
};
