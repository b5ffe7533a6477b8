import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { Link } from 'react-router';
import { statusPath } from '../../orders/order-api.ts';

type RefundProps = { readonly consultation: Pick<ConsultationOut, 'payment' | 'closed'> };

/**
 * The way to the money of whoever paid. Once it was paid back no order books the consultation any more: the list of orders says
 * what became of each.
 */
export const Refund = ({ consultation: { payment, closed } }: RefundProps) => {
  if (payment === null) return null;
  if (payment.orderId === null) return closed === null ? null : <ToOrder to="/more/orders" text="결제 내역 보기" />;
  const isDeclined = closed?.outcome === 'declined' || closed?.outcome === 'referred';
  return (
    <>
      <p>
        노무사가 답하기 전이고 상담이 시작되기 전이라면 낸 돈을 모두 돌려드려요.
        {isDeclined && ' 맡지 못한다고 알려 드린 글은 답으로 치지 않아요.'} 가상계좌로 입금하셨다면 결제 내역에서 받을
        계좌를 알려 주세요.
      </p>
      <ToOrder to={statusPath(payment.orderId)} text="이 상담의 결제 내역 보기" />
    </>
  );
};

const ToOrder = ({ to, text }: { to: string; text: string }) => (
  <p>
    <Link to={to} className="link-alone">
      {text}
    </Link>
  </p>
);
