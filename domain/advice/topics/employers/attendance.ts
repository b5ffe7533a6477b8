import { ownProcedureAsk } from '../asks/shared-asks.ts';
import {
  checkProtected,
  consultFirst,
  noTricks,
  noticeDue,
  ownProcedure,
  protectedAtAnySize,
  reasonNeeded,
} from '../company/company-lines.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

/** Late or absent again and again. */
export const attendance: Topic = {
  id: 'attendance',
  title: '지각·결근이 잦은 직원(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isPlanning(facts) &&
    !isSmall(facts) &&
    facts.says(
      '지각~',
      '결근~',
      '무단결근~',
      '근태~',
      '조퇴~',
      '출근을 안~',
      '출근 안~',
      '안 나오~',
      '안나오~',
      '연락두절~',
      '잠수~',
    )
      ? 2
      : 0,
  first: ({ asks }) =>
    asks('다음주~', '다음 주~', '담주~', '오늘', '내일', '바로', '당장~', '이번주~', '이번 주~')
      ? `${asks('다음주~', '다음 주~', '담주~') ? '다음 주에는' : '바로 내보내기는'} 어렵고, 서면 경고와 기회, 징계 절차, 서면 통지 순서로 해야 해요.`
      : '지각이나 결근만으로 바로 해고하기는 어렵고, 서면 경고와 기회를 남기고 징계 절차와 서면 통지를 거쳐야 해요.',
  today: ({ says }) => [
    says('연락두절~', '잠수~', '안 나오~', '안나오~', '무단결근~')
      ? '나오지 않는 직원에게는 자동으로 퇴사 처리하지 말고, 출근하라는 글과 사정을 묻는 글을 날짜를 정해 두 번 이상 보내세요.'
      : '늦거나 빠진 날과 시각을 출근 기록으로 정리하고, 말로 주의를 준 것은 날짜를 적어 서면 경고로 다시 남기세요.',
    checkProtected,
    '왜 빠졌는지 직원에게 글로 묻고 답을 받으세요. 일하다 생긴 병이라면 쉬는 동안과 그 뒤 30일에는 해고할 수 없어요.',
  ],
  week: () => [
    '고칠 기한을 준 서면 경고 → 나아졌는지 기록 → 가벼운 징계 → 그래도 이어지면 징계위원회의 순서로 하세요.',
    '해고한다면 이유와 날짜를 적은 종이를 건네세요. 비용은 예고하지 않을 때의 30일분 통상임금과 14일 안에 줄 임금·퇴직금이에요.',
    consultFirst,
  ],
  law: (facts) => [
    {
      ...reasonNeeded,
      say: '기록 없이 내보내면 부당해고가 될 가능성이 커요. 정당한 이유는 회사가 밝혀야 하고, 경고와 개선 기회를 주었는지를 봐요.',
      law: '근로기준법 제23조 제1항',
    },
    ownProcedure,
    noticeDue(facts),
    protectedAtAnySize,
  ],
  refuses: ({ asks }) => [asks('꼼수~', '안 걸리~', '사직서 받~', '사직서를 받~', '핑계로~') && noTricks],
  asks: () => [
    { ask: '늦거나 빠진 날의 출근 기록과 그 직원의 근속 기간은 어떻게 되나요?' },
    {
      ask: '빠진 이유가 병이라면 일 때문에 생긴 것인가요?',
      choices: [
        { say: '일과 상관없이 빠졌어요', then: '그러면 빠진 날과 이유를 적고, 고칠 기한을 준 서면 경고부터 남기세요.' },
        {
          say: '일 때문에 아파서 빠졌어요',
          then: '그러면 쉬는 동안과 그 뒤 30일에는 해고할 수 없으니 멈추고 산재부터 확인하세요.',
        },
        { say: '왜 빠졌는지 몰라요', then: '오늘 이유를 글로 묻고 답을 받은 뒤에 다음을 정하세요.' },
      ],
    },
    ownProcedureAsk,
  ],
};
