import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';

/** Wages that nobody pays, and nothing that the company said of the person. */
const isOfWages = ({ question }: Facts): boolean =>
  /월급|임금|퇴직금|급여|체불/u.test(question) &&
  /도망|문\s?닫|폐업|잠적|잠수|못\s?받|안\s?[줘주준]|밀[렸린려]|떼[였먹]/u.test(question);

/** What will be looked at later, in the words of what happened. */
const matterOf = ({ dismissal, question }: Facts): string =>
  dismissal === null && /괴롭|왕따|따돌|빼고|욕|폭언|막말|모욕|무시|갑질|성희롱|추행|앞에서/u.test(question)
    ? '회사에서 당한 괴롭힘은 나중에 신고하고 다툴'
    : dismissal === null
      ? '회사 일은'
      : '해고 문제는';

/** Signs of despair: care first. No period is told, for it may be that of somebody whose ten days run. */
export const despair: Topic = {
  id: 'despair',
  title: '많이 힘들 때',
  askedBy: 'anybody',
  alone: true,
  // Before a short question about money, too.
  followsUp: true,
  fits: ({ isInDespair }) => (isInDespair ? 3 : 0),
  first: ({ question }) =>
    /베란다|창문|창가|옥상|난간|다리|한강|높은/u.test(question)
      ? '그곳에서 물러나 안전한 곳에서 지금 바로 자살예방상담전화 109나 119에 전화해 주세요.'
      : '지금 많이 힘드시겠어요, 혼자 계시지 말고 바로 자살예방상담전화 109나 119에 전화해 주세요.',
  noClock: true,
  today: (facts) => [
    '지금 위험하면 119나 112에, 마음이 무너질 것 같으면 109(24시간)에 바로 전화하고, 가까운 사람에게 지금 곁에 있어 달라고 하세요.',
    '약이나 위험한 물건은 손이 닿지 않는 곳에 두거나 다른 사람에게 맡기고, 안전한 곳에 계세요.',
    `지금은 아무것도 정하지 않아도 괜찮아요. ${isOfWages(facts) ? '못 받은 돈은 사장이 없어져도 나라가 먼저 주는 대지급금처럼 받을' : matterOf(facts)} 길이 남아 있을 수 있고, 날짜와 할 일은 곁에 있는 분이나 노무사와 함께 확인할 수 있어요.${isOfWages(facts) ? '' : ' 회사가 한 말로 쓸모없는 사람이 되지 않아요.'}`,
    '생활비가 막막하면 긴급복지 129에 전화하고, 실업급여는 고용센터(1350)에서 도와줘요.',
  ],
  law: () => [],
  asks: () => [
    {
      ask: '지금 안전한 곳에 계신가요?',
      choices: [
        {
          say: '지금 안전한 곳에 있어요',
          then: '다행이에요, 그래도 혼자 있지 말고 109에 전화하거나 가까운 사람에게 지금 와 달라고 하세요.',
        },
        {
          say: '지금 안전하지 않아요',
          then: '지금 바로 119나 112에 전화해 주세요, 전화가 어려우면 문을 열고 가까운 사람을 부르세요.',
        },
      ],
    },
    {
      ask: '곁에 와 줄 수 있는 사람이 있나요?',
      choices: [
        { say: '와 줄 사람이 있어요', then: '지금 바로 그 사람에게 전화해 곁에 있어 달라고 하세요.' },
        { say: '와 줄 사람이 없어요', then: '혼자가 아니에요, 109는 24시간 받으니 지금 전화해 이야기해 주세요.' },
      ],
    },
    {
      ask: '약이나 위험한 물건이 손 닿는 곳에 있나요?',
      choices: [
        { say: '위험한 물건은 없어요', then: '그대로 안전한 곳에 있으면서 109에 전화해 지금 마음을 이야기해 주세요.' },
        {
          say: '약이나 위험한 물건이 있어요',
          then: '지금 그 물건에서 떨어져 다른 방이나 밖으로 나가고, 바로 119나 109에 전화해 주세요.',
        },
      ],
    },
  ],
};
