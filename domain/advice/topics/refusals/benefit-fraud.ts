import type { Topic } from '../topic.ts';

/** A worker wants the unemployment benefit for an ending that didn't happen so. */
export const benefitFraud: Topic = {
  id: 'benefit-fraud',
  title: '사유를 꾸며 실업급여를 받는 일',
  askedBy: 'employee',
  alone: true,
  fits: ({ question }) =>
    /실업\s?급여|실급|구직\s?급여/u.test(question) &&
    /짜고|말(?:을)?\s?맞춰|(?:해고|권고\s?사직|계약\s?만료)\s?(?:처리)?(?:된|당한|한)?\s?(?:걸로|것으로|것처럼|척)\s?(?:해|하|꾸며|처리해\s?달)/u.test(
      question,
    ) &&
    !/회사가\s?(?:짜|꾸며|거짓)/u.test(question)
      ? 3
      : 0,
  first: () => '사실과 다르게 꾸며 실업급여를 받는 것은 도와드릴 수 없고, 돌려주고 처벌받을 수 있어요.',
  noClock: true,
  today: () => [
    '그만두는 이유를 사실대로 적고, 거짓 서류에는 서명하지 마세요.',
    '이미 다르게 신고했거나 받았다면 고용센터(1350)에 먼저 알리고 바로잡으세요.',
  ],
  week: () => [
    '임금이 밀렸거나 출퇴근이 어려워진 것처럼 실제 사정이 있으면 스스로 그만두어도 받을 수 있는지 고용센터(1350)에 물어보세요.',
  ],
  law: () => [
    { say: '거짓으로 받으면 받은 돈을 돌려주고, 회사와 짜면 5배까지 더 낼 수 있어요.', law: '고용보험법 제62조' },
    { say: '회사와 짜고 받으면 5년 이하의 징역이나 5천만 원 이하의 벌금이에요.', law: '고용보험법 제116조 제1항' },
    { say: '자기 사정으로 그만두면 법이 정한 사정이 없는 한 받지 못해요.', law: '고용보험법 제58조' },
  ],
  asks: () => [{ ask: '실제로는 왜 그만두게 되었나요?' }],
};
