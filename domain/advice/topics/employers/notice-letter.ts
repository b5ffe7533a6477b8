import { checkProtected, consultFirst, noticeDue, ownProcedure, reasonNeeded } from '../company-lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** A company asks for a letter of dismissal. The answer lists what the letter must contain. */
export const noticeLetter: Topic = {
  id: 'notice-letter',
  title: '해고 통지서에 적을 것(회사)',
  askedBy: 'employer',
  fits: ({ asker, stage, asks, dismissal }) =>
    asker === 'employer' &&
    stage === 'not_filed' &&
    dismissal !== 'withdrawn' &&
    asks(
      '해고통지서~',
      '해고 통지서~',
      '해고예고 통지서~',
      '해고예고통지서~',
      '통지서 양식~',
      '통지서 써~',
      '서면통지~',
      '서면 통지~',
    )
      ? 2
      : 0,
  first: (facts) =>
    isSmall(facts)
      ? '직원이 5명 미만이면 해고 서면이 꼭 필요한 것은 아니지만, 30일 전에 알린 날이 남게 이유와 날짜를 적은 글로 알리는 것이 안전해요.'
      : '해고 통지서에는 언제 어디서 무슨 일이 있었는지 알 수 있는 이유와 해고하는 날짜를 적은 종이여야 하고, 이유가 정당한지는 따로 따져요.',
  today: () => [
    checkProtected,
    '이유마다 날짜, 있었던 일, 근거 규정을 적고 해고일 하나, 대표 이름과 날인, 건넨 날과 받은 사람의 서명을 넣으세요.',
    '날짜를 거슬러 적거나 없던 일을 넣지 마세요.',
  ],
  week: () => [
    '취업규칙의 징계 절차를 마친 뒤에 건네고, 받지 않으려 하면 내용증명으로 보내세요.',
    '해고일은 건네는 날보다 30일 뒤로 하거나 30일분 통상임금을 준비하세요.',
    consultFirst,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '이유와 시기를 적은 서면이 없으면 해고는 효력이 없고, 규정의 조항만 늘어놓은 것은 부족해요.',
      law: '근로기준법 제27조; 대법원 2011다42324',
    },
    !isSmall(facts) && reasonNeeded,
    ownProcedure,
    noticeDue(facts),
  ],
  refuses: ({ asks }) => [
    asks('써줘~', '써주~', '써 주~', '작성해~', '양식~') &&
      '사유를 대신 지어 써 드리지는 않아요. 실제로 있었던 일을 알려 주시면 빠뜨리지 말아야 할 칸을 알려 드려요.',
  ],
  asks: ({ months }) => [
    { ask: '언제 어디서 무슨 일이 있었고, 그 기록이 있나요?' },
    { ask: '징계위원회나 소명 기회를 거쳤나요?', choices: ['거쳤어요', '아직이에요', '규정이 없어요'] },
    months === null && { ask: '그 직원은 얼마나 일했나요?' },
  ],
};
