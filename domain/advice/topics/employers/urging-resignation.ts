import { consultFirst, noTricks } from '../company-lines.ts';
import type { Topic } from '../topic.ts';
import { isPlanning } from '../when.ts';

/** A company wants a resignation or an agreement instead of a dismissal. */
export const urgingResignation: Topic = {
  id: 'urging-resignation',
  title: '권고사직을 하려고 할 때(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isPlanning(facts) &&
    facts.says('권고사직~', '사직을 권~', '사직 권고~', '사직서 받~', '사직서를 받~', '희망퇴직~', '위로금~') &&
    !facts.says('정리해고~')
      ? 2
      : 0,
  first: () => '권고사직은 제안할 수 있지만 직원이 거절할 수 있고, 강요하면 해고로 보거나 취소될 수 있어요.',
  today: () => [
    '그 자리에서 쓰게 하지 말고, 조건을 글로 주고 생각할 시간을 주세요.',
    '나가지 않으면 고소한다거나 불이익을 준다는 말, 방에 붙잡아 두는 일은 하지 마세요.',
  ],
  week: () => [
    '받아들이면 퇴직일, 위로금과 지급일, 밀린 임금·퇴직금은 따로라는 것을 합의서에 적고 이직 사유는 사실대로 신고하세요.',
    consultFirst,
  ],
  law: () => [
    { say: '겁을 주거나 속여 받은 사직서는 취소될 수 있어요.', law: '민법 제110조' },
    { say: '그만둘 뜻이 없는 직원에게 어쩔 수 없이 쓰게 한 사직은 실제로는 해고로 봐요.', law: '대법원 90다11554' },
    { say: '이직 사유를 사실과 다르게 신고해 실업급여를 받게 하면 회사도 함께 책임져요.', law: '고용보험법 제62조' },
    { say: '임금과 퇴직금은 14일 안에 주어야 해요.', law: '근로기준법 제36조' },
  ],
  refuses: ({ asks }) => [
    asks('어떻게 하면 쓰~', '쓰게 하~', '스스로 나가게~', '괴롭~', '압박~', '압박해~') && noTricks,
  ],
  asks: () => [
    {
      ask: '사직을 권하려는 이유는 무엇인가요?',
      choices: [
        {
          say: '성과가 낮아서 권하려고요',
          then: '성과가 이유라면 평가와 개선 기회를 먼저 남기고, 제안은 한두 번으로 그치세요.',
        },
        {
          say: '잘못이 있어서 권하려고요',
          then: '잘못이 이유라면 징계로 겁주지 말고, 조건을 글로 주어 스스로 정하게 하세요.',
        },
        '회사 사정 때문에 권하려고요',
        { say: '다른 이유로 권하려고요', then: '이유를 솔직하게 적고, 조건과 생각할 시간을 글로 주세요.' },
      ],
    },
    {
      ask: '직원에게 이미 한 말이 있나요?',
      choices: [
        {
          say: '아직 말하지 않았어요',
          then: '그러면 조건과 답할 날을 먼저 글로 정한 뒤에 한 사람이 차분히 제안하세요.',
        },
        {
          say: '이미 그만두라고 말했어요',
          then: '그 말이 해고로 보일 수 있으니, 결정이 아니라 제안이었다는 것을 오늘 글로 분명히 하세요.',
        },
      ],
    },
  ],
};
