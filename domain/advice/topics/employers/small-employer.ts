import { protectedAtAnySize } from '../company/company-lines.ts';
import { howWorkersCount } from '../lines.ts';
import { thirtyDays } from '../money/amounts.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall, no } from '../when.ts';

/** Fewer than five workers: no relief by the commission, but the notice and the bans hold. */
export const smallEmployer: Topic = {
  id: 'small-employer',
  title: '직원이 5명이 안 되는 가게의 해고(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    (isPlanning(facts) || (facts.asker === 'employer' && facts.dismissal === 'done' && facts.stage === 'not_filed')) &&
    (isSmall(facts) || facts.size === 'unclear' || facts.says('5인 미만', '5인미만', '5명 미만', '5명미만'))
      ? 2
      : 0,
  first: (facts) => {
    if (facts.months !== null && facts.months < 3)
      return '계속 일한 기간이 3개월이 안 되면 해고예고수당은 없지만, 일한 임금은 14일 안에 주어야 하고 보호받는 사정이 있으면 내보낼 수 없어요.';
    if (
      /5\s?[인명]\s?(?:이상|미만)[^.?!\n]{0,10}(?:인가|맞|되나|해당|으로\s?보)/u.test(facts.question) &&
      !/서면/u.test(facts.question)
    )
      return '한 달 동안 날마다 일한 사람을 모두 세어, 평균과 5명 이상인 날이 절반이 되는지로 정해져요.';
    if (/서면|통지서|종이/u.test(facts.question) && /안\s?(?:줘|주|해|써)도|필요|꼭|맞나|맞죠/u.test(facts.question))
      return '네, 5명 미만이면 서면이 꼭 필요하지는 않지만, 30일 전에 알리거나 30일분 통상임금을 주어야 해요.';
    return facts.size === 'unclear'
      ? '날마다 일한 사람을 세어 5명 미만이어도, 오늘 내보내면 30일분 통상임금을 주어야 해요.'
      : facts.dismissal === 'done'
        ? `${no(facts)}5명 미만이어도 30일 전에 알리지 않았다면 30일분 통상임금을 주어야 해요.`
        : `${no(facts)}5명 미만이어도 30일 전에 알리지 않고 내보내면 30일분 통상임금을 주어야 해요.`;
  },
  today: (facts) => [
    facts.dismissal !== 'done' &&
      (facts.months === null || facts.months >= 3) &&
      '오늘 말로 내보내지 말고, 30일 뒤의 날짜와 이유를 적은 글로 알리거나 30일분을 준비하세요.',
    '그 직원이 산재 요양, 임신·출산·육아휴직, 노조, 성희롱·노동청 신고에 해당하는지 확인하세요. 해당하면 내보낼 수 없어요.',
    '최근 한 달 동안 날마다 일한 사람을 세어 보세요. 대표는 빼고 아르바이트와 월급을 받는 가족은 넣어요.',
  ],
  week: () => [
    '임금과 퇴직금은 그만둔 날부터 14일 안에 모두 주세요. 주지 않으면 직원이 노동청(1350)에 진정할 수 있어요.',
    '근로계약서나 규칙에 해고 사유를 정해 두었다면 5명 미만이어도 그대로 지키세요.',
  ],
  law: (facts) => {
    const sum = thirtyDays(facts);
    return [
      {
        say: '해고예고는 5명 미만에도 적용돼요. 5명 미만이면 부당해고 구제신청의 대상은 아니지만, 30일 전에 알리거나 30일분 통상임금을 주어야 해요. 계속 일한 기간이 3개월이 안 되면 예외예요.',
        law: '근로기준법 제26조',
      },
      sum !== null && { say: `30일분은 ${sum.formula} 무렵이에요.`, law: '근로기준법 시행령 제6조' },
      protectedAtAnySize,
      { ...howWorkersCount, say: `${howWorkersCount.say} 대표는 빼고 날마다 일한 직원을 모두 세어요.` },
      {
        say: '임금과 퇴직금은 14일 안에 주어야 하고 어기면 처벌받을 수 있어요.',
        law: '근로기준법 제36조, 제109조 제1항',
      },
    ];
  },
  asks: ({ months, weeklyHours, monthlyWage, hourlyWage }) => [
    months === null
      ? {
          ask: '그 직원은 3개월 이상 일했나요?',
          choices: [
            { say: '3개월 넘게 일했어요', then: '그러면 30일 전에 알리거나 30일분 통상임금을 주어야 해요.' },
            {
              say: '아직 3개월이 안 됐어요',
              then: '3개월이 안 되면 해고예고수당은 없지만, 일한 임금은 14일 안에 주어야 해요.',
            },
          ],
        }
      : { ask: '내보내려는 이유는 무엇인가요?' },
    { ask: '최근 한 달 동안 날마다 몇 명이 일했나요? 아르바이트도 넣어 주세요.' },
    monthlyWage === null && hourlyWage === null && { ask: '그 직원의 월급(또는 시급)은 얼마인가요?' },
    weeklyHours === null && { ask: '그 직원은 한 주에 몇 시간 일하나요?' },
  ],
};
