import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen, isSmall } from '../when.ts';

/** The fixed term ran out, or will, and isn't renewed (갱신기대권, 기간제법 제4조). */
export const renewalRefused: Topic = {
  id: 'renewal-refused',
  title: '계약 만료와 갱신 거절',
  askedBy: 'employee',
  fits: ({ dismissal, contract, stage, resignation, says }) => {
    if (resignation === 'signed' || resignation === 'forced' || stage !== 'not_filed') return 0;
    if (dismissal === 'not_renewed') return contract === 'probation' ? 0 : 2;
    return contract === 'fixed_term' &&
      says('만료~', '재계약~', '갱신~', '연장', '정규직 전환~', '정규직전환~', '무기계약~', '무기계약직~')
      ? 2
      : 0;
  },
  sections: ['detail-3'],
  first: (facts) => {
    const { clock, months, dismissal } = facts;
    if (isSmall(facts))
      return '직원이 5명 미만이면 재계약 거절을 노동위원회에서 다투기는 어렵고, 약속이 있었는지에 따라 법원에서 따져 볼 수 있어요.';
    if (asksUntilWhen(facts) || dismissal === 'to_come')
      return clock && !clock.passed
        ? `통보받은 날이 아니라 계약이 끝나는 ${clock.from}부터 3개월을 세어서 ${clock.day}까지예요.`
        : '통보받은 날이 아니라 계약이 끝나는 날부터 3개월을 세요.';
    return months !== null && months > 24
      ? '계약이 끝났다는 말만으로 정해지지 않고, 예외가 아닌데 2년을 넘겨 일했다면 기간을 정하지 않은 근로자로 보아, 내보내려면 정당한 이유가 있어야 해요.'
      : '계약이 끝났다고 늘 끝은 아니고, 다시 계약하리라고 믿을 만한 규정이나 관행이 있었다면 이유 없는 거절은 해고처럼 다툴 수 있어요.';
  },
  today: ({ dismissal }) => [
    '오늘 회사에 “다시 계약하여 계속 일하겠습니다. 다시 계약하지 않는다면 그 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '재계약을 원하지 않는다거나 이의가 없다는 서류에는 서명하지 마세요.',
    dismissal !== 'done' && '계약이 끝나는 날까지는 평소대로 출근하세요.',
  ],
  week: (facts) => [
    '지금까지의 계약서를 모두 모아 시작한 날과 끝난 날, 사이의 빈 기간을 적으세요.',
    '같은 처지의 동료 몇 명 가운데 몇 명이 다시 계약했는지, 관리자가 한 말, 평가표와 기준을 모으세요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '노동위원회 구제신청은 3개월 안이에요. 다투는 것이 재계약 거절이면 계약이 끝난 날부터 세고, 통보받은 날부터 세어도 3개월 안에 들게 내면 더 안전해요.',
      law: '근로기준법 제28조 제2항; 대법원 2014두45765',
    },
    !isSmall(facts) && {
      say: '기간을 정한 계약이 2년을 넘었고 예외(55세 이상, 빈자리 대신, 정해진 사업의 완료 등)가 아니면 기간을 정하지 않은 근로자로 봐요.',
      law: '기간제법 제4조',
    },
    {
      say: '계약서나 취업규칙의 재계약 규정, 되풀이된 관행, 동료의 갱신으로 갱신을 믿을 만했다면(갱신기대권) 합리적인 이유 없는 거절은 부당해고처럼 효력이 없어요. 한 번도 갱신하지 않았어도 인정될 수 있어요.',
      law: '대법원 2014두45765; 대법원 2007두1729',
    },
    {
      say: '거절에 합리적인 이유가 있다는 것은 회사가 밝혀야 해요. 다만 공정한 평가에 따른 거절은 정당하다고 볼 수 있고, 거절은 서면으로 알리지 않아도 돼요.',
      law: '대법원 2021두45114',
    },
    isSmall(facts) && {
      say: '정한 기간이 끝나기 전에 회사가 잘못으로 내보낸 것이라면 남은 기간의 손해배상을 법원에서 청구할 수 있어요.',
      law: '민법 제661조',
    },
  ],
  asks: ({ days, workers, months }) => [
    { ask: '계약마다 시작한 날과 끝난 날은 언제이고, 사이에 쉰 기간이 있었나요?' },
    {
      ask: '같은 일을 하던 다른 계약직은 다시 계약했나요?',
      choices: ['모두 했어요', '일부만 했어요', '아무도 못 했어요', '몰라요'],
    },
    months !== null &&
      months > 24 && {
        ask: '55세 이상이거나 휴직자를 대신해 뽑힌 것처럼 2년의 예외에 해당하나요?',
        choices: ['아니요', '예', '잘 모르겠어요'],
      },
    days.dismissed === null && { ask: '계약이 끝나는(끝난) 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
