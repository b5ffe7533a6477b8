import type { Topic } from '../topic.ts';

/** Signs of despair: care first. No period is told, for it may be that of somebody whose ten days run. */
export const despair: Topic = {
  id: 'despair',
  title: '많이 힘들 때',
  askedBy: 'anybody',
  alone: true,
  fits: ({ isInDespair }) => (isInDespair ? 3 : 0),
  first: () => '지금 많이 힘드시겠어요, 혼자 계시지 말고 바로 자살예방상담전화 109나 119에 전화해 주세요.',
  noClock: true,
  today: () => [
    '지금 위험하면 119나 112에, 마음이 무너질 것 같으면 109(24시간)에 바로 전화하고, 가까운 사람에게 지금 곁에 있어 달라고 하세요.',
    '약이나 위험한 물건은 손이 닿지 않는 곳에 두거나 다른 사람에게 맡기고, 안전한 곳에 계세요.',
    '지금은 아무것도 정하지 않아도 괜찮아요. 해고에 관한 날짜와 할 일은 곁에 있는 분이나 노무사와 함께 확인할 수 있어요.',
    '생활비가 막막하면 긴급복지 129에 전화하고, 실업급여는 고용센터(1350)에서 도와줘요.',
  ],
  law: () => [],
  asks: () => [
    { ask: '지금 안전한 곳에 계신가요?', choices: ['안전해요', '아니요'] },
    { ask: '곁에 와 줄 수 있는 사람이 있나요?', choices: ['있어요', '없어요'] },
    { ask: '약이나 위험한 물건이 손 닿는 곳에 있나요?', choices: ['아니요', '있어요'] },
  ],
};
