import type { Facts } from '../../understanding/facts.ts';
import { labourOffice } from '../lines.ts';
import type { LawLine, Topic } from '../topic.ts';
import { followUp, isDismissed, isSmall, lastDay } from '../when.ts';
import { severanceSum } from './amounts.ts';

/** What the company says instead of paying it. */
const trapOf = ({ says }: Facts): LawLine | null => {
  if (says('안받는 조건~', '안 받는 조건~', '안받기로~', '안 받기로~', '포기~'))
    return { say: '그만두기 전에 퇴직금을 미리 포기한 약속은 효력이 없어요.', law: '대법원 97다49732' };
  return says('중간정산~', '중간 정산~', '월급에 포함~', '월급에 나눠~', '월급에 나누어~', '급여에 포함~')
    ? {
        say: '중간정산은 집을 사는 것처럼 법이 정한 사유로 근로자가 요구했을 때만 할 수 있어요. 사유 없이 나누어 준 돈은 퇴직금으로 보지 않을 수 있어요.',
        law: '근로자퇴직급여 보장법 제8조 제2항',
      }
    : null;
};

/** `퇴직금은 받음`: nothing is asked of it, unless how it was counted. */
const isPaid = (question: string): boolean =>
  /퇴직금(?:은|도|을|까지)?\s?(?:이미\s?|다\s?|전부\s?)?(?:받음|받았(?!을|다면)|들어왔|입금됐|정산\s?(?:됐|받았|끝))/u.test(
    question,
  ) && !/얼마|계산|모자라|적게|덜|맞나|맞는/u.test(question);

