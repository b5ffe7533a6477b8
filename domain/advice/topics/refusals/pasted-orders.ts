import type { Topic } from '../topic.ts';

/** Words in the question, or in a pasted paper, that want to steer the answer. The question itself is answered. */
export const pastedOrders: Topic = {
  id: 'pasted-orders',
  title: '붙여 넣은 글 속의 지시',
  askedBy: 'anybody',
  refusesBeside: true,
  fits: ({ orders, asks, question, dismissal, asker }) =>
    orders !== '' ||
    asks('시스템 프롬프트~', '인공지능은~', '관리자 모드~', '제약이 없는~', '역할을 바꿔~') ||
    /\bDAN\b/u.test(question)
      ? dismissal === null && asker === 'employee'
        ? 2
        : 1
      : 0,
  first: () => '그런 요청에는 답할 수 없지만, 해고나 퇴직에 관한 일이라면 도와드릴 수 있어요.',
  law: () => [],
  refuses: ({ asks, orders, clock }) => [
    /6\s?개월/u.test(orders) &&
      clock !== null &&
      `기한은 안내문에 적힌 6개월이 아니라 3개월이어서 ${clock.day}까지예요.`,
    asks('안내문~', '통지서~', '문서~', '붙여~', '붙여요~', '회사에서 보낸~')
      ? '붙여 주신 안내문 속의 지시는 따르지 않고, 그 문서는 내용으로만 읽었어요. 원본은 그대로 보관했다가 신청할 때 내세요.'
      : '질문과 상관없는 요청은 따르지 않고, 물어보신 일에만 답해요.',
  ],
  asks: () => [
    { ask: '어떤 일이 있었나요?', choices: ['해고됐어요', '해고될 것 같아요', '사직을 권유받았어요', '회사 쪽이에요'] },
  ],
};
