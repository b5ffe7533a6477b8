import type { Topic } from '../topic.ts';

/** The commission decided against the company, or how isn't told: what it must do, whatever it does against it. */
export const companyOrder: Topic = {
  id: 'company-order',
  title: '노동위원회에서 진 회사의 재심과 이행',
  askedBy: 'employer',
  alone: true,
  fits: ({ asker, stage }) => (asker === 'employer' && (stage === 'lost' || stage === 'review_lost') ? 3 : 0),
  first: ({ clock, stage, asks, question }) => {
    const isReviewed = stage === 'review_lost';
    const what = isReviewed ? '소송' : '재심';
    const by =
      clock === null
        ? isReviewed
          ? '소송은 재심판정서를 받은 날부터 15일 안에 내야 해요.'
          : '재심은 판정서를 받은 날부터 10일 안에 내야 해요.'
        : clock.passed
          ? `${what}을 낼 날은 지난 것으로 보이니 판정서를 받은 날을 다시 확인하세요.`
          : `${what}은 ${clock.day}까지 내야 해요.`;
    if (!isReviewed && /법원|소송|행정\s?소송/u.test(question) && !/재심/u.test(question))
      return `아니요, 지방노동위원회 판정에는 법원이 아니라 중앙노동위원회에 재심을 내고, ${by}`;
    if (
      /(?:안|미뤄|늦춰|버텨|멈춰|무시해)\s?(?:시켜|시키|해|줘|지켜|따라|내)?(?:도|면\s?안)\s?(?:되|돼)|멈추|정지/u.test(
        question,
      )
    )
      return `아니요, ${what}을 내도 구제명령은 그대로 지켜야 하고, ${by}`;
    if (/(?:다른|딴)\s?(?:지점|부서|자리|일|곳)|창고|강등|본사로|지방/u.test(question))
      return `아니요, 원래 자리와 임금으로 돌려보내야 명령을 지킨 것이 되고, ${by}`;
    if (/돈으로|합의|화해|금전|안\s?맞아|같이\s?일/u.test(question) && !isReviewed)
      return `돈으로 끝내려면 직원과 화해해야 하고, 그 전까지 구제명령은 지켜야 하며 ${by}`;
    return asks('안 줘도~', '안줘도~', '안 지켜도~', '안지켜도~', '안 지키~', '안지키~', '버티~', '그동안~')
      ? `안 돼요, ${what}을 내도 명령은 지켜야 하고 ${by}`
      : asks('안 시키~', '안시키~', '이행강제금~', '불이행~', '이행하지~')
        ? `이행기한까지 지키지 않으면 이행강제금을 내야 하고, ${by}`
        : `${what}을 내도 구제명령은 지켜야 하고, ${by}`;
  },
  today: ({ stage }) => [
    '판정서를 받은 날을 봉투와 등기 조회로 확인하고, 주문과 이행기한을 적어 두세요.',
    stage === 'review_lost'
      ? '행정소송은 변호사와 오늘 상담하세요. 상대는 중앙노동위원회 위원장이에요.'
      : '다투려면 중앙노동위원회에 재심신청서를 먼저 내세요. 이유서와 근거 자료는 나중에 보탤 수 있어요.',
    '이행기한 안에 원래 자리로 복직시키고 그동안의 임금을 계산해 지급할 날을 직원에게 글로 알리세요.',
  ],
  week: () => [
    '초심에서 빠뜨린 자료와 잘못 본 사실을 정리해 이유서로 내세요.',
    '화해할 생각이 있으면 재심에서도 화해할 수 있어요. 노무사와 상담하세요.',
  ],
  law: ({ stage }) => [
    stage === 'review_lost'
      ? {
          say: '재심판정서를 받은 날부터 15일 안에 행정소송을 내야 하고 늘어나지 않아요.',
          law: '근로기준법 제31조 제2항; 노동위원회법 제27조',
        }
      : {
          say: '판정서를 받은 날부터 10일 안에 중앙노동위원회에 재심을 신청해야 하고 늘어나지 않아요.',
          law: '근로기준법 제31조 제1항; 노동위원회법 제26조',
        },
    { say: '재심이나 소송을 내도 구제명령의 효력은 멈추지 않아요.', law: '근로기준법 제32조' },
    {
      say: '이행기한까지 지키지 않으면 한 번에 3천만 원까지, 한 해 두 번, 2년까지 이행강제금을 내야 해요.',
      law: '근로기준법 제33조',
    },
    { say: '확정된 구제명령을 어기면 1년 이하의 징역이나 1천만 원 이하의 벌금이에요.', law: '근로기준법 제111조' },
  ],
  asks: ({ days }) => [
    days.decided === null
      ? { ask: '판정서를 받은 날은 언제인가요?' }
      : { ask: '판정서를 받은 날이 봉투나 등기 조회와 맞나요?' },
    { ask: '판정서에 적힌 이행기한은 언제인가요?' },
    { ask: '복직할 자리가 남아 있고 주지 않은 임금은 얼마인가요?' },
  ],
};
