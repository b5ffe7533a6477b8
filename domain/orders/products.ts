import { SLOT_MINUTES } from '../consultations/slots.ts';

export const productIds = ['check-result', 'consultation'] as const;
export type ProductId = (typeof productIds)[number];

export type Product = {
  readonly id: ProductId;
  readonly name: string;
  readonly description: string;
  /** Whole won, VAT included. */
  readonly price: number;
};

const texts: Readonly<Record<ProductId, Pick<Product, 'name' | 'description'>>> = {
  'check-result': {
    name: '부당해고 자가진단 전체 결과',
    description:
      '승소 가능성이 나온 계산 과정 전체와 근거 판정례, 결제한 때부터 24시간 동안의 판례 검색을 함께 드려요.',
  },
  consultation: {
    name: `공인노무사 상담 ${SLOT_MINUTES}분`,
    description: `골라 주신 시간 가운데 하나로 정해서 공인노무사와 ${SLOT_MINUTES}분 동안 상담하고, 답을 글로도 남겨 드려요.`,
  },
};

/** A product at the firm's current price. */
export const productAt = (id: ProductId, price: number): Product => ({ id, ...texts[id], price });

/** What an order is for: the whole result of a check, or one consultation. */
export type OrderSubject =
  | { readonly checkId: string; readonly consultationId: null }
  | { readonly checkId: null; readonly consultationId: string };
