import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isEnding, isSmall, untilWhen } from '../when.ts';

/** Dismissed for absence (무단결근). */
export const absence: Topic = {
  id: 'absence',
  title: '무단결근을 이유로 한 해고',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    !isCommissionOver(facts) &&
    facts.says('무단결근~', '무단 결근~', '무결~', '결근~', '무단이탈~', '무단 이탈~')
      ? isEnding(facts) && facts.dismissal !== 'threatened'
        ? 2
        : facts.dismissal === null
          ? 2
          : 0
      : 0,
  sections: ['detail-10'],
  first: (facts) => {
    const { says } = facts;
    return (
      untilWhen(facts) ??
      (says('자동퇴사~', '자동 퇴사~', '당연퇴직~', '자동으로 퇴사~')
        ? '결근하면 자동으로 퇴사한다는 규정으로 내보낸 것도 해고여서, 일수와 사정에 비추어 정당한 이유가 있어야 해요.'
        : says(
              '연락했~',
              '연락을 했~',
              '연락드렸~',
              '말했~',
              '말씀드렸~',
              '카톡으로~',
              '문자로~',
              '카톡 보냈~',
              '문자 보냈~',
              '전화했~',
              '읽씹~',
            )
          ? '연락을 했고 사정이 있었다면 무단결근이라는 이유만으로 해고가 정당하다고 단정할 수 없어요.'
          : '며칠 결근했다는 것만으로 해고가 늘 정당해지지는 않고, 일수와 사정, 회사의 독촉과 절차를 함께 봐요.')
    );
  },
  today: () => [
    '결근을 알린 카톡, 통화 기록과 보낸 시각, 회사의 답이나 읽음 표시를 저장하세요.',
    '진료 확인서처럼 나가지 못한 사정을 보여 주는 자료를 떼어 두고 회사에도 글로 내세요.',
    '오늘 “무단으로 결근한 것이 아니며 계속 일하겠습니다.”라고 글로 보내세요. 사직서나 잘못을 인정하는 서류에는 서명하지 마세요.',
  ],
  week: (facts) => [
    '취업규칙에서 결근 신고와 징계 절차를 찾아 찍어 두고, 남은 연차와 예전의 경고도 확인하세요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '취업규칙에 며칠이면 해고라고 적혀 있어도 당연히 정당해지는 것은 아니고, 경위와 횟수, 회사의 대응을 종합해 지나치지 않은지 봐요.',
      law: '근로기준법 제23조 제1항',
    },
    facts.says('자동퇴사~', '자동 퇴사~', '당연퇴직~', '자동으로 퇴사~') && {
      say: '며칠 결근하면 자동으로 퇴사한다는 규정으로 내보낸 것도 실제로는 해고여서 정당한 이유가 필요해요.',
      law: '대법원 2007두1460',
    },
    {
      say: '취업규칙이 징계위원회나 소명을 정했다면 그 절차를 어긴 징계해고는 무효가 될 수 있어요.',
      law: '대법원 90다8077',
    },
    !isSmall(facts) && { say: '해고 이유와 시기는 구체적으로 서면에 적어 알려야 해요.', law: '근로기준법 제27조' },
    !isSmall(facts) && {
      say: '해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    isSmall(facts) && {
      say: '3개월 이상 일했고 30일 전에 알리지 않은 해고라면 해고예고수당을 받을 수 있어요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '결근을 알린 카톡이나 문자를 언제 보냈고 회사가 답했나요?',
      choices: ['답이 있었어요', '읽고 답이 없었어요', '알리지 못했어요'],
    },
    { ask: '예전에도 결근이나 경고가 있었나요?', choices: ['없었어요', '있었어요'] },
    { ask: '취업규칙에 징계위원회나 소명 절차가 있나요?', choices: ['있어요', '없어요', '몰라요'] },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
