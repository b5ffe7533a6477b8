import type { OrderCheckOut, PlacedOrder } from '@nomucheck/domain/orders/contract.ts';
import type { OrderSubject, ProductId } from '@nomucheck/domain/orders/products.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { won } from '../../../shared/formats.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { CheckboxField } from '../../forms/choices/checkbox-field.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { Notice } from '../../forms/notice.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { NotForSale } from '../not-for-sale.tsx';
import { fetchOffer, placeOrder, settleOrder, statusPath } from '../order-api.ts';
import { listPath, orderedIn, productOf, subjectPath } from '../ordered.ts';
import { productWords } from '../product-words.ts';
import { WithdrawalRules } from '../withdrawal/withdrawal-rules.tsx';
import { isUnderOwnPolicy, openPaymentWindow, type PayMethod, payMethods } from './portone-window.ts';
import { SandboxWindow } from './sandbox-window.tsx';

/** `/check/order?checkId=` or `?consultationId=`: the ordered product, the consent that ends the right of withdrawal, and the payment window. */
const OrderPage = () => {
  const [search] = useSearchParams();
  const of = orderedIn(search);
  return (
    <RequireSignIn>
      {of === null ? <Absent product="check-result" /> : <LoadedOrder key={of.checkId ?? of.consultationId} of={of} />}
    </RequireSignIn>
  );
};

export default OrderPage;

/** The server says so of what isn't there, isn't this person's, or isn't an id. */
const absentCodes: ReadonlySet<string> = new Set(['check_fetch_failed', 'not_found', 'invalid_request']);

const LoadedOrder = ({ of }: { of: OrderSubject }) => {
  const product = productOf(of);
  const [loading, set] = useLoaded(() => fetchOffer(of), subjectPath(of));
  if (loading.state === 'loading') return <PageLoading label="주문을 준비하고 있어요" />;
  if (loading.state === 'failed') {
    const isAbsent = absentCodes.has(loading.code);
    return isAbsent ? <Absent product={product} /> : <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  }
  if (loading.value.paid) return <Paid of={of} />;
  const { notForSale } = loading.value;
  if (notForSale !== undefined) return <NotForSale why={notForSale} of={of} />;
  return <OrderForm of={of} known={loading.value} />;
};

const payButton = 'pay';

/** The page is loaded as a document also from within the site, and then the browser puts the focus nowhere. */
const focusAtOnce = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

const OrderForm = ({ of, known }: { of: OrderSubject; known: OrderCheckOut }) => {
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const [mistake, setMistake] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  /** The window was closed without a payment: the focus returns to the button that opens it. */
  const [isClosed, setClosed] = useState(false);
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
    setClosed(false);
    setFailure(null);
    const reply = await placeOrder(of);
    if (!reply.ok)
      setFailure(reply.errors?.[''] ?? reply.errors?.checkId ?? reply.errors?.consultationId ?? reply.message);
    else if (reply.value.paymentParams.by === 'portone') setFailure(await paidInWindow(reply.value, method));
    else setPlaced(reply.value);
    setBusy(false);
  };

  useEffect(() => {
    if (isClosed && placed === null) document.getElementById(payButton)?.focus();
  }, [isClosed, placed]);

  useEffect(() => {
    if (paymentsBy === 'portone' && !isUnderOwnPolicy()) location.reload();
  }, [paymentsBy]);

  return (
    <Page title="주문과 결제" width="form">
      <h1 ref={focusAtOnce} tabIndex={-1}>
        주문과 결제
      </h1>
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
      <WithdrawalRules product={product.id} />
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
          onClosed={() => {
            setPlaced(null);
            setClosed(true);
          }}
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
            label={productWords[product.id].consent}
            error={mistake}
            checked={agreed}
            onChange={(next) => {
              setAgreed(next);
              setMistake(undefined);
            }}
          />
          <Button id={payButton} type="submit" wide busy={isBusy} busyLabel="결제창을 열고 있어요">
            {won(amount)} 결제하기
          </Button>
        </form>
      ) : (
        <Notice title="지금은 결제할 수 없어요" />
      )}
      <ButtonLink to={subjectPath(of)} kind="quiet">
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

const Paid = ({ of }: { of: OrderSubject }) => {
  const { paid, open } = productWords[productOf(of)];
  return (
    <Page title="이미 결제했어요" width="form">
      <h1>{paid.heading}</h1>
      <p>{paid.text}</p>
      <div className="actions">
        <ButtonLink to={subjectPath(of)}>{open}</ButtonLink>
        <ButtonLink to="/more/orders" kind="secondary">
          결제 내역
        </ButtonLink>
      </div>
    </Page>
  );
};

const Absent = ({ product }: { product: ProductId }) => {
  const { absent, list } = productWords[product];
  return (
    <Page title={absent.title} width="form">
      <h1>{absent.title}</h1>
      <p>{absent.text}</p>
      <ButtonLink to={listPath[product]}>{list}</ButtonLink>
    </Page>
  );
};
