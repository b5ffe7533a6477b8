import type { Facts } from '../../understanding/facts.ts';
import { isOfBenefit } from '../../understanding/of-benefit.ts';
import type { Topic } from '../topic.ts';
import { followUp, isCommissionOver } from '../when.ts';
import { benefit, benefitLimit, benefitUntil } from './amounts.ts';
import { isStillOfBenefit, isTooFar, ofTheTwelveMonths, wasKeptAway } from './twelve-months.ts';

/** What is asked beside whether there is any. */
const ofQuestion = ({ asks, says, resignation }: Facts): string | null => {
  if (asks('토해~', '반납~', '돌려줘~', '돌려주~', '뱉어~'))
    return '해고 기간의 임금을 받게 되면, 그 기간과 겹치는 실업급여는 돌려주게 될 수 있어요.';
  if (
    says('고용보험을 안~', '고용보험 안~', '고용보험도 안~', '4대보험 안~', '4대보험을 안~', '4대보험도 안~', '미가입~')
  )
    return '고용보험에 들지 않았어도 일한 증거로 가입을 확인받으면 실업급여를 받을 수 있어요.';
  if (asks('합의금~', '위로금~'))
    return '위로금이나 합의금을 받았어도, 회사가 내보낸 것이면 실업급여를 받을 수 있어요.';
  if (
    says('증후군~', '디스크~', '질병~', '아파서~', '수술~', '건강이~', '병 때문~', '병때문~') &&
    asks('그만~', '퇴사~', '관두~', '자발적~')
  )
    return '아파서 그만둔 것도, 회사가 다른 일이나 휴직을 줄 수 없었다는 것이 확인되면 실업급여를 받을 수 있어요.';
  if (asks('주말~', '180일~', '180 일~'))
    return '달력의 날이 아니라 보수를 받은 날만 세어서, 무급으로 쉬는 날은 빠지고 유급 주휴일은 들어가요.';
  if (asks('안해준~', '안 해준~', '안해줘~', '안 해줘~', '못해준~', '못 해준~'))
    return '실업급여는 회사가 주는 것이 아니라 고용센터가 정하니, 회사가 내보낸 것이면 회사가 싫어해도 신청할 수 있어요.';
  if (says('성희롱~', '성추행~', '괴롭힘~', '갑질~', '왕따~') && asks('퇴사~', '그만두~', '관두~', '나가고~'))
    return '성희롱이나 괴롭힘을 당해 그만두는 것이면, 스스로 그만두어도 실업급여를 받을 수 있어요.';
  return resignation !== null && says('개인사정~', '개인 사정~') && says('쓰라~', '쓰래~', '하라~', '해서~')
    ? '회사가 쓰라고 해서 개인 사정이라 적었다면, 권고받은 증거를 내면 고용센터가 실제 이유로 판단해요.'
    : null;
};

const ofWhatIsAsked = followUp(({ asks, stage, contract, resignation }) =>
  (stage === 'not_filed' || stage === 'filed') &&
  asks('실업급여~', '구직급여~', '고용센터~') &&
  contract !== 'daily' &&
  !asks('자진퇴사로~', '자진퇴사라고~', '구제신청~', '이직확인서~', '이직사유~', '퇴사사유~', '상실사유~')
    ? resignation === 'asked' ||
      !asks(
        '실업급여 받~',
        '실업급여 못~',
        '실업급여는 얼마~',
        '실업급여 얼마~',
        '실업급여 신청~',
        '실업급여 되~',
        '실업급여는 되~',
      )
      ? 1
      : 2
    : 0,
);

const isBeforeDecision = ({ stage }: Facts): boolean => stage === 'not_filed' || stage === 'filed';

/** Dismissed, and asked about the benefit before: `신청 늦었나요` is still of it, unless they name another way. */
const isLateAfterDismissal = (facts: Facts): boolean =>
  facts.says('실업급여~', '구직급여~') &&
  ofTheTwelveMonths(facts) !== null &&
  !facts.asks('노동위~', '지노위~', '구제신청~', '부당~', '해고~', '소송~');

