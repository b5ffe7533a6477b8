import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isToCome } from '../when.ts';

/** Dismissal for business reasons, before or after its day (근로기준법 제24조). */
export const redundancy: Topic = {
  id: 'redundancy',
  title: '정리해고(경영상 해고)',
  askedBy: 'employee',
  fits: ({ says, stage, resignation, dismissal }) =>
    stage === 'not_filed' &&
    resignation !== 'signed' &&
    resignation !== 'forced' &&
    dismissal !== 'withdrawn' &&
    says(
      '정리해고~',
      '구조조정~',
      '경영상~',
      '경영악화~',
      '경영 악화~',
      '인원감축~',
      '인원 감축~',
      '감원~',
      '회사 사정으로~',
      '매출이 줄~',
      '적자~',
    )
      ? says('희망퇴직~') || resignation === 'asked'
        ? 1
        : 2
      : 0,
  sections: ['detail-17'],
  first: (facts) => {
    const { clock } = facts;
    if (facts.asks('위로금~'))
      return '위로금은 법이 정한 것이 없어 회사와 협의하는 돈이고, 해고예고수당과 퇴직금은 그것과 따로 받을 수 있어요.';
    if (facts.size === 'under_five')
      return '직원이 5명 미만이면 정리해고의 네 요건은 적용되지 않지만, 해고예고수당과 밀린 돈은 받을 수 있어요.';
    if (isToCome(facts))
      return clock && !clock.passed
        ? `아직 해고되지 않았으니 지금이 아니라 해고되는 ${clock.from}부터 3개월(${clock.day}까지) 안에 신청하면 되고, 그 전까지 협의와 기준을 글로 물어 두세요.`
        : '아직 해고되지 않았으니 지금이 아니라 해고되는 날부터 3개월 안에 신청하면 되고, 그 전까지 협의와 기준을 글로 물어 두세요.';
    return '회사가 해고를 피하려는 노력, 공정한 기준, 근로자대표와의 협의를 갖추지 않았다면 부당한 정리해고로 다툴 수 있어요.';
  },
  today: (facts) => [
    '오늘 회사에 “해고를 피하려고 한 일과, 대상자를 고른 기준과 점수, 근로자대표와 협의한 날짜를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '희망퇴직 신청서, 사직서, 합의서에는 서명하지 마세요.',
    isToCome(facts) && '해고일까지는 평소대로 출근하세요. 그때까지 회사가 바꿀 수 있어요.',
  ],
  week: (facts) => [
    '통지서, 새로 뽑는 공고, 성과급이나 임원 보수, 매출 자료처럼 회사 사정을 보여 주는 것을 모으세요.',
    '근로자대표를 누가 어떻게 뽑았는지 동료에게 물어 적으세요.',
    facts.size !== 'under_five' &&
      !isToCome(facts) &&
      '3개월 안에 구제신청을 내고, 사유와 기준을 글로 요구한 기록을 함께 붙이세요.',
    facts.size !== 'under_five' && !isToCome(facts) && fileOnline,
    facts.size !== 'under_five' &&
      isToCome(facts) &&
      '구제신청은 해고일부터 낼 수 있으니 그동안 신청서를 미리 써 두세요.',
  ],
  law: (facts) =>
    facts.size === 'under_five'
      ? [
          {
            say: '3개월 이상 일했고 30일 전에 알리지 않았다면 30일분 통상임금을 받을 수 있어요. 직원 수와 상관없어요.',
            law: '근로기준법 제26조',
          },
          { say: '임금과 퇴직금은 그만둔 날부터 14일 안에 받아야 해요.', law: '근로기준법 제36조' },
        ]
      : [
          {
            say: '정리해고는 긴박한 경영상 필요, 해고를 피하려는 노력(해고 회피)과 공정한 기준, 해고 50일 전 통보와 성실한 협의를 갖추어야 하고, 그것은 회사가 밝혀야 해요.',
            law: '근로기준법 제24조; 대법원 2016두64876',
          },
          {
            say: '협의 상대는 과반수 노동조합이나 근로자 과반수를 대표하는 사람이에요. 회사가 고른 관리자와 이야기한 것은 협의로 보기 어려워요.',
            law: '근로기준법 제24조 제3항',
          },
          {
            say: '해고를 앞뒤로 새로 뽑았거나 성과급을 준 것은 긴박한 필요가 없었다는 사정이 돼요.',
            law: '근로기준법 제24조 제1항',
          },
          {
            say: `해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.${isToCome(facts) ? ' 아직 일어나지 않은 해고라 날이 바뀔 수 있어요.' : ''}`,
            law: '근로기준법 제28조 제2항',
          },
          {
            say: '스스로 나간 것이 아니므로 고용보험에 든 채 보수를 받은 날이 이직 전 18개월에 180일 이상이면 고용센터에서 실업급여를 받을 수 있어요.',
            law: '고용보험법 제40조, 제58조',
          },
        ],
  asks: ({ days, workers, says }) => [
    { ask: '통지서에 적힌 해고일과 해고 사유는 무엇인가요?' },
    !says('근로자대표~') && { ask: '근로자대표를 뽑은 적이 있나요?', choices: ['뽑았어요', '뽑지 않았어요', '몰라요'] },
    { ask: '같은 때 새로 뽑거나 성과급을 주었나요?', choices: ['예', '아니요', '몰라요'] },
    days.dismissed === null && { ask: '해고일은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
