import type { OrderStatus } from './contract.ts';
import type { PaymentMethod } from './paying/payment.ts';
import type { ProductId } from './products.ts';

/** The firm's words for the values of an order. */

export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  placed: '결제 전',
  awaiting_deposit: '입금 대기',
  failed: '결제 실패',
  paid: '결제함',
  refunded: '전액 환불',
  forged: '인정 안 함',
  cancelled: '확인 전 취소',
};

export const productNames: Readonly<Record<ProductId, string>> = {
  'check-result': '전체 결과',
  consultation: '상담',
};

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  card: '카드',
  transfer: '계좌이체',
  virtual_account: '가상계좌',
  easy_pay: '간편결제',
  mobile: '휴대전화',
  other: '그 밖의 방법',
};
