import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { Link } from 'react-router';
import { statusPath } from '../../orders/order-api.ts';

type RefundProps = { readonly consultation: Pick<ConsultationOut, 'payment' | 'closed'> };

/** The way to the money of whoever paid; nothing once it was paid back, because then no order books it. */
export const Refund = ({ consultation: { payment, closed } }: RefundProps) => {
  if (payment === null || payment.orderId === null) return null;
  const isDeclined = closed?.outcome === 'declined' || closed?.outcome === 'referred';
  return (
    <>
      <p>
        노무사가 답하기 전이고 상담이 시작되기 전이라면 낸 돈을 모두 돌려드려요.
        {isDeclined && ' 맡지 못한다고 알려 드린 글은 답으로 치지 않아요.'} 가상계좌로 입금하셨다면 결제 내역에서 받을
        계좌를 알려 주세요.
      </p>
      <p>
        <Link to={statusPath(payment.orderId)} className="link-alone">
          이 상담의 결제 내역 보기
        </Link>
      </p>
    </>
  );
};
