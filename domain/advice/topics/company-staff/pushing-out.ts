import { consultFirst } from '../company/company-lines.ts';
import { isUndisputed } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** They are to leave by themselves. */
const leaves =
  /(?:알아서|스스로|제\s?발로|지가|자진해서|못\s?버티고|견디다)\s?[^.?!\n]{0,6}(?:나가|그만|퇴사|사표|사직)|나가게\s?(?:하|만들)|버티지\s?못하게|눈치\s?(?:주|줘)|압박|왕따|일을?\s?안\s?(?:주|줘)|따돌/u;
const isMeantToLeave = (question: string): boolean =>
  leaves.test(question) || /희망\s?퇴직|명예\s?퇴직|책상|면벽|한직/u.test(question);

/** Standby, another desk, other work, so that somebody leaves by themselves. */
export const pushingOut: Topic = {
  id: 'pushing-out',
  title: '나가게 하려는 대기발령·자리 이동(회사)',
  askedBy: 'employer',
  fits: (facts) => {
    if (!isUndisputed(facts)) return 0;
    const { question } = facts;
    const order = /대기\s?발령|책상|자리(?:를)?\s?(?:옮|빼|치)|면벽|한직|교육\s?보내/u;
    if (leaves.test(question)) return 3;
    return order.test(question) ? 2 : 0;
  },
  first: ({ question }) =>
    /알아서|스스로|제\s?발로|나가게|지가|압박|왕따|따돌|눈치|버티|일(?:을|감)?\s?안\s?(?:주|줘)|희망\s?퇴직|명예\s?퇴직/u.test(
      question,
    )
      ? '그렇게 하면 안 돼요, 나가게 하려는 대기발령이나 자리 이동은 부당한 인사이고 괴롭힘이 될 수 있어요.'
      : /월급|임금|급여|무급/u.test(question)
        ? '5명 이상인 곳이면, 회사 사정으로 쉬게 한 대기발령에는 평균임금의 70% 이상을 주어야 해요.'
        : '대기발령도 업무상 필요와 정당한 이유가 있어야 하고, 기간과 이유를 글로 알려야 안전해요.',
  today: () => [
    '내보내려는 대기발령, 책상 이동, 교육 명령을 멈추고 업무상 이유가 정말 있는지부터 적어 보세요.',
    '희망퇴직과 권고사직은 제안만 하고, 거절하면 더 권하지 말고 그 사실을 기록하세요.',
    '윗사람의 지시라면 위험을 적은 글로 알리고 노무사의 의견을 붙이세요.',
  ],
  week: () => [
    '정말 인원을 줄여야 하면 조건을 다시 협의하거나 정리해고의 요건을 갖출 수 있는지 검토하세요.',
    consultFirst,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '정당한 이유 없는 전직과 대기발령 같은 인사는 금지되고, 직원이 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제23조 제1항, 제28조 제2항',
    },
    !isSmall(facts) && {
      say: '우위를 이용해 업무상 적정 범위를 넘어 고통을 주거나 근무 환경을 나쁘게 하는 것은 직장 내 괴롭힘이에요.',
      law: '근로기준법 제76조의2',
    },
    {
      say: '그만둘 뜻이 없는 직원에게 어쩔 수 없이 쓰게 한 사직은 실제로는 해고로 봐요.',
      law: '대법원 90다11554',
    },
    !isSmall(facts) && {
      say: '인원을 줄이려면 긴박한 필요, 피하려는 노력, 공정한 기준, 50일 전 통보와 협의를 갖추어야 해요.',
      law: '근로기준법 제24조',
    },
    !isSmall(facts) && {
      say: '회사 사정으로 쉬게 하면 평균임금의 70% 이상을 휴업수당으로 주어야 해요.',
      law: '근로기준법 제46조 제1항',
    },
  ],
  refuses: ({ question }) => [
    isMeantToLeave(question) &&
      '그만두게 만드는 방법은 도와드리지 않아요. 사실대로 협의하고 절차를 밟는 것은 함께 살펴볼 수 있어요.',
  ],
  asks: () => [
    {
      ask: '대기발령이나 자리 이동에 업무상 이유가 있나요?',
      choices: [
        {
          say: '업무상 이유가 있어요',
          then: '그 이유와 기간을 글로 알리고, 다른 직원과 같은 기준인지 확인한 뒤에 하세요.',
        },
        { say: '업무상 이유는 없어요', then: '그러면 하지 않는 것이 맞아요. 조건을 다시 협의하는 길만 남기세요.' },
      ],
    },
    { ask: '희망퇴직은 어떤 조건으로 누구에게 알렸나요?' },
  ],
};