/** Told the day of leaving, or asked further, about a benefit: it stays what the conversation is about. */
const isFollowedUp = (facts: Facts): boolean =>
  isBeforeDecision(facts) &&
  facts.contract !== 'daily' &&
  ((!facts.asks('실업급여~', '구직급여~') && isStillOfBenefit(facts)) ||
    (ofTheTwelveMonths(facts) !== null && isOfBenefit(facts)) ||
    (isCommissionOver(facts) &&
      (facts.asks('실업급여~', '구직급여~') ? ofWhatIsAsked(facts) === 2 : isLateAfterDismissal(facts))));

/** Whether there is unemployment benefit, how much, and how it is asked for. */
export const unemployment: Topic = {
  id: 'unemployment',
  title: '실업급여',
  askedBy: 'employee',
  followsUp: true,
  fits: (facts) => (isFollowedUp(facts) ? 3 : ofWhatIsAsked(facts)),
  first: (facts) => {
    const special = ofTheTwelveMonths(facts) ?? ofQuestion(facts);
    if (special !== null) return special;
    const sum = facts.asks('얼마~', '월급~', '급여가~') ? benefit(facts) : null;
    if (sum !== null) return `실업급여를 받을 수 있는 때라면 ${sum.amount}으로 어림해요.`;
    if (facts.contract === 'freelance')
      return '3.3%를 뗐더라도 실제로 직원처럼 일했다면 고용보험 가입을 확인받아 실업급여를 받을 수 있어요.';
    if (
      facts.asks('자진퇴사~', '자진 퇴사~', '제가 그만~', '스스로~', '자발적~', '제 발로~') &&
      facts.dismissal === null
    )
      return '스스로 그만두면 원칙적으로 받기 어렵지만, 임금 체불이나 왕복 3시간 이상의 통근처럼 정해진 사정이 있으면 받을 수 있어요.';
    if (facts.asks('못다투~', '못 다투~', '다툴~', '다투~', '부당해고~', '구제신청~'))
      return '실업급여를 받아도 부당해고를 다툴 수 있고, 나중에 그 기간의 임금을 받으면 겹치는 실업급여만 돌려주면 돼요.';
    if (facts.dismissal === 'done' || facts.dismissal === 'to_come')
      return '큰 잘못으로 해고된 것이 아니고 고용보험에 든 채 보수를 받은 날이 180일 이상이면 해고를 다투는 중이어도 실업급여를 받을 수 있어요.';
    if (
      facts.says('밀렸~', '밀린~', '밀려~', '체불~', '월급을 안~', '월급 안~') &&
      facts.says('그만두~', '퇴사하~', '나가려~')
    )
      return '스스로 그만두어도 그만두기 전 1년 안에 임금이 2개월 이상 밀린 것이 이유라면 실업급여를 받을 수 있으니, 사직서를 내기 전에 고용센터(1350)에 먼저 물어보세요.';
    if (facts.says('권고사직~', '권고 사직~') && facts.dismissal === null)
      return '권고사직으로 나가는 것이고 고용보험에 든 채 보수를 받은 날이 180일 이상이면 실업급여를 받을 수 있으니, 개인 사정으로 적히지 않게 하세요.';
    return '회사가 내보냈거나 계약이 끝난 것이고 고용보험에 든 채 보수를 받은 날이 180일 이상이면 실업급여를 받을 수 있어요.';
  },
  clock: (facts) =>
    facts.clock === null || facts.clock.passed
      ? (benefitUntil(facts) ?? '실업급여는 그만둔 다음 날부터 12개월 안에 다 받아야 하니 바로 신청하세요.')
      : null,
  today: (facts) => [
    benefitLimit(facts)?.passed === false &&
      wasKeptAway(facts) &&
      '육아나 임신, 병으로 일할 수 없었다면 고용센터에 그 사실을 신고해 기간을 늘릴 수 있는지 오늘 물어보세요. 신고는 12개월 안에 해야 해요.',
    facts.dismissal === null &&
      isTooFar(facts) &&
      '회사를 옮긴 공지와 집 주소, 왕복 3시간 이상이 걸리는 길찾기 화면을 저장하세요. 통근이 어려워 그만둔 것을 보이는 자료예요.',
    '고용24나 고용센터(1350)에서 고용보험 가입 이력을 떼어 180일이 되는지 보세요. 달력의 날이 아니라 일한 날과 유급으로 쉰 날만 세요.',
    '회사에 이직확인서를 내 달라고 글로 요청하고 그만둔 이유가 사실대로 적혔는지 확인하세요.',
  ],
  week: () => [
    '고용24에 구직등록을 하고 고용센터에서 수급자격을 신청하세요.',
    '해고를 다투어 나중에 그 기간의 임금을 받게 되면 겹치는 실업급여는 돌려주게 될 수 있으니 고용센터에 다투는 중이라고 알리세요.',
  ],
  law: (facts) => {
    const sum = benefit(facts);
    return [
      {
        say: '그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 합해서 180일 이상이어야 해요. 전 회사의 날도 더해요.',
        law: '고용보험법 제40조, 제41조',
      },
      {
        say: '금고 이상의 형이나 막대한 손해, 긴 무단결근 같은 중대한 잘못으로 해고되거나 자기 사정으로 그만두면 받기 어려워요.',
        law: '고용보험법 제58조',
      },
      sum !== null && {
        say: `하루 금액은 평균임금의 60%예요. ${sum.formula}으로 어림해요.`,
        law: '고용보험법 제45조, 제46조',
      },
      {
        say: '그만둔 다음 날부터 12개월이 지나면 남은 날이 있어도 받지 못해요. 임신·출산·육아나 병으로 일할 수 없었던 기간은 그 안에 고용센터에 신고하면 더해질 수 있고, 모두 합해 4년까지예요.',
        law: '고용보험법 제48조',
      },
      facts.says(
        '고용보험을 안~',
        '고용보험 안~',
        '고용보험도 안~',
        '4대보험 안~',
        '4대보험을 안~',
        '4대보험도 안~',
        '미가입~',
      )
        ? {
            say: '회사가 신고하지 않았어도 고용센터나 근로복지공단에 피보험자격의 확인을 청구할 수 있어요.',
            law: '고용보험법 제17조',
          }
        : { say: '이유를 사실과 다르게 꾸며 받으면 돌려주고 더 내야 해요.', law: '고용보험법 제61조, 제62조' },
    ];
  },
  asks: ({ months, monthlyWage, says }) => [
    { ask: '그만두기 전 18개월 동안 고용보험에 든 회사와 기간은 어떻게 되나요?' },
    !says('자진퇴사~', '자진 퇴사~', '사표~') && {
      ask: '왜 그만두게 되었나요?',
      choices: [
        '회사에서 해고됐어요',
        {
          say: '회사가 나가라고 권했어요',
          then: '회사가 권해서 나온 것이면 실업급여를 받을 수 있으니, 이직확인서에 권고사직(회사 사정)으로 적혔는지 확인하세요.',
        },
        {
          say: '계약 기간이 끝났어요',
          then: '계약이 끝나고 회사가 다시 계약하지 않았다면 실업급여를 받을 수 있어요.',
        },
        {
          say: '제가 스스로 그만뒀어요',
          then: '스스로 그만두었다면 임금 체불이나 통근 곤란처럼 법이 정한 사정이 있을 때만 받을 수 있어요.',
        },
      ],
    },
    months === null && { ask: '이 회사에서 얼마나 일했나요?' },
    monthlyWage === null && { ask: '세금을 떼기 전 월급은 얼마인가요?' },
  ],
};
