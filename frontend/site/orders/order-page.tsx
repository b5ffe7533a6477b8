import type { OrderCheckOut, PlacedOrder } from '@nomucheck/domain/orders/contract.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { won } from '../../shared/formats.ts';
import { fetchOrderOfCheck } from '../checks/check-api.ts';
import { resultPath } from '../checks/form/question-url.ts';
import { useLoaded } from '../checks/form-loader.ts';
import { LoadFailed } from '../checks/load-failed.tsx';
import { Button, ButtonLink } from '../forms/button.tsx';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { Notice } from '../forms/notice.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Page } from '../shell/page.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { RequireSignIn } from '../shell/require-sign-in.tsx';
import { NotForSale } from './not-for-sale.tsx';
import { placeOrder, settleOrder, statusPath } from './order-api.ts';
import { isUnderOwnPolicy, openPaymentWindow, type PayMethod, payMethods } from './portone-window.ts';
import { SandboxWindow } from './sandbox-window.tsx';
import { WithdrawalRules } from './withdrawal-rules.tsx';

/** `/check/order?checkId=`: the ordered product, the consent that ends the right of withdrawal, and the payment window. */
const OrderPage = () => {
  const [search] = useSearchParams();
  const checkId = search.get('checkId');
  return (
    <RequireSignIn>{checkId === null ? <NoCheck /> : <LoadedOrder key={checkId} checkId={checkId} />}</RequireSignIn>
  );
};

export default OrderPage;

const LoadedOrder = ({ checkId }: { checkId: string }) => {
  const [loading, set] = useLoaded(() => fetchOrderOfCheck(checkId), checkId);
  if (loading.state === 'loading') return <PageLoading label="주문을 준비하고 있어요" />;
  if (loading.state === 'failed') {
    const isAbsent = loading.code === 'check_fetch_failed' || loading.code === 'invalid_request';
    return isAbsent ? <NoCheck /> : <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  }
  if (loading.value.paid) return <Paid checkId={checkId} />;
  const { notForSale } = loading.value;
  if (notForSale !== undefined) return <NotForSale why={notForSale} checkId={checkId} />;
  return <OrderForm checkId={checkId} known={loading.value} />;
};

const OrderForm = ({ checkId, known }: { checkId: string; known: OrderCheckOut }) => {
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const [mistake, setMistake] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const [method, setMethod] = useState<PayMethod>('CARD');
  const { product, order, paymentsBy } = known;
  // An order that can still be paid keeps the price of its first payment attempt.
  const isOpen = order?.status === 'placed' || order?.status === 'failed' || order?.status === 'awaiting_deposit';
  const amount = placed?.amount ?? (isOpen ? order.amount : product.price);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!agreed) {
      document.getElementById('order-consent')?.focus();
      return setMistake('확인하고 동의해야 결제할 수 있어요.');
    }
    setBusy(true);
    setFailure(null);
    const reply = await placeOrder(checkId);
    if (!reply.ok) setFailure(reply.errors?.[''] ?? reply.errors?.checkId ?? reply.message);
    else if (reply.value.paymentParams.by === 'portone') setFailure(await paidInWindow(reply.value, method));
    else setPlaced(reply.value);
    setBusy(false);
  };

  useEffect(() => {
    if (paymentsBy === 'portone' && !isUnderOwnPolicy()) location.reload();
  }, [paymentsBy]);

  return (
    <Page title="주문과 결제" width="form">
      <h1>주문과 결제</h1>
      {order?.status === 'awaiting_deposit' && (
        <Notice tone="warning" title="이미 받은 가상계좌가 있어요">
          <p>거기에 입금하려면 여기에서 다시 결제하지 마세요.</p>
          <ButtonLink to={statusPath(order.id)} kind="secondary">
            입금할 계좌 보기
          </ButtonLink>
        </Notice>
      )}
      <section className="card card-sand" aria-labelledby="order-title">
        <h2 id="order-title">{product.name}</h2>
        <p>{product.description}</p>
        <p>
          결제 금액 <strong>{won(amount)}</strong> <span className="soft">부가가치세 포함</span>
        </p>
      </section>
      <WithdrawalRules />
      {failure !== null && (
        <Notice tone="error" title="결제하지 못했어요" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      {placed?.paymentParams.by === 'sandbox' ? (
        <SandboxWindow
          paymentId={placed.paymentParams.paymentId}
          amount={placed.amount}
          onDone={() => navigate(statusPath(placed.id))}
          onClosed={() => setPlaced(null)}
        />
      ) : paymentsBy !== 'none' ? (
        <form noValidate onSubmit={(event) => void pay(event)}>
          {paymentsBy === 'portone' && (
            <RadioGroup
              id="pay-method"
              label="결제 방법"
              options={payMethods.map((value) => ({ value, label: methodWords[value] }))}
              value={method}
              onChange={(value) => setMethod(payMethods.find((each) => each === value) ?? 'CARD')}
            />
          )}
          <CheckboxField
            id="order-consent"
            label="결제하면 전체 결과와 판례 검색이 바로 열리고, 어느 하나라도 쓴 뒤에는 청약철회할 수 없다는 것을 확인했어요."
            error={mistake}
            checked={agreed}
            onChange={(next) => {
              setAgreed(next);
              setMistake(undefined);
            }}
          />
          <Button type="submit" wide busy={isBusy} busyLabel="결제창을 열고 있어요">
            {won(amount)} 결제하기
          </Button>
        </form>
      ) : (
        <Notice title="지금은 결제할 수 없어요" />
      )}
      <ButtonLink to={resultPath(checkId)} kind="quiet">
        결제하지 않고 돌아가기
      </ButtonLink>
    </Page>
  );
};

const methodWords: Readonly<Record<PayMethod, string>> = {
  CARD: '신용카드·간편결제',
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '가상계좌 입금',
};

/**
 * Opens the window and, unless it failed, leads to the order. The order is loaded as a page of its own, so that no other page
 * runs beside the payment service's script. Gives why it failed; null where the page is being left.
 */
const paidInWindow = async ({ id, paymentParams }: PlacedOrder, method: PayMethod): Promise<string | null> => {
  const answer = await openPaymentWindow(paymentParams, method);
  if (answer.ended === 'left') return null;
  if (answer.ended === 'failed') {
    // A window that was closed late may have been paid.
    const settled = await settleOrder(id);
    if (settled.ok ? settled.value.status === 'placed' : settled.code === 'payment_failed') return answer.message;
  }
  location.assign(statusPath(id));
  return null;
};

const Paid = ({ checkId }: { checkId: string }) => (
  <Page title="이미 결제했어요" width="form">
    <h1>이미 결제한 진단이에요</h1>
    <p>전체 결과를 바로 볼 수 있어요.</p>
    <div className="actions">
      <ButtonLink to={resultPath(checkId)}>전체 결과 보기</ButtonLink>
      <ButtonLink to="/more/orders" kind="secondary">
        결제 내역
      </ButtonLink>
    </div>
  </Page>
);

const NoCheck = () => (
  <Page title="주문할 진단이 없어요" width="form">
    <h1>주문할 진단을 찾을 수 없어요</h1>
    <p>주소가 바뀌었거나 다른 계정의 진단일 수 있어요. 진단 내역에서 다시 골라 주세요.</p>
    <ButtonLink to="/more/checkList">진단 내역 보기</ButtonLink>
  </Page>
);
