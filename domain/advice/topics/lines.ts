import type { Facts } from '../understanding/facts.ts';
import { severanceSum, thirtyDays } from './money/amounts.ts';
import type { LawLine } from './topic.ts';

/** Sentences that several topics share, so that they are said in the same words and only once in an answer. */

export const signNothing = '사직서, 합의서, 이의 없다는 확인서에는 서명하지 마세요.';

export const sayYouWillWork =
  '오늘 회사에 “저는 그만두겠다고 하지 않았고 계속 일하겠습니다. 해고라면 날짜와 이유를 서면으로 알려 주세요.”라고 글로 보내고 화면을 남기세요.';

export const keepMessages =
  '회사와 주고받은 문자와 카톡을 날짜와 보낸 사람이 보이게 저장하고, 지우거나 방에서 나가지 마세요.';

export const writeDown = '말로 들은 것은 언제, 어디서, 누가, 뭐라고 했는지 오늘 안에 적어 두세요.';

export const fileOnline =
  '구제신청서는 사업장이 있는 곳의 지방노동위원회에 온라인·팩스·방문으로 낼 수 있고, 자세한 이유와 증거는 나중에 보탤 수 있어요.';

export const labourOffice = '노동청에는 노동포털이나 고용노동부 전화(국번 없이 1350)로 진정할 수 있어요.';

export const legalAid = '소송은 노무사가 대리할 수 없으니 변호사나 대한법률구조공단(132)에 물어보세요.';

export const countWorkers =
  '최근 한 달 동안 문을 연 날마다 몇 명이 일했는지 적어 보세요. 근무표, 단체 대화방, 사진이 자료가 돼요.';

export const justReason: LawLine = {
  say: '5명 이상인 곳의 회사는 정당한 이유 없이 해고하지 못해요.',
  law: '근로기준법 제23조 제1항',
};

export const writtenNotice: LawLine = {
  say: '5명 이상인 곳의 해고는 이유와 시기를 서면으로 알려야 효력이 있어요.',
  law: '근로기준법 제27조',
};

export const threeMonths: LawLine = {
  say: '5명 이상인 곳이라면 해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
  law: '근로기준법 제28조 제2항',
};

const sumOf = (facts: Facts): string => {
  const sum = thirtyDays(facts);
  return sum === null ? '' : ` ${sum.formula}이에요.`;
};

/** Not due before three months of work; who doesn't say how long it was is told the condition. */
export const noticeAllowance = (facts: Facts): LawLine =>
  facts.months !== null && facts.months < 3
    ? { say: '계속 일한 기간이 3개월이 안 되면 해고예고수당은 없어요.', law: '근로기준법 제26조' }
    : {
        say: `${
          facts.months === null ? '3개월 이상 일했고 ' : ''
        }30일 전에 해고를 알리지 않았다면 30일분 통상임금(해고예고수당)을 따로 받을 수 있어요. 직원 수와 상관없어요.${sumOf(facts)}`,
        law: thirtyDays(facts) === null ? '근로기준법 제26조' : '근로기준법 제26조; 근로기준법 시행령 제6조',
      };

export const payInFourteenDays = (facts: Facts): LawLine => {
  const sum = severanceSum(facts);
  return {
    say: `밀린 임금과 퇴직금은 그만둔 날부터 14일 안에 받아야 하고, 서명이나 해고 이유와 상관없어요.${
      sum === null ? '' : ` 퇴직금은 ${sum.formula}으로 어림해요.`
    }`,
    law: '근로기준법 제36조; 근로자퇴직급여 보장법 제8조, 제9조',
  };
};

/** 근로기준법 제11조, 시행령 제7조의2. */
export const howWorkersCount: LawLine = {
  say: '직원 수는 한 달 동안 날마다 일한 사람을 모두 더해 문을 연 날수로 나누어 세고, 5명 이상인 날이 절반 이상이면 5명 이상으로 봐요.',
  law: '근로기준법 제11조; 근로기준법 시행령 제7조의2',
};

export const smallStillProtected: LawLine = {
  say: '직원이 5명 미만이어도 산재 요양·출산휴가와 그 뒤 30일의 해고, 육아휴직·임신·노조·성희롱 신고·노동청 신고를 이유로 한 해고는 금지돼요.',
  law: '근로기준법 제23조 제2항, 제104조; 남녀고용평등법 제11조, 제14조 제6항, 제19조 제3항; 노동조합법 제81조',
};

/** For a worker who doesn't want to go back, or can't: 금전보상. */
export const moneyInstead: LawLine = {
  say: '복직을 원하지 않으면 노동위원회에 복직 대신 해고 기간의 임금 이상의 돈을 명령해 달라고 할 수 있어요.',
  law: '근로기준법 제30조 제3항',
};
