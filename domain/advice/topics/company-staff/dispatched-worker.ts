import { isUndisputed } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';

/** A company uses workers of another one, and wants somebody else. */
export const dispatchedWorker: Topic = {
  id: 'dispatched-worker',
  title: '파견·용역 직원을 바꾸려 할 때(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isUndisputed(facts) &&
    /파견|용역|도급|하청|외주/u.test(facts.question) &&
    /바꾸|바꿔|교체|내보내|해고|끝내|종료|직접\s?고용|2\s?년/u.test(facts.question)
      ? 3
      : 0,
  first: ({ question }) =>
    /직접\s?고용|2\s?년/u.test(question)
      ? '파견은 2년까지이고, 넘기거나 금지된 일에 쓰면 직접 고용할 의무가 생겨요.'
      : /용역으로|외주로/u.test(question)
        ? '용역으로 바꾸더라도 지금 직원을 내보내려면 정리해고의 요건을 갖추어야 해요.'
        : '교체를 요청할 수는 있지만 해고의 책임은 파견회사에 있고, 직접 지시하고 해고를 정하면 우리도 책임질 수 있어요.',
  today: () => [
    '파견(도급) 계약서에서 교체를 요청하는 절차와 이유를 확인하고, 실제로 있었던 일을 글로 파견회사에 알리세요.',
    '그 직원에게 직접 나가라고 하지 마세요.',
  ],
  week: () => ['2년이 되는 날과 하는 일이 파견이 허용되는 일인지 확인하고 노무사와 상담하세요.'],
  law: () => [
    {
      say: '해고와 임금은 파견회사가, 근로시간과 휴게는 쓰는 회사가 사용자로서 책임져요.',
      law: '파견법 제34조',
    },
    {
      say: '2년을 넘겨 쓰거나 금지된 일에 쓰면 쓰는 회사가 직접 고용해야 해요.',
      law: '파견법 제6조의2',
    },
    {
      say: '성별, 종교, 노조 활동 같은 이유로 파견 계약을 끝내서는 안 돼요.',
      law: '파견법 제22조 제1항',
    },
  ],
  asks: () => [
    {
      ask: '그 직원에게 일을 누가 시키나요?',
      choices: [
        {
          say: '우리 회사가 직접 시켜요',
          then: '직접 시키면 파견이나 우리 직원으로 볼 수 있으니, 기간과 하는 일이 법에 맞는지 먼저 확인하세요.',
        },
        { say: '업체 관리자가 시켜요', then: '그러면 업체에 있었던 일을 글로 알리고 교체는 업체가 정하게 하세요.' },
      ],
    },
    { ask: '그 직원은 여기서 얼마나 일했나요?' },
  ],
};
