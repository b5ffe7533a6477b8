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
import { asksWhetherMay } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

/** A company that wants to dismiss somebody and asks how, or whether it may. */
export const lawfulDismissal: Topic = {
  id: 'lawful-dismissal',
  title: '직원을 내보내려고 할 때(회사)',
  askedBy: 'employer',
  general: true,
  // What isn't about an ending isn't answered with the letter about one.
  fits: (facts) =>
    isPlanning(facts) && !isSmall(facts) && (facts.dismissal !== null || facts.says('해고~', '부당해고~', '저성과~'))
      ? 2
      : 0,
  first: (facts) =>
    isSmall(facts)
      ? '직원이 5명 미만이어도 30일 전에 알리거나 30일분 통상임금을 주어야 하고, 법이 보호하는 사정이 있으면 해고할 수 없어요.'
      : facts.says('일 못하~', '일을 못하~', '저성과~', '성과가~', '실적~', '업무능력~', '능력이~')
        ? '성과가 낮다는 것만으로 바로 내보내기는 어렵고, 공정한 평가와 개선 기회, 정해진 절차, 이유와 날짜를 적은 서면을 갖추어야 해요.'
        : facts.asks('다음주~', '다음 주~', '담주~', '당장~', '오늘', '내일', '바로', '이번주~', '이번 주~')
          ? `${soon(facts.asks)} 내보내기는 어렵고, 서면 경고와 개선 기회, 징계 절차, 서면 통지 순서로 해야 해요.`
          : asksWhetherMay(facts) && !/어떻게|절차|방법|순서|뭐|무엇|뭘/u.test(facts.question)
            ? '아니요, 정당한 이유를 보여 줄 기록과 절차, 서면 없이 해고하면 부당해고가 될 수 있어요.'
            : '정당한 이유를 보여 줄 기록, 규칙이 정한 절차, 이유와 날짜를 적은 서면, 30일 전 예고를 차례로 갖추어야 해요.',
  today: () => [
    '아직 말이나 문자로 나가라고 하지 마세요. 그것만으로 서면 없는 해고가 될 수 있어요.',
    checkProtected,
    '언제 무슨 일이 있었는지 출근 기록, 업무 자료, 들은 말을 날짜대로 모으고 직원의 설명도 들으세요.',
  ],
  week: () => [
    '고칠 점과 기한을 적은 서면 경고를 주고 나아졌는지 기록하세요. 자리 이동이나 가벼운 징계로 충분하지 않은지도 따져 보세요.',
    '취업규칙의 징계 사유와 절차를 확인해 출석 통지, 소명, 의결을 모두 남기세요.',
    '그래도 해고한다면 이유와 날짜를 적은 종이를 건네고 받은 날을 남기세요. 임금과 퇴직금은 14일 안에 정산해요.',
    consultFirst,
  ],
  law: (facts) => [!isSmall(facts) && reasonNeeded, ownProcedure, noticeDue(facts), protectedAtAnySize],
  refuses: ({ asks }) => [
    asks('꼼수~', '안 걸리~', '안걸리~', '핑계~', '사유 만들~', '이유 만들~', '사직서 받~', '스스로 나가게~') &&
      noTricks,
  ],
  asks: ({ months, workers }) => [
    { ask: '내보내려는 실제 이유와, 그것을 보여 주는 기록은 무엇인가요?' },
    {
      ask: '그 직원에게 해당하는 것이 있나요?',
      choices: [
        '산재로 쉬고 있는 직원이에요',
        '임신·육아휴직 중인 직원이에요',
        '노조원이거나 신고한 직원이에요',
        {
          say: '해당하는 것이 없는 직원이에요',
          then: '그러면 이유를 보여 줄 기록과 취업규칙의 절차, 서면을 차례로 갖추세요.',
        },
        { say: '해당하는지 모르겠어요', then: '직원에게 캐묻지 말고, 휴가·병가·신고 기록으로 먼저 확인하세요.' },
      ],
    },
    ownProcedureAsk,
    months === null && { ask: '그 직원은 얼마나 일했나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};

const soon = (asks: (...words: readonly string[]) => boolean): string =>
  asks('다음주~', '다음 주~', '담주~') ? '다음 주에' : asks('오늘', '내일', '당장~', '바로') ? '바로' : '이번 주에';
