import { leftOnPaper, neverWrote } from '../../understanding/events/ended.ts';
import type { Facts } from '../../understanding/facts.ts';
import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isSmall } from '../when.ts';

const isOfAnother =
  /(?:제|내)\s?(?:글씨|필체|서명|싸인|사인|도장|글씨체)(?:이|가|은|는|도)?\s?(?:절대\s?|전혀\s?)?아니|(?:서명|싸인|사인|사직서|사표|도장)(?:을|를|이|가)?\s?(?:회사(?:가|에서)\s?|사장이\s?|대신\s?|몰래\s?|마음대로\s?){0,3}(?:위조|대신\s?(?:썼|쓴|했)|몰래\s?(?:썼|쓴|찍)|마음대로\s?(?:썼|쓴|찍)|지어[냈낸])/u;
/** A resignation that the person never wrote lies before them: the company says that they left. */
export const forgedSignature: Topic = {
  id: 'forged-signature',
  title: '내가 쓰지 않은 사직서',
  askedBy: 'employee',
  fits: ({ stage, question }) =>
    stage === 'not_filed' && (isOfAnother.test(question) || (neverWrote.test(question) && leftOnPaper.test(question)))
      ? 3
      : 0,
  sections: ['detail-8'],
  first: (facts: Facts) => {
    const { clock } = facts;
    if (isCommissionOver(facts))
      return '쓰지 않은 사직서는 내 뜻이 아니라는 것을 법원에서 다툴 수 있으니, 사본을 받고 오늘 변호사나 132에 물어보세요.';
    return clock !== null && !clock.passed && !isSmall(facts)
      ? `쓰지 않은 사직서로 내보냈다면 해고로 다툴 수 있으니, ${clock.day}까지 노동위원회에 구제신청을 내세요.`
      : '쓰지 않은 사직서로 내보냈다면 해고로 다툴 수 있고, 남의 이름으로 서류를 만든 것은 처벌되는 일이에요.';
  },
  today: () => [
    '회사에 “저는 사직서를 쓰지 않았고 서명도 제 것이 아닙니다. 사본을 주시고, 해고라면 날짜와 이유를 서면으로 알려 주세요.”라고 글로 보내고 화면을 남기세요.',
    '보여 준 사직서를 사진으로 찍고, 적힌 날짜에 어디에 있었는지 보여 주는 기록(출근, 카드, 진료)을 모으세요.',
    '같은 무렵에 직접 서명한 계약서나 신청서를 모아 두세요. 글씨를 견주는 자료가 돼요.',
  ],
  week: (facts) => [
    !isSmall(facts) && !isCommissionOver(facts) && fileOnline,
    '서류를 누가 만들었는지 모르더라도 경찰에 고소할 수 있으니 112나 대한법률구조공단(132)에 먼저 상담하세요.',
    '이직확인서에 자진 퇴사로 적혔다면 고용센터에 사실과 다르다고 함께 알리세요.',
  ],
  law: (facts) => [
    {
      say: '남의 이름으로 된 사직서를 만들거나 그것을 쓰면 사문서위조나 위조한 문서를 쓴 죄로 5년 이하의 징역이나 1천만 원 이하의 벌금이에요.',
      law: '형법 제231조, 제234조',
    },
    !isSmall(facts) && {
      say: '그만둘 뜻이 없는데 회사가 끝낸 것은 해고이고, 5명 이상인 곳에서는 이유와 시기를 적은 서면이 없으면 효력이 없어요.',
      law: '근로기준법 제27조',
    },
    !isSmall(facts) && {
      say: '5명 이상인 곳이라면 내보낸 날부터 3개월 안에 노동위원회에 구제신청을 해야 하고, 경찰 수사를 기다려도 늘어나지 않아요.',
      law: '근로기준법 제28조 제2항',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '사직서의 사본이나 사진을 받았나요?',
      choices: [
        {
          say: '사직서 사진이 있어요',
          then: '그 사진과 직접 서명한 다른 서류를 나란히 두어 글씨가 다르다는 것을 보이게 하세요.',
        },
        {
          say: '사직서를 보기만 했어요',
          then: '오늘 글로 사본을 달라고 요구하고, 누가 언제 어디서 보여 주었는지 적어 두세요.',
        },
      ],
    },
    days.dismissed === null && { ask: '나오지 못하게 된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
