import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { lastDay, untilWhen } from '../when.ts';

/** The company's own rules of discipline were broken (징계위원회, 소명). */
export const procedure: Topic = {
  id: 'procedure',
  title: '징계 절차와 소명',
  askedBy: 'employee',
  fits: ({ asks, says, stage, dismissal, clocks }) =>
    stage !== 'not_filed' || clocks.some(({ law, passed }) => passed && /제28조/u.test(law))
      ? 0
      : asks('징계위~', '시효~', '징계위원회~', '인사위~', '인사위원회~', '소명~', '진술', '변명', '절차~', '출석통지~')
        ? says('징계~', '해고', '해임~', '파면~') || dismissal !== null
          ? dismissal === 'disciplined'
            ? 1
            : 2
          : 1
        : says('징계위~', '징계위원회~', '인사위원회~')
          ? 1
          : 0,
  sections: ['detail-23'],
  first: (facts) => {
    const { dismissal, asks, days } = facts;
    return (
      untilWhen(facts) ??
      (asks('시효~')
        ? '징계 시효는 법이 아니라 취업규칙이나 단체협약에 따라 정해지고, 그 기간이 지난 일로는 징계하기 어려워요.'
        : null) ??
      (dismissal === null || (dismissal === 'threatened' && days.dismissed === null)
        ? '징계위원회에 나가 사실과 다른 점을 말하고 글로도 내세요, 규칙이 정한 절차를 어기면 징계가 무효가 될 수 있어요.'
        : asks('이기~', '이긴~', '이겨~', '무조건~', '무효죠~', '무효 아님~')
          ? '절차를 어겼다면 무효를 주장할 수 있지만, 이긴다고 약속해 드릴 수는 없어요.'
          : '취업규칙이 정한 징계 절차를 어긴 해고라면 이유와 상관없이 무효를 주장할 수 있어요.')
    );
  },
  today: () => [
    '그날 있었던 일을 몇 시부터 몇 시까지, 누가 있었고 무슨 말을 들었는지 오늘 적어 두세요.',
    '취업규칙 전체와 통지서를 찍어 두세요. 회사는 취업규칙을 직원이 볼 수 있게 두어야 해요.',
    '진술서나 확인서에 사실과 다른 말이 있으면 서명하지 말고, 다른 점을 적어 내세요.',
  ],
  week: (facts) => [
    `사업장이 있는 곳의 지방노동위원회에 구제신청을 내세요.${lastDay(facts)}`,
    fileOnline,
    '사내 재심을 신청하더라도 노동위원회의 기한은 따로 흐르니 함께 준비하세요.',
  ],
  law: () => [
    {
      say: '취업규칙이나 단체협약이 징계위원회, 통지 기한, 소명을 정했는데 지키지 않으면 징계가 무효가 될 수 있어요. 그 자리에서 바로 알린 통지는 준비할 시간을 준 것으로 보기 어려워요.',
      law: '대법원 90다8077',
    },
    {
      say: '규칙에 그런 절차가 없으면 소명을 듣지 않았어도 무효가 아닐 수 있고, 회사가 취소하고 절차를 다시 밟을 수도 있어요.',
      law: '대법원 93다26496',
    },
    {
      say: '징계해고도 해고 이유와 시기를 서면으로 알려야 하고 실제 일을 알 수 있게 적어야 해요.',
      law: '근로기준법 제27조; 대법원 2011다42324',
    },
    {
      say: '5명 이상인 곳이라면 해고된 날부터 3개월 안에 구제신청을 해야 하고, 사내 재심을 해도 늘어나지 않아요.',
      law: '근로기준법 제28조 제2항',
    },
  ],
  asks: ({ days, workers }) => [
    { ask: '취업규칙에 징계위원회와 통지 기한이 어떻게 적혀 있나요?' },
    {
      ask: '징계위원회가 실제로 열렸고 말할 기회가 있었나요?',
      choices: [
        {
          say: '징계위에서 말할 기회가 있었어요',
          then: '그때 낸 글과 회의록을 확보하고, 통지한 날과 열린 날의 사이가 규칙대로인지 보세요.',
        },
        {
          say: '징계위에서 말을 못 했어요',
          then: '규칙이 소명을 정했는데 말할 기회를 주지 않았다면 징계가 무효가 될 수 있어요.',
        },
        {
          say: '징계위원회가 안 열렸어요',
          then: '규칙에 징계위원회가 있는데 열지 않았다면 이유와 상관없이 무효를 주장할 수 있어요.',
        },
      ],
    },
    days.dismissed === null && { ask: '해고 통지서를 받은 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
