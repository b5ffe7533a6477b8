import { factorsOf, nothingTyped } from '@nomucheck/domain/accounts/factors-shown.ts';
import type { OrderOut } from '@nomucheck/domain/orders/contract.ts';
import { accountNumber, bankNames } from '@nomucheck/domain/orders/paying/banks.ts';
import { type FormEvent, useState } from 'react';
import { confirmMe, loadSession, useSession } from '../../../shared/client/session.ts';
import { won } from '../../../shared/formats.ts';
import { FactorsAgain, missingFactors, refusedFactors } from '../../accounts/factors-again.tsx';
import { Button } from '../../forms/button.tsx';
import { SelectField } from '../../forms/choices/select-field.tsx';
import { ErrorSummary, type FieldMistake } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { withdraw } from '../order-api.ts';
import { productWords } from '../product-words.ts';

type WithdrawingProps = { order: OrderOut; onChanged: (order: OrderOut) => void; onKept: () => void };

const emptyAccount = { bank: '', number: '', holder: '' };
type Account = typeof emptyAccount;

/** The second of two clicks. The refund of a deposit needs an account. */
export const Withdrawing = ({ order, onChanged, onKept }: WithdrawingProps) => {
  const { user } = useSession();
  const [account, setAccount] = useState(emptyAccount);
  const [typed, setTyped] = useState(nothingTyped);
  const { mistakes, message, attempt, errors, refuse, accept } = useMistakes();
  const [isBusy, setBusy] = useState(false);
  const needsAccount = order.method === 'virtual_account';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (user === null || isBusy) return;
    const found = needsAccount ? [...mistakesOf(account), ...missingFactors(user, typed)] : [];
    if (found.length > 0) return refuse(found);
    accept();
    setBusy(true);
    const confirmed = needsAccount ? await confirmMe(factorsOf(user, typed)) : null;
    if (confirmed?.ok === false) {
      setBusy(false);
      const wrong = refusedFactors(confirmed.errors);
      return refuse(wrong, wrong.length > 0 ? undefined : (confirmed.errors?.[''] ?? confirmed.message));
    }
    const reply = await withdraw(order.id, confirmed ? { account, confirmation: confirmed.proof } : undefined);
    setBusy(false);
    if (!reply.ok) return refuse(refusedFields(reply.errors), reply.errors?.[''] ?? reply.message);
    await loadSession();
    onChanged(reply.value);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p>
        {won(order.amount - order.refunded)}
        {productWords[order.product].withdrawal.closes}
      </p>
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      {needsAccount && <AccountFields account={account} onChange={setAccount} errors={errors} />}
      {needsAccount && user !== null && <FactorsAgain user={user} typed={typed} errors={errors} onChange={setTyped} />}
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

const idOf = (field: string): string => `refund-${field}`;

type AccountFieldsProps = {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
  readonly errors: Readonly<Record<string, string>>;
};

const AccountFields = ({ account, onChange, errors }: AccountFieldsProps) => {
  const field = (name: keyof Account) => ({
    id: idOf(name),
    value: account[name],
    error: errors[idOf(name)],
    onChange: (value: string) => onChange({ ...account, [name]: value }),
  });
  return (
    <>
      <p>가상계좌로 낸 돈은 본인 계좌로 돌려드려요. 받을 계좌를 적어 주세요.</p>
      <SelectField {...field('bank')} label="은행" options={Object.entries(bankNames)} />
      <TextField {...field('number')} label="계좌 번호" inputMode="numeric" size={20} maxLength={30} />
      <TextField {...field('holder')} label="예금주 이름" autoComplete="name" size={20} maxLength={60} />
    </>
  );
};

const mistakesOf = ({ bank, number, holder }: Account): readonly FieldMistake[] => [
  ...(bank === '' ? [{ id: idOf('bank'), message: '은행을 골라 주세요.' }] : []),
  ...(accountNumber.test(number.trim()) ? [] : [{ id: idOf('number'), message: '계좌 번호를 숫자로 적어 주세요.' }]),
  ...(holder.trim() === '' ? [{ id: idOf('holder'), message: '예금주 이름을 적어 주세요.' }] : []),
];

/** What the server refuses beside a field. */
const refusedFields = (errors: Readonly<Record<string, string>> = {}): readonly FieldMistake[] =>
  Object.entries(errors).flatMap(([field, message]) => {
    const [, name] = /^account\.(bank|number|holder)$/.exec(field) ?? [];
    return name === undefined ? [] : [{ id: idOf(name), message }];
  });
