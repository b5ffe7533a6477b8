import type { FigureGroupName, FigureName } from '@nomucheck/domain/operations/home-figures.ts';

type FigureWords = {
  readonly title: string;
  readonly meaning: string;
  /** More than none is bad news. */
  readonly isUrgent?: true;
  /** None of them is no news: shown only while there are some. */
  readonly isOnlySome?: true;
};

export const groupTitles: Readonly<Record<FigureGroupName, string>> = {
  review: '오늘의 검수',
  consult: '오늘의 상담',
  refine: '오늘의 정제',
  run: '오늘의 운영',
};

/** The figures of the home in words. */
export const figureWords: Readonly<Record<FigureName, FigureWords>> = {
  'reviews-mine': { title: '내 차례', meaning: '맡았거나 맡을 수 있는 검토' },
  'reviews-held': { title: '내가 맡은 검토', meaning: '지금 내가 고치고 있는 자문' },
  'reviews-due-today': { title: '오늘까지', meaning: '오늘 안에 끝내야 할 검토' },
  'reviews-overdue': { title: '기한 지남', meaning: '먼저 끝내야 할 검토', isUrgent: true },
  recalls: { title: '다시 볼 자문', meaning: '인용한 판정례가 승인한 뒤 바뀐 자문' },
  reports: { title: '살펴볼 답', meaning: '질문과 맞지 않는다고 한 답' },
  'consultations-new': { title: '새 상담', meaning: '아직 아무도 맡지 않은 상담 신청' },
  'consultations-mine': { title: '답할 상담', meaning: '내가 맡아 답할 차례인 상담' },
  'consultations-agreed': { title: '잡힌 상담', meaning: '내가 시간을 정한 상담' },
  'cases-mine': { title: '내가 다듬던 자료', meaning: '내가 마지막으로 고친, 정제 중인 자료' },
  'cases-waiting': { title: '정제 중', meaning: '아직 다듬지 않은 자료' },
  'cases-sure': { title: '결과까지 확실', meaning: '한꺼번에 받을 수 있는 자료' },
  'cases-sent-back': { title: '반려됨', meaning: '사유와 함께 되돌아온 자료' },
  'cases-alike': { title: '같은 사건 의심', meaning: '다른 자료와 같은 결정일 수 있는 자료' },
  'cases-ready': { title: '승인 대기', meaning: '다듬기를 마치고 승인을 기다리는 자료' },
  'cases-accepted-today': { title: '오늘 승인', meaning: '오늘 마스터 자료가 된 자료' },
  'cases-new-text': { title: '출처가 바뀐 자료', meaning: '승인한 뒤 출처의 본문이 달라진 마스터 자료' },
  'bulk-works': {
    ...{ title: '진행 중인 일괄 작업', meaning: '지금 받거나 승인하거나 되돌리는 중인 작업' },
    isOnlySome: true,
  },
  'orders-unsettled': { title: '살펴볼 주문', meaning: '결제나 입금을 기다리거나 돌려줄 돈이 있는 주문' },
  'orders-to-refund': { title: '돌려줄 돈 있음', meaning: '돈을 돌려주어야 할 주문', isUrgent: true },
  'messages-failed': {
    title: '보내지 못한 메시지',
    meaning: '다시 보내거나 다른 길로 알려야 할 메시지',
    isUrgent: true,
  },
  'editions-to-decide': { title: '결정할 질문지', meaning: '내가 승인하거나 발행할 차례인 새 판' },
  'sources-alarming': { title: '알림이 있는 출처', meaning: '답이 없거나 새 자료가 없는 출처', isUrgent: true },
  'recalled-records': { title: '다시 볼 기록', meaning: '바뀐 자료를 쓴 결과, 판매한 문서, 상담, 게시글과 자문' },
  'outdated-results': { title: '예전 결과', meaning: '지금 계산하면 다른 값이 나올 자가진단 결과' },
  'log-faults': {
    ...{ title: '맞지 않는 기록', meaning: '쓰인 그대로가 아니거나 사라진 기록', isUrgent: true },
    isOnlySome: true,
  },
  parked: { title: '멈춘 기록', meaning: '프로그램이 처리하지 못해 다시 시도를 기다리는 기록', isUrgent: true },
};
