import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { takeBack } from '../consultation-api.ts';
import { useChange } from './use-change.ts';

type TakeBackProps = {
  readonly consultation: Pick<ConsultationOut, 'id' | 'revision' | 'payment'>;
  readonly onChanged: (changed: ConsultationOut) => void;
  readonly onBehind: () => void;
};

/** Takes the request back, with the second of two presses. */
export const TakeBack = ({ consultation: { id, revision, payment }, onChanged, onBehind }: TakeBackProps) => {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, change } = useChange(onChanged, onBehind);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <div className="consult-more">
        <Button kind="quiet" onClick={() => setAsking(true)}>
          상담 신청 거두기
        </Button>
      </div>
    );
  }
  const confirm = async () => {
    const refused = await change((key) => takeBack(id, revision, key));
    setFailure(refused?.message ?? null);
  };
  return (
    <section className="card consult-part" aria-labelledby="take-back-title">
      <h2 id="take-back-title" tabIndex={-1} ref={question}>
        상담 신청을 거둘까요?
      </h2>
      <p>
        거두면 이 상담은 끝나요. 주고받은 글은 그대로 볼 수 있고, 필요하면 새로 신청할 수 있어요.
        {payment?.paidAt != null && ' 낸 돈을 돌려받을 수 있는지는 결제 내역에서 확인해 주세요.'}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        <Button kind="danger" busy={busy} busyLabel="거두고 있어요" onClick={() => void confirm()}>
          거두기
        </Button>
        <Button kind="secondary" onClick={() => setAsking(false)}>
          그대로 두기
        </Button>
      </div>
    </section>
  );
};
