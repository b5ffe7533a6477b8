import type { Topic } from '../topic.ts';

/** The paper is asked for, and nothing in it is to be false. */
const isPlainRequest = (question: string): boolean =>
  /이직\s?확인서/u.test(question) && !/권고\s?사직|코드|바꿔|다르게|거짓|맞춰|꾸며|해고\s?(?:로|처리)/u.test(question);

/** The reason of leaving is to be reported otherwise than it was, for the unemployment benefit. */
export const falseReason: Topic = {
  id: 'false-reason',
  title: '이직 사유를 사실과 다르게 써 달라는 부탁(회사)',
  askedBy: 'employer',
  alone: true,
  fits: ({ asker, question }) =>
    asker === 'employer' &&
    (/(?:실업\s?급여|실급|구직\s?급여)[^.?!\n]{0,40}(?:처리|써\s?[주달줘]|신고|해\s?(?:달|주|줘)|받게)/u.test(
      question,
    ) ||
      /(?:권고\s?사직|해고|계약\s?만료)(?:으로|로|처럼)\s?[^.?!\n]{0,14}(?:처리해\s?(?:달|주|줘)|해\s?달라|써\s?(?:달|줘)|신고해\s?(?:달|주|줘)|꾸며)/u.test(
        question,
      ) ||
      /(?:상실|이직)\s?(?:코드|사유|확인서)[^.?!\n]{0,20}(?:다르게|바꿔|거짓|허위|맞춰|고쳐)/u.test(question))
      ? 3
      : 0,
  first: ({ question }) =>
    isPlainRequest(question)
      ? '네, 직원이 요청하면 이직확인서를 내주어야 하고, 그만둔 이유는 사실대로 적어야 해요.'
      : /해고(?:였|한\s?직원|했)|징계\s?해고/u.test(question)
        ? '안 돼요, 해고를 권고사직으로 바꾸어 신고하면 거짓 신고가 되고 회사도 책임을 함께 져요.'
        : '안 돼요, 스스로 그만두는데 권고사직으로 신고하면 회사도 부정수급의 책임을 함께 져요.',
  today: () => [
    '이직 사유는 실제대로 신고하고, 부탁받은 문자와 사직서를 그대로 보관하세요.',
    '직원에게는 회사가 사유를 바꿔 줄 수 없다고 글로 알리세요.',
  ],
  week: () => [
    '임금 체불이나 먼 통근처럼 실제 사정이 있으면 스스로 그만두어도 받을 수 있으니, 직원이 고용센터(1350)에 물어보게 하세요.',
    '이미 다르게 신고했다면 바로 정정하고 고용센터에 알리세요.',
  ],
  law: ({ question }) => [
    isPlainRequest(question) && {
      say: '직원이 이직확인서를 달라고 하면 회사는 내주어야 해요.',
      law: '고용보험법 제42조 제3항',
    },
    {
      say: '거짓 신고로 실업급여를 받게 하면 받은 돈을 돌려주고 5배까지 더 내게 할 수 있으며, 회사도 함께 책임져요.',
      law: '고용보험법 제62조',
    },
    {
      say: '회사와 짜고 받으면 회사도 5년 이하의 징역이나 5천만 원 이하의 벌금이에요.',
      law: '고용보험법 제116조 제1항',
    },
    { say: '이직확인서를 거짓으로 써 주면 300만 원 이하의 과태료예요.', law: '고용보험법 제118조 제1항' },
    { say: '자기 사정으로 그만둔 사람은 정해진 사정이 없으면 실업급여를 받지 못해요.', law: '고용보험법 제58조' },
  ],
  refuses: ({ question }) => [
    !isPlainRequest(question) && '사유를 맞추거나 드러나지 않게 하는 방법은 도와드리지 않아요.',
  ],
  asks: () => [
    {
      ask: '이미 상실신고나 이직확인서를 냈나요?',
      choices: [
        { say: '아직 신고 전이에요', then: '실제 사유대로 신고하면 돼요. 사직서와 문자를 함께 보관하세요.' },
        {
          say: '이미 다르게 신고했어요',
          then: '오늘 근로복지공단에 정정을 신청하고, 실업급여를 받았다면 고용센터에 먼저 알리세요.',
        },
      ],
    },
    { ask: '직원이 그만두는 실제 이유는 무엇인가요?' },
  ],
};
