import { ownProcedureAsk } from '../asks/shared-asks.ts';
import { checkProtected, consultFirst, noticeDue, ownProcedure, reasonNeeded } from '../company/company-lines.ts';
import { refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

/** `징계위를 꼭 열어야 하나요`, `급해서 그냥 통지서만`. */
const skipsProcedure = /징계\s?위[^?!]{0,40}(?:꼭|반드시|안\s?열|열어야|생략|건너|없이|급해|급하|그냥|빼고)/u;

/** A wrong that isn't theft or absence: blows, drink, disobedience, words on the web. */
export const misconduct: Topic = {
  id: 'misconduct',
  title: '직원의 잘못으로 해고하려 할 때(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isPlanning(facts) &&
    !isSmall(facts) &&
    /(?:때렸|때린|폭행|폭언|욕설|욕(?:을|하고|했|까지)|멱살|행패|폭력|때리|술\s?(?:먹|마시|냄새)|음주|지시(?:를)?\s?(?:거부|불이행|안)|말을\s?안\s?들|블라인드|sns|인스타|유튜브|녹음|기밀|자료를|다툼|싸우|싸웠|불친절|입건|구속|면허\s?취소|거짓말|업무\s?방해|징계\s?위|징계\s?해고)/iu.test(
      facts.question,
    )
      ? skipsProcedure.test(facts.question)
        ? 3
        : 2
      : 0,
  first: (facts) =>
    skipsProcedure.test(facts.question)
      ? '취업규칙에 징계위원회가 정해져 있으면 꼭 열어야 하고, 안 열면 해고가 무효가 될 수 있어요.'
      : `${refusal(facts)}한 번의 잘못만으로 바로 해고하기는 어렵고, 사실 확인과 소명, 징계 절차, 서면을 갖추어야 해요.`,
  today: () => [
    '언제 무슨 일이 있었는지 본 사람의 말과 기록을 날짜대로 모으고 직원의 설명을 글로 받으세요.',
    '말이나 문자로 나가라고 하지 마세요. 위험하면 112에 신고하고 두 사람을 떼어 놓으세요.',
    checkProtected,
  ],
  week: () => [
    '취업규칙에서 그 일에 맞는 징계의 종류를 찾고, 전에 비슷한 일을 어떻게 했는지 견주세요.',
    '출석 통지와 소명, 의결을 거친 뒤 해고한다면 이유와 날짜를 적은 종이를 건네세요.',
    consultFirst,
  ],
  law: (facts) => [
    {
      say: '잘못이 고용을 계속할 수 없을 만큼 무거워야 하고, 횟수, 결과, 전의 징계, 다른 직원과의 형평을 함께 봐요.',
      law: '근로기준법 제23조 제1항',
    },
    reasonNeeded,
    ownProcedure,
    noticeDue(facts),
  ],
  asks: () => [
    ownProcedureAsk,
    { ask: '전에도 비슷한 일이 있었고 경고나 징계를 했나요?' },
    { ask: '그 일로 회사나 다른 사람에게 생긴 결과는 무엇인가요?' },
  ],
};
