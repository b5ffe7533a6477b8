import { SLOT_MINUTES } from '@nomucheck/domain/consultations/slots.ts';

/** How the price is found. */
export type Cost = 'free' | 'member' | 'result' | 'withResult' | 'consultation';

type Service = {
  readonly name: string;
  readonly text: string;
  readonly cost: Cost;
  readonly who: string;
  readonly time: string;
  readonly not: string;
  readonly link: { readonly to: string; readonly text: string };
};

/** How many questions lead to the figure, and how many minutes they take; a test counts them anew. */
export const lengthOfCheck = { fewest: 9, most: 23, from: 4, to: 10 } as const;

export const services: readonly Service[] = [
  {
    name: '부당해고 자가진단',
    text: '해고의 사유와 절차, 서면 통지, 근로계약을 여쭤보고 승소 가능성과 그 범위, 다툴 수 있는 길과 기한, 다음에 할 일을 알려 드려요.',
    cost: 'free',
    who: '법인이 만든 질문과 계산 방법으로 컴퓨터가 계산해요.',
    time: `질문 ${lengthOfCheck.fewest}~${lengthOfCheck.most}개, ${lengthOfCheck.from}~${lengthOfCheck.to}분쯤이에요. 멈췄다가 이어서 해도 돼요.`,
    not: '증거가 얼마나 받아들여질지, 상대가 무엇을 내놓을지는 알 수 없어요. 결정은 노동위원회와 법원이 해요.',
    link: { to: '/check', text: '자가진단 하기' },
  },
  {
    name: '계산 과정과 근거 판정례',
    text: '어느 답이 숫자를 얼마나 바꾸었는지, 비슷한 판정례가 무엇인지 모두 펼쳐 보고 PDF로 받아요.',
    cost: 'result',
    who: '진단한 계산을 그대로 보여 드려요.',
    time: '결제하면 바로 열려요.',
    not: '같은 답이면 숫자는 무료 결과와 같아요. 결제한다고 가능성이 달라지지 않아요.',
    link: { to: '/check/orderInfo', text: '가격과 환불 보기' },
  },
  {
    name: 'AI 노무자문과 노무사 두 명의 검토',
    text: '내 사건을 글로 물으면 법과 판정례를 근거로 바로 답해요. 요청하면 노무사 한 명이 고치고(1차 검토), 다른 노무사가 다시 확인해(2차 검토) 자문으로 드려요.',
    cost: 'member',
    who: '바로 받는 답은 컴퓨터가 쓰고, 검토는 서로 다른 노무사 두 명이 해요. 자문에는 두 사람의 이름과 등록번호를 적어요.',
    time: '답은 바로 받아요. 검토는 한 번에 다음 근무일까지를 예정으로 잡고, 늦어지면 질문 화면에 알려 드려요.',
    not: '적지 않은 사정과 보지 못한 서류는 답에 담기지 않아요. 사건을 맡는 것도 아니에요.',
    link: { to: '/advices', text: '질문하기' },
  },
  {
    name: '판례 검색',
    text: '노동위원회 판정례와 법원 판례를 사유와 결과로 찾아봐요.',
    cost: 'withResult',
    who: '공개된 결정을 모아 법인이 정리해요.',
    time: '결제한 때부터 24시간 동안이에요.',
    not: '모든 결정이 있는 것은 아니에요. 공개되지 않은 결정은 찾을 수 없어요.',
    link: { to: '/search', text: '무엇을 볼 수 있는지 보기' },
  },
  {
    name: '노무사 개별 상담',
    text: '사정을 적고 원하는 시간을 고르면 노무사가 읽고 답해요. 진단 결과를 함께 보낼 수 있어요.',
    cost: 'consultation',
    who: '노무사가 직접 읽고 답해요.',
    time: `시간을 정해 하는 상담은 ${SLOT_MINUTES}분이에요.`,
    not: '답을 기다리는 동안에도 신청 기한은 지나가요. 급하면 기한부터 챙겨 주세요.',
    link: { to: '/consult', text: '상담 알아보기' },
  },
  {
    name: '정보 게시판과 후기',
    text: '해고 뒤 첫 주에 할 일, 마지막 날 세는 법, 합의서를 쓰기 전에 볼 것처럼 꼭 알아야 할 것을 풀어 적었어요.',
    cost: 'free',
    who: '법인이 글을 쓰고, 후기는 진단을 마친 분이 써요.',
    time: '바로 읽을 수 있어요. 일부 글은 로그인해야 끝까지 보여요.',
    not: '일반적인 설명이라 내 사건의 결론은 알려 주지 않아요.',
    link: { to: '/board?category=law', text: '글 읽기' },
  },
];
