import type { ProductId } from '@nomucheck/domain/orders/products.ts';

/** What the pages of an order say of what is ordered. */
type ProductWords = {
  /** The consent that ends the right of withdrawal (전자상거래법 제17조). */
  readonly consent: string;
  readonly paid: { readonly heading: string; readonly text: string };
  readonly absent: { readonly title: string; readonly text: string };
  readonly open: string;
  readonly back: string;
  readonly list: string;
  /** Of an order that may still be withdrawn, and of one that mayn't. */
  readonly withdrawal: {
    readonly until: (lastDay: string | null) => string;
    readonly over: string;
    readonly warning: string;
    readonly closes: string;
  };
};

export const productWords: Readonly<Record<ProductId, ProductWords>> = {
  'check-result': {
    consent:
      '결제하면 전체 결과와 판례 검색이 바로 열리고, 어느 하나라도 쓴 뒤에는 청약철회할 수 없다는 것을 확인했어요.',
    paid: { heading: '이미 결제한 진단이에요', text: '전체 결과를 바로 볼 수 있어요.' },
    absent: {
      title: '주문할 진단을 찾을 수 없어요',
      text: '주소가 바뀌었거나 다른 계정의 진단일 수 있어요. 진단 내역에서 다시 골라 주세요.',
    },
    open: '전체 결과 보기',
    back: '무료 결과로 돌아가기',
    list: '진단 내역 보기',
    withdrawal: {
      until: (lastDay) => `전체 결과를 열어 보거나 판례 검색을 쓰기 전이라면 ${lastDay}까지 청약철회할 수 있어요.`,
      over: '전체 결과를 열어 보았거나 판례 검색을 썼거나 기간이 지나서 청약철회할 수 없어요.',
      warning: '전체 결과를 열어 보거나 판례 검색을 쓰면 그때부터 청약철회할 수 없어요.',
      closes: '을 모두 돌려드리고 전체 결과와 판례 검색을 닫아요.',
    },
  },
  consultation: {
    consent: '노무사가 답을 드리거나 정한 상담 시간이 된 뒤에는 청약철회할 수 없다는 것을 확인했어요.',
    paid: { heading: '이미 결제한 상담이에요', text: '상담이 어디까지 왔는지 바로 볼 수 있어요.' },
    absent: {
      title: '결제할 상담을 찾을 수 없어요',
      text: '주소가 바뀌었거나 다른 계정의 상담일 수 있어요. 상담 내역에서 다시 골라 주세요.',
    },
    open: '상담 보기',
    back: '상담으로 돌아가기',
    list: '상담 내역 보기',
    withdrawal: {
      until: () => '노무사가 답을 드리거나 상담이 시작되기 전이라면 언제든 청약철회할 수 있어요.',
      over: '노무사가 답을 드렸거나 상담이 시작되어서 청약철회할 수 없어요.',
      warning: '노무사가 답을 드리거나 상담이 시작되면 그때부터 청약철회할 수 없어요.',
      closes: '을 모두 돌려드려요. 잡힌 상담 시간이 있으면 취소돼요.',
    },
  },
};
