import type { SandboxAction } from '@nomucheck/domain/orders/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { won } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { playSandbox } from '../order-api.ts';

type SandboxWindowProps = { paymentId: string; amount: number; onDone: () => void; onClosed: () => void };

const buttons: readonly { readonly action: SandboxAction; readonly label: string }[] = [
  { action: 'paid', label: '결제에 성공하기' },
  { action: 'failed', label: '결제에 실패하기' },
  { action: 'other_amount', label: '다른 금액(100원)으로 결제하기' },
  { action: 'late', label: '결제하고 알림은 5초 뒤에 받기' },
  { action: 'twice', label: '알림을 두 번 받기' },
  { action: 'virtual_account', label: '가상계좌 받기' },
];

/** Takes the place of a payment service: says that it is a sandbox, and offers each result of a payment. */
export const SandboxWindow = ({ paymentId, amount, onDone, onClosed }: SandboxWindowProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  const [failure, setFailure] = useState<string | null>(null);
  const [playing, setPlaying] = useState<SandboxAction | null>(null);
  const play = async (action: SandboxAction) => {
    setPlaying(action);
    const reply = await playSandbox(paymentId, action);
    setPlaying(null);
    if (reply.ok) onDone();
    else setFailure(reply.message);
  };
  return (
    <section className="card" aria-labelledby="sandbox-title">
      <h2 id="sandbox-title" tabIndex={-1} ref={heading}>
        시험용 결제창
      </h2>
      <Notice tone="warning" title="진짜 결제창이 아니에요">
        <p>시험 운영 중이라 실제로 돈이 나가지 않아요. 카드 번호나 계좌 번호를 적는 곳도 없어요.</p>
      </Notice>
      <p>주문 금액 {won(amount)}을 어떻게 처리할까요?</p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        {buttons.map(({ action, label }) => (
          <Button
            key={action}
            kind={action === 'paid' ? 'primary' : 'secondary'}
            wide
            busy={playing !== null}
            busyLabel={playing === action ? '처리하고 있어요' : label}
            onClick={() => void play(action)}
          >
            {label}
          </Button>
        ))}
        <Button kind="quiet" wide onClick={onClosed}>
          결제하지 않고 창 닫기
        </Button>
      </div>
    </section>
  );
};
