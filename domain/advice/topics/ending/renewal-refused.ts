import type { Facts } from '../../understanding/facts.ts';
import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen, isSmall } from '../when.ts';

/** `한 달 쉬었다 다시 오래요`. */
const hasGap =
  /쉬었다가?\s?(?:다시\s?)?(?:오|와|나오|들어오|재입사|계약)|공백\s?(?:기|두|을)|(?:한|두|1|2)\s?달\s?(?:쉬고|비우고)/u;

/** 기간제법 제4조 제1항 제4호. */
const isOverFiftyFive = ({ question, today }: Facts): boolean => {
  if (/정년/u.test(question)) return false;
  const [, year] = /(?<!\d)(?:19)?([4-7]\d)\s?년\s?생/u.exec(question) ?? [];
  if (year !== undefined) return Number(today.slice(0, 4)) - 1900 - Number(year) > limit;
  return (
    /(?<!\d)(?:5[5-9]|[67]\d)\s?(?:세|살)|(?:나이|저는|제가|올해|만)(?:는|가|도)?\s?(?:만\s?|올해\s?)?(?:5[5-9]|[67]\d)(?=이|인|예|입|에|\s|[.,]|$)/u.test(
      question,
    ) ||
    /(?<![가-힣])(?:쉰\s?(?:다섯|여섯|일곱|여덟|아홉)|(?:예순|일흔)(?:\s?(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉))?)(?=\s?(?:살|세|이|인|예|입|에|\s|[.,]|$))/u.test(
      question,
    )
  );
};
const limit = 55;
/** `정규직 된 거 아닌가요`. */
const asksPermanent = ({ asks }: Facts): boolean => asks('정규직~', '무기계약~', '무기직~', '정직원~');
const othersStay = ({ question }: Facts): boolean =>
  /(?:다른|나머지|딴|동료|옆)[^.?!\n]{0,10}(?:다|모두|전부)\s?(?:[가-힣]{1,4}\s)?(?:해\s?준|해\s?줬|재계약|갱신|연장|됐|되었|했)|(?:저|나)만\s?(?:빼|안)/u.test(
    question,
  );

