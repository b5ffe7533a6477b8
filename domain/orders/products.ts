/** The products. Consultations aren't built yet: an order of one is refused. */
export const productIds = ['check-result'] as const;
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
};

/** A product at the firm's current price. */
export const productAt = (id: ProductId, prices: Readonly<Record<ProductId, number>>): Product => ({
  id,
  ...texts[id],
  price: prices[id],
});
