import type { Facts } from '../../understanding/facts.ts';
import { statedReasonReplies } from '../asks/shared-asks.ts';
import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen, isCommissionOver, isSmall } from '../when.ts';

/** `감봉 20% 깎는다는데`. */
const isCut = (question: string): boolean => /감봉|감급|깎/u.test(question);
const kindOf = (question: string): string => {
  const kinds = [...new Set([...question.matchAll(/정직|감봉|견책|강등/gu)].map(([kind]) => kind))];
  return kinds.length === 0 ? '해고가 아닌 징계' : kinds.join('·');
};

/** Only to who asks whether. */
const yes = (facts: Facts): string =>
  !asksUntilWhen(facts) &&
  facts.asks('되나~', '되는~', '됨?', '노동위됨~', '다툴~', '있나~', '가능~', '할수 있~', '할 수 있~', '되죠~')
    ? '네, '
    : '';

/** A punishment short of dismissal (정직, 감봉, 견책, 강등): disputed in the same way, and counted later. */
export const lesserDiscipline: Topic = {
  id: 'lesser-discipline',
  title: '정직·감봉 같은 징계',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    (facts.dismissal === null || facts.dismissal === 'disciplined' || facts.dismissal === 'suspended') &&
    facts.resignation === null &&
    !isCommissionOver(facts) &&
    facts.says('정직', '감봉~', '견책~', '시말서~', '강등~', '경고장~', '징계 받~', '징계받~')
      ? 2
      : 0,
  sections: ['detail-23'],
  first: (facts) => {
    if (isCut(facts.question) && facts.asks('맞나~', '맞아~', '맞는~', '되나~', '되는~', '얼마~', '프로', '%', '가능~'))
      return '감봉은 한 번에 하루 평균임금의 절반을, 모두 합해 한 달 임금의 10분의 1을 넘지 못해요.';
    if (facts.asks('시말서~', '경위서~') && facts.dismissal !== 'disciplined')
      return '시말서를 몇 번 썼다고 저절로 해고되지는 않고, 해고하려면 그만큼 무거운 이유와 절차가 있어야 해요.';
    const kind = kindOf(facts.question);
    const { clock } = facts;
    if (!isSmall(facts) && clock !== null && !clock.passed)
      return `${yes(facts)}${kind}도 부당하면 ${clock.day}까지 노동위원회에 구제신청할 수 있어요.`;
    return isSmall(facts)
      ? '직원이 5명 미만이면 징계를 노동위원회에서 다투기는 어렵지만, 규칙이 정한 절차와 감봉의 한도는 따져 볼 수 있어요.'
      : `${yes(facts)}${kind}도 부당하면 통지를 받은 날부터 3개월 안에 노동위원회에 구제신청을 할 수 있어요.`;
  },
  today: () => [
    '징계 통지서와 받은 날이 보이는 자료를 저장하세요. 기한은 그날부터 세어요.',
    '사실과 다른 점을 글로 적어 회사에 이의를 남기고, 잘못을 모두 인정하는 각서에는 서명하지 마세요.',
    '정직 기간에 나가지 않는 것은 결근이 아니지만, 회사의 지시는 확인하고 기간이 끝나면 정해진 날에 출근하세요.',
  ],
  week: (facts) => [
    '취업규칙의 징계 사유와 절차, 같은 일을 한 동료의 처분을 확인하세요.',
    '사내 재심을 신청해도 노동위원회의 3개월은 따로 흘러요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '정당한 이유 없는 정직·감봉 같은 징계도 금지되고, 3개월 안에 노동위원회에 구제신청을 할 수 있어요. 한 일에 비해 너무 무겁거나 같은 일을 한 다른 사람과 크게 다르면 지나친 징계가 될 수 있어요.',
      law: '근로기준법 제23조 제1항, 제28조',
    },
    { say: '취업규칙이 정한 징계위원회와 소명을 어기면 징계가 무효가 될 수 있어요.', law: '대법원 90다8077' },
    {
      say: '감봉은 한 번에 하루 평균임금의 절반을, 모두 합해 한 달 임금의 10분의 1을 넘지 못해요.',
      law: '근로기준법 제95조',
    },
    { say: '같은 일로 다시 징계하거나 해고하는 것은 이중징계로 무효가 될 수 있어요.', law: '근로기준법 제23조 제1항' },
  ],
  asks: ({ days, workers }) => [
    days.told === null && { ask: '징계 통지를 받은 날은 언제인가요?' },
    {
      ask: '통지서에 적힌 사유는 무엇이고 사실인가요?',
      choices: statedReasonReplies,
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
