import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useState } from 'react';
import { won } from '../../../shared/formats.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { orderPath } from '../../orders/ordered.ts';
import { changeConsultation } from '../consultation-api.ts';
import { useChange } from './use-change.ts';

type PaymentProps = {
  readonly consultation: Pick<ConsultationOut, 'id' | 'revision'>;
  readonly amount: number;
  readonly onChanged: (changed: ConsultationOut) => void;
  readonly onBehind: () => void;
};

/** The page's heading, which gets the focus when this part goes away. */
export const titleId = 'consultation-title';

/** A paid one is answered and booked once it is paid. Whoever doesn't want to pay makes it a free one. */
export const Payment = ({ consultation: { id, revision }, amount, onChanged, onBehind }: PaymentProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, change } = useChange({
    place: `consult.free.${id}.sending`,
    send: (body: { kind: 'free'; expectedRevision: number }, key) => changeConsultation(id, body, key),
    ...{ onChanged, onBehind },
  });
  const makeFree = async () => {
    const refused = await change({ kind: 'free', expectedRevision: revision });
    if (refused === null) document.getElementById(titleId)?.focus();
    else setFailure(refused.errors.kind ?? refused.message);
  };
  return (
    <section className="card card-sand consult-part" aria-labelledby="payment-title">
      <h2 id="payment-title">결제하면 노무사가 답하고 시간을 정해요</h2>
      <p>
        <strong>{won(amount)}</strong> <span className="soft">부가가치세 포함</span>
      </p>
      <p>결제하지 않고 무료 상담으로 바꿀 수도 있어요. 적은 글은 그대로예요.</p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        {/* A full page load, because only that page's security policy allows the payment service's script. */}
        <ButtonLink to={orderPath({ checkId: null, consultationId: id })} reloadDocument>
          결제하기
        </ButtonLink>
        <Button kind="secondary" busy={busy} busyLabel="바꾸고 있어요" onClick={() => void makeFree()}>
          무료 상담으로 바꾸기
        </Button>
      </div>
    </section>
  );
};
