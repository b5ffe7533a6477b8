import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../forms/button.tsx';
import { takeBack } from '../consultation-api.ts';
import { Refund } from './refund.tsx';
import { useChange } from './use-change.ts';

type TakeBackProps = {
  readonly consultation: Pick<ConsultationOut, 'id' | 'revision' | 'payment' | 'closed'>;
  readonly onChanged: (changed: ConsultationOut) => void;
  readonly onBehind: () => void;
};

const opener = 'take-back';

/** Takes the request back, with the second of two presses. */
export const TakeBack = ({ consultation, onChanged, onBehind }: TakeBackProps) => {
  const { id, revision } = consultation;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, change } = useChange({
    place: `consult.back.${id}.sending`,
    send: ({ expectedRevision }: { expectedRevision: number }, key) => takeBack(id, expectedRevision, key),
    ...{ onChanged, onBehind },
  });
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const keepIt = () => {
    flushSync(() => setAsking(false));
    // The button that was pressed has gone.
    document.getElementById(opener)?.focus();
  };
  if (!isAsking) {
    return (
      <div className="consult-more">
        <Button kind="quiet" id={opener} onClick={() => setAsking(true)}>
          상담 신청 거두기
        </Button>
      </div>
    );
  }
  const confirm = async () => {
    const refused = await change({ expectedRevision: revision });
    setFailure(refused?.message ?? null);
  };
  return (
    <section className="card consult-part" aria-labelledby="take-back-title">
      <h2 id="take-back-title" tabIndex={-1} ref={question}>
        상담 신청을 거둘까요?
      </h2>
      <p>거두면 이 상담은 끝나요. 주고받은 글은 그대로 볼 수 있고, 필요하면 새로 신청할 수 있어요.</p>
      <Refund consultation={consultation} />
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        <Button kind="danger" busy={busy} busyLabel="거두고 있어요" onClick={() => void confirm()}>
          거두기
        </Button>
        <Button kind="secondary" onClick={keepIt}>
          그대로 두기
        </Button>
      </div>
    </section>
  );
};
