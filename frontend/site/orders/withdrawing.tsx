import type { OrderOut } from '@nomucheck/domain/orders/contract.ts';
import { type FormEvent, useState } from 'react';
import { won } from '../../shared/formats.ts';
import { loadSession } from '../../shared/session.ts';
import { Button } from '../forms/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { withdraw } from './order-api.ts';

type WithdrawingProps = { order: OrderOut; onChanged: (order: OrderOut) => void; onKept: () => void };

/** The second of two clicks. The refund of a deposit needs an account. */
export const Withdrawing = ({ order, onChanged, onKept }: WithdrawingProps) => {
  const [account, setAccount] = useState({ bank: '', number: '', holder: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const needsAccount = order.method === 'virtual_account';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const reply = await withdraw(order.id, needsAccount ? account : undefined);
    setBusy(false);
    if (!reply.ok) return setFailure(reply.errors?.account ?? reply.message);
    await loadSession();
    onChanged(reply.value);
  };
  const field = (name: keyof typeof account, label: string) => (
    <TextField
      id={`refund-${name}`}
      label={label}
      autoComplete="off"
      value={account[name]}
      onChange={(value) => setAccount({ ...account, [name]: value })}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p>{won(order.amount - order.refunded)}을 모두 돌려드리고 전체 결과와 판례 검색을 닫아요.</p>
      {needsAccount && (
        <>
          {field('bank', '돌려받을 은행')}
          {field('number', '계좌 번호')}
          {field('holder', '예금주')}
        </>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        <Button type="submit" kind="danger" busy={isBusy} busyLabel="환불하고 있어요">
          청약철회하고 환불받기
        </Button>
        <Button kind="quiet" onClick={onKept}>
          그대로 두기
        </Button>
      </div>
    </form>
  );
};