/** The fixed term ran out, or will, and isn't renewed (갱신기대권, 기간제법 제4조). */
export const renewalRefused: Topic = {
  id: 'renewal-refused',
  title: '계약 만료와 갱신 거절',
  askedBy: 'employee',
  fits: ({ dismissal, contract, stage, resignation, says, question }) => {
    if (resignation === 'signed' || resignation === 'forced' || stage !== 'not_filed') return 0;
    if (dismissal === 'not_renewed') return contract === 'probation' ? 0 : 2;
    if (contract === 'fixed_term' && hasGap.test(question)) return 3;
    if (contract === 'fixed_term' && says('2년~') && says('자르~', '짜르~', '전에~', '불법~')) return 2;
    if (says('2년~') && says('정규직~', '무기계약~', '무기직~', '정규직 전환~', '전환 심사~')) return 2;
    return contract === 'fixed_term' &&
      says('만료~', '재계약~', '갱신~', '연장', '전환~', '정규직 전환~', '정규직전환~', '무기계약~', '무기계약직~')
      ? 2
      : 0;
  },
  sections: ['detail-3'],
  first: (facts) => {
    const { clock, months, dismissal } = facts;
    if (isSmall(facts))
      return '직원이 5명 미만이면 재계약 거절을 노동위원회에서 다투기는 어렵고, 약속이 있었는지에 따라 법원에서 따져 볼 수 있어요.';
    if (hasGap.test(facts.question))
      return '2년을 피하려고 잠깐 쉬게 한 것이라면, 이어서 일한 것으로 보아 기간과 퇴직금을 다툴 수 있어요.';
    if (/(?:2년|24개월)[^.?!]{0,8}(?:되기|채우기|전)/u.test(facts.question))
      return '2년이 되기 전에 끝내는 것 자체가 불법은 아니지만, 갱신을 믿을 만했거나 기간 중에 내보냈다면 다툴 수 있어요.';
    if (isOverFiftyFive(facts)) {
      const until = clock === null || clock.passed ? '' : ` ${clock.day}까지 노동위원회에서`;
      const reason = othersStay(facts) ? '다른 사람을 모두 다시 썼다면' : '갱신을 믿을 만한 규정이나 관행이 있었다면';
      return asksPermanent(facts) || until !== ''
        ? `만 55세 이상이면 2년을 넘겨도 정규직으로 바뀌지는 않지만, ${reason}${until} 갱신 거절을 다툴 수 있어요.`
        : '55세 이상이면 2년을 넘겨도 정규직이 되지는 않지만, 갱신을 믿을 만한 규정이나 관행이 있었다면 다툴 수 있어요.';
    }
    if (facts.asks('정규직~', '무기계약~', '무기직~') && months !== null && months > 24)
      return '네, 예외가 아닌데 2년을 넘겨 일했다면 기간을 정하지 않은 근로자로 보아, 만료를 이유로 내보내면 해고가 돼요.';
    if (asksUntilWhen(facts) || dismissal === 'to_come')
      return clock && !clock.passed
        ? `통보받은 날이 아니라 계약이 끝나는 ${clock.from}부터 3개월을 세어서 ${clock.day}까지예요.`
        : '통보받은 날이 아니라 계약이 끝나는 날부터 3개월을 세요.';
    if (
      facts.says('정규직 전환~', '정규직전환~', '전환시험~', '전환 시험~', '전환심사~', '전환 심사~', '무기계약 전환~')
    )
      return '정규직 전환을 믿을 만한 규정이나 관행이 있었다면, 이유 없이 전환하지 않은 것은 해고처럼 다툴 수 있어요.';
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
    !isSmall(facts) &&
      isOverFiftyFive(facts) && {
        say: '만 55세 이상인 사람과 계약할 때는 2년을 넘겨 기간제로 쓸 수 있어요. 그 나이에 이르기 전에 이미 2년을 넘겼는지는 따로 따져요.',
        law: '기간제법 제4조 제1항 제4호',
      },
    !isSmall(facts) &&
      !isOverFiftyFive(facts) && {
        say: '기간을 정한 계약이 2년을 넘었고 예외(55세 이상, 빈자리 대신, 정해진 사업의 완료 등)가 아니면 기간을 정하지 않은 근로자로 봐요.',
        law: '기간제법 제4조',
      },
    {
      say: '계약서나 취업규칙의 재계약 규정, 되풀이된 관행, 동료의 갱신으로 갱신을 믿을 만했다면(갱신기대권) 합리적인 이유 없는 거절은 부당해고처럼 효력이 없어요. 한 번도 갱신하지 않았어도 인정될 수 있어요.',
      law: '대법원 2014두45765; 대법원 2007두1729',
    },
    {
      say: `거절에 합리적인 이유가 있다는 것은 회사가 밝혀야 해요. 다만 공정한 평가에 따른 거절은 정당하다고 볼 수 있${facts.months !== null && facts.months > 24 ? '어요.' : '고, 거절은 서면으로 알리지 않아도 돼요.'}`,
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
      choices: [
        {
          say: '다른 계약직은 모두 재계약했어요',
          then: '나만 빼고 모두 다시 계약했다면 갱신을 믿을 만했다는 힘 있는 사정이니, 이름과 날짜를 적어 두세요.',
        },
        {
          say: '일부만 재계약했어요',
          then: '누구는 되고 누구는 안 되었는지 기준과 점수를 회사에 글로 물어보세요.',
        },
        {
          say: '아무도 재계약하지 못했어요',
          then: '모두 끝났다면 관행으로 다투기는 어려우니, 계약서의 갱신 규정이나 관리자의 약속이 있었는지 찾아보세요.',
        },
      ],
    },
    months !== null &&
      months > 24 && {
        ask: '55세 이상이거나 휴직자를 대신해 뽑힌 것처럼 2년의 예외에 해당하나요?',
        choices: [
          {
            say: '2년의 예외에는 해당하지 않아요',
            then: '예외가 아니라면 2년을 넘긴 때부터 기간을 정하지 않은 근로자로 보아, 만료로 내보내는 것은 해고예요.',
          },
          {
            say: '휴직자를 대신해 뽑혔어요',
            then: '휴직자가 돌아올 때까지만 쓰는 계약은 2년의 예외라서, 갱신을 믿을 만한 약속이 있었는지를 따져야 해요.',
          },
          {
            say: '예외인지 잘 모르겠어요',
            then: '계약서에 빈자리를 대신한다거나 정해진 사업이 끝날 때까지라는 말이 있는지부터 찾아보세요.',
          },
        ],
      },
    days.dismissed === null && { ask: '계약이 끝나는(끝난) 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