/** Severance pay and the year that it takes (근로자퇴직급여보장법 제4조, 제8조). */
export const severancePay: Topic = {
  id: 'severance',
  title: '퇴직금과 1년',
  askedBy: 'employee',
  followsUp: true,
  fits: followUp(({ asks, stage, contract, weeklyHours, dismissal, says, question }) =>
    stage === 'not_filed' &&
    asks('퇴직금~', '퇴직연금~') &&
    !isPaid(question) &&
    !asks('뺀다~', '뺀대~', '빼고~', '까고~', '깐다~', '깐대~', '공제~') &&
    contract !== 'freelance' &&
    !says('해촉~', '위탁~', '위촉~', '프리랜서~', '3.3', '폐업~', '망했~', '망해서~', '문 닫~', '문닫~', '문을 닫~') &&
    !(weeklyHours !== null && weeklyHours < 15)
      ? dismissal === null ||
        asks('1년', '일년~', '11개월', '못받~', '못 받~', '안줘~', '안 줘~', '안준~', '안 준~', '얼마', '계산', '미루~')
        ? 2
        : 1
      : 0,
  ),
  first: (facts) => {
    const sum = severanceSum(facts);
    if (facts.says('안받는 조건~', '안 받는 조건~', '안받기로~', '안 받기로~', '포기~'))
      return '퇴직금을 미리 포기하기로 한 약속은 효력이 없어서, 1년 이상 한 주 평균 15시간 이상 일했다면 받을 수 있어요.';
    if (
      facts.says('중간정산~', '중간 정산~') &&
      facts.says('그 뒤~', '그뒤~', '그 이후~', '이후로~', '그 후~', '그후~')
    )
      return '법이 정한 사유로 중간정산을 했다면, 그 뒤에 일한 기간만으로 퇴직금을 계산해요.';
    if (facts.says('중간정산~', '중간 정산~'))
      return '중간정산은 법이 정한 사유가 있을 때만 할 수 있어서, 그런 사유 없이 준 것이라면 퇴직금을 다시 따져 볼 수 있어요.';
    if (facts.says('월급에 포함~', '월급에 나눠~', '월급에 나누어~', '월급에 넣어~', '급여에 포함~'))
      return '월급에 나누어 준 돈은 퇴직금으로 보지 않는 것이 원칙이어서, 퇴직금을 따로 청구해 볼 수 있어요.';
    if (facts.says('개월짜리~', '쪼개기~', '11개월~') && facts.says('번~', '갱신~', '반복~', '재계약~', '계속~'))
      return '계약을 나누어 썼어도 쉬지 않고 이어 일했다면 기간을 더하고, 1년이 넘으면 퇴직금을 받을 수 있어요.';
    if (
      facts.asks('서약서~', '확인서~', '동의서~', '사인 안~', '싸인 안~', '서명 안~', '사인안~', '싸인안~', '서명안~')
    )
      return '아니요, 퇴직금은 서류에 서명하는 것과 상관없이 그만둔 날부터 14일 안에 받아야 해요.';
    if (facts.months !== null && facts.months < 12)
      return isSmall(facts) || !isDismissed(facts)
        ? '계속 일한 기간이 1년이 안 되면 퇴직금은 생기지 않아요.'
        : '지금 나가면 1년이 안 되어 퇴직금은 생기지 않지만, 부당해고로 인정되면 일한 기간이 이어져 받을 수 있어요.';
    if (facts.contract === 'daily')
      return `${/퇴직금[^.?!\n]{0,10}(?:없|안\s?(?:줘|준|주|나)|못\s?받)/u.test(facts.question) ? '아니요, ' : ''}일용직도 한 회사에서 1년 이상, 한 주 평균 15시간 이상 이어서 일했다면 퇴직금을 받을 수 있어요.`;
    if (sum !== null && facts.asks('얼마', '계산')) return `퇴직금은 ${sum.amount}으로 어림해요.`;
    if (facts.asks('퇴직연금~', 'irp', 'IRP'))
      return '해고되어도 퇴직연금은 없어지지 않고, 그만둔 뒤 개인형 퇴직연금(IRP) 계좌로 받아요.';
    if (facts.asks('분할~', '나눠서~', '나누어~', '할부~'))
      return '거절해도 돼요, 동의하지 않으면 퇴직금은 그만둔 날부터 14일 안에 모두 받아야 해요.';
    if (facts.asks('알바~', '아르바이트~', '파트타임~', '계약직도~', '일용직도~'))
      return '네, 아르바이트도 1년 이상 한 주 평균 15시간 이상 일했다면 퇴직금을 받을 수 있어요.';
    return '1년 이상, 한 주 평균 15시간 이상 일했다면 퇴직금을 그만둔 날부터 14일 안에 받아야 해요.';
  },
  today: (facts) => [
    '입사일과 마지막으로 일한(일할) 날을 보여 주는 계약서, 첫 월급 입금, 4대 보험 이력을 모으세요.',
    isDismissed(facts) &&
      '오늘 회사에 “그만두겠다고 하지 않았고 계속 일하겠습니다. 해고라면 날짜와 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '퇴직금을 포기한다거나 이미 받았다는 서류에는 서명하지 마세요.',
  ],
  week: (facts) => [
    isDismissed(facts) &&
      !isSmall(facts) &&
      `퇴직금을 주지 않으려고 내보낸 것 같다면 구제신청을 하세요.${lastDay(facts)}`,
    `14일이 지나도 주지 않으면 노동청에 진정하세요. ${labourOffice}`,
  ],
  law: (facts) => {
    const sum = severanceSum(facts);
    const trap = trapOf(facts);
    return [
      trap,
      {
        say: '퇴직금은 계속 일한 기간이 1년 이상이고 4주를 평균해 한 주에 15시간 이상 일했을 때 생겨요. 직원이 5명 미만이어도, 아르바이트여도 같아요.',
        law: '근로자퇴직급여 보장법 제4조 제1항',
      },
      sum !== null
        ? {
            say: `1년에 30일분의 평균임금이에요. ${sum.formula}이고, 실제로는 그만두기 전 3개월의 임금으로 계산해요.`,
            law: '근로자퇴직급여 보장법 제8조 제1항',
          }
        : {
            say: '1년마다 30일분의 평균임금이고, 그만두기 전 3개월의 임금으로 하루 평균임금을 계산해요.',
            law: '근로자퇴직급여 보장법 제8조 제1항',
          },
      {
        say: '그만둔 날부터 14일 안에 받아야 하고, 3년이 지나면 권리가 사라져요. 노동청 진정만으로는 이 3년이 멈추지 않아서, 가까워지면 법원에 소장이나 지급명령을 내야 해요.',
        law: '근로자퇴직급여 보장법 제9조, 제10조; 민법 제168조',
      },
      trap === null &&
        isDismissed(facts) &&
        !isSmall(facts) && {
          say: '퇴직금을 피하려는 해고는 정당한 이유가 아니고, 5명 이상인 곳이라면 3개월 안에 구제신청을 할 수 있어요. 말이나 문자로만 알린 해고는 서면이 없어 효력이 없어요.',
          law: '근로기준법 제23조 제1항, 제27조, 제28조 제2항',
        },
      facts.months !== null && facts.months < 12 && !isSmall(facts)
        ? {
            say: '1년이 안 되어도 한 달을 다 나올 때마다 하루의 연차가 생겨 쓰지 못한 만큼 수당을 받고, 30일 전에 알리지 않은 해고라면 3개월 이상 일한 사람은 해고예고수당도 받아요.',
            law: '근로기준법 제60조 제2항, 제26조',
          }
        : false,
    ];
  },
  asks: ({ months, monthlyWage, days, workers, dismissal }) => [
    months !== null && months < 12 && { ask: '입사일과 회사가 든 해고 사유는 무엇인가요?' },
    months === null && { ask: '입사한 날과 마지막으로 일한 날은 언제인가요?' },
    dismissal !== null && days.dismissed === null && { ask: '언제까지 나오라고 했나요?' },
    monthlyWage === null && { ask: '세금을 떼기 전 월급은 얼마인가요?' },
    { ask: '회사가 든 이유는 무엇이고 글로 남아 있나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
