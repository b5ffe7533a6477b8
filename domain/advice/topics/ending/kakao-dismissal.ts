import type { Topic } from '../topic.ts';

/** Told by messenger, by text message or by mouth, at a workplace of five or more, or of a size that isn't told. */
export const kakaoDismissal: Topic = {
  id: 'kakao-dismissal',
  title: '카톡·문자·말로 한 해고',
  askedBy: 'employee',
  fits: ({ dismissal, notice, size, resignation, stage, contract }) =>
    (dismissal === 'done' || dismissal === 'to_come') &&
    (notice === 'messenger' || notice === 'spoken') &&
    size !== 'under_five' &&
    resignation === null &&
    stage === 'not_filed'
      ? contract === null || contract === 'regular'
        ? 2
        : 1
      : 0,
  sections: ['detail-8'],
  first: ({ notice }) =>
    notice === 'messenger'
      ? '네, 카톡이나 문자로 나오지 말라는 것도 해고이고, 이유와 날짜를 적은 서면이 없으면 효력이 없어요.'
      : '네, 말로 나가라고 한 것도 해고이고, 이유와 날짜를 적은 서면이 없으면 효력이 없어요.',
  today: ({ notice, dismissal }) => [
    '오늘 회사에 “계속 일하겠다, 해고 사유를 서면으로 달라”고 글로 보내고 답을 남겨 두세요.',
    notice === 'messenger' && '톡방을 나가기 전에 대화를 내보내기로 백업하고 날짜가 보이게 캡처해 두세요.',
    dismissal === 'to_come' && '그날까지는 평소대로 출근하고, 막으면 막힌 모습을 사진이나 글로 남기세요.',
    '사직서나 합의서를 내밀어도 서명하지 마세요.',
  ],
  week: () => [
    '근로계약서, 급여 이체 내역, 출퇴근 기록을 모아 두세요.',
    '노동위원회 구제신청서는 온라인·팩스·방문으로 낼 수 있고, 자세한 이유는 나중에 보충할 수 있어요.',
  ],
  law: ({ months }) => [
    { say: '해고는 사유와 시기를 서면으로 알려야 효력이 있어요.', law: '근로기준법 제27조' },
    {
      say: '5명 이상인 곳이라면 해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    (months === null || months >= 3) && {
      say: '30일 전에 알리지 않았다면 30일분 통상임금(해고예고수당)도 따로 노동청에 청구할 수 있어요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: ({ days, workers }) => [
    days.dismissed === null && { ask: '나오지 말라고 한 날은 언제부터인가요?' },
    {
      ask: '서면 통지를 따로 받았거나 사직서에 서명한 일이 있나요?',
      choices: ['없어요', '서면을 받았어요', '사직서를 썼어요'],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
