import { won } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { orderPath } from '../../orders/ordered.ts';

/** A paid one is booked only once it is paid. */
export const Payment = ({ id, amount }: { id: string; amount: number }) => (
  <section className="card card-sand consult-part" aria-labelledby="payment-title">
    <h2 id="payment-title">결제하면 시간을 정해 드려요</h2>
    <p>
      <strong>{won(amount)}</strong> <span className="soft">부가가치세 포함</span>
    </p>
    {/* A full page load, because only that page's security policy allows the payment service's script. */}
    <ButtonLink to={orderPath({ checkId: null, consultationId: id })} reloadDocument>
      결제하기
    </ButtonLink>
  </section>
);
