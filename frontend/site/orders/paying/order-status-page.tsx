import type { OrderOut, OrderStatus as Status } from '@nomucheck/domain/orders/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Reply } from '../../../shared/client/ask.ts';
import { loadSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanDate, koreanMoment, won } from '../../../shared/formats.ts';
import { PdfButton } from '../../checks/pdf-button.tsx';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { scrollToTop } from '../../shell/page/arrival.ts';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { useSiteInfo } from '../../shell/site-info.ts';
import { AskFirm } from '../ask-firm.tsx';
import { CopyNumber } from '../copy-number.tsx';
import { fetchOrder, playSandbox, settleOrder } from '../order-api.ts';
import { orderPath, subjectOf, subjectPath } from '../ordered.ts';
import { productWords } from '../product-words.ts';
import { SearchLink } from '../search-link.tsx';
import { Withdrawing } from '../withdrawal/withdrawing.tsx';
import { statusWords, unconfirmedWords } from './status-words.ts';
import '../orders.css';

/** `/check/order/mobileComplete?paymentId=`: the state of an order. The payment window and the list of orders lead here. */
const OrderStatusPage = () => {
  const [search] = useSearchParams();
  const id = search.get('paymentId') ?? '';
  return <RequireSignIn>{id === '' ? <NoOrder /> : <LoadedStatus key={id} id={id} />}</RequireSignIn>;
};

export default OrderStatusPage;

/**
 * The order is settled first; then it is loaded, also if it wasn't paid. The session is reloaded because a payment changes
 * its rights.
 */
const settledOrder = async (id: string): Promise<Reply<OrderOut>> => {
  const settled = await settleOrder(id);
  if (settled.ok) {
    if (settled.value.status === 'paid') await loadSession();
    return settled;
  }
  return settled.code === 'payment_failed' || settled.code === 'payment_forged' ? fetchOrder(id) : settled;
};

const LoadedStatus = ({ id }: { id: string }) => {
  const [loading, set] = useLoaded(() => settledOrder(id), id);
  if (loading.state === 'loading') return <PageLoading label="결제를 확인하고 있어요" />;
  if (loading.state === 'failed') {
    const isAbsent = loading.code === 'order_number_absent' || loading.code === 'invalid_request';
    return isAbsent ? <NoOrder /> : <Unconfirmed onAgain={() => set(null)} />;
  }
  const shown = (value: OrderOut) => set({ state: 'ready', value });
  return <OrderStatus order={loading.value} onAgain={() => set(null)} onChanged={shown} />;
};

type OrderStatusProps = { order: OrderOut; onAgain: () => void; onChanged: (order: OrderOut) => void };

export const OrderStatus = ({ order, onAgain, onChanged }: OrderStatusProps) => {
  const { title, text } = statusWords(order);
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = `${order.status} ${order.refundPending} ${order.refunded}`;
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current === standing) return;
    // The page became another one without a change of address: whoever paid back or paid in must not miss it.
    shown.current = standing;
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [standing]);
  return (
    <Page title={title} width="form">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {order.status === 'awaiting_deposit' && order.ended === null && <Deposit order={order} onAgain={onAgain} />}
      <dl className="card order-facts">
        <dt>상품</dt>
        <dd>{order.orderName}</dd>
        <dt>{order.paidAt === null ? '주문 금액' : '결제 금액'}</dt>
        <dd>{won(order.amount)}</dd>
        {order.refunded > 0 && (
          <>
            <dt>환불 금액</dt>
            <dd>{won(order.refunded)}</dd>
          </>
        )}
        {order.paidAt !== null && (
          <>
            <dt>결제한 때</dt>
            <dd>{koreanMoment(order.paidAt)}</dd>
          </>
        )}
        <dt>주문번호</dt>
        <dd>{order.merchantUid}</dd>
      </dl>
      {order.withdrawal?.open && <p className="soft">{productWords[order.product].withdrawal.warning}</p>}
      <Next order={order} onAgain={onAgain} />
      {order.refundPending && (
        <Notice title="환불하고 있어요" role="status">
          <p>결제 서비스가 환불을 마치면 이메일로 알려 드려요.</p>
        </Notice>
      )}
      {order.withdrawal && <Withdrawal order={order} onChanged={onChanged} />}
      {needsHelp.has(order.status) && <AskFirm />}
    </Page>
  );
};

/** In these states money may have gone out without a result. */
const needsHelp: ReadonlySet<Status> = new Set(['placed', 'failed', 'forged', 'cancelled']);

const Unconfirmed = ({ onAgain }: { onAgain: () => void }) => (
  <Page title={unconfirmedWords.title} width="form">
    <h1>{unconfirmedWords.title}</h1>
    <p role="alert">{unconfirmedWords.text}</p>
    <div className="actions">
      <Button onClick={onAgain}>결제 다시 확인하기</Button>
      <ButtonLink to="/more/orders" kind="secondary">
        결제 내역 보기
      </ButtonLink>
    </div>
    <AskFirm />
  </Page>
);

const Next = ({ order, onAgain }: { order: OrderOut; onAgain: () => void }) => {
  const { id, status, product } = order;
  const subject = subjectOf(order);
  const words = productWords[product];
  if (status === 'paid') {
    return (
      <div className="actions">
        <ButtonLink to={subjectPath(subject)}>{words.open}</ButtonLink>
        {product === 'check-result' && (
          <>
            <PdfButton orderId={id} kind="secondary" />
            <SearchLink checkId={order.checkId} />
          </>
        )}
      </div>
    );
  }
  const back = (
    <ButtonLink to={subjectPath(subject)} kind="quiet">
      {words.back}
    </ButtonLink>
  );
  if (status === 'awaiting_deposit') return <div className="actions">{back}</div>;
  const isUnknown = status === 'placed';
  return (
    <div className="actions">
      {isUnknown && <Button onClick={onAgain}>결제 다시 확인하기</Button>}
      <ButtonLink
        to={orderPath(subject)}
        kind={isUnknown || status === 'refunded' ? 'secondary' : 'primary'}
        reloadDocument
      >
        다시 결제하기
      </ButtonLink>
      {back}
    </div>
  );
};

const Deposit = ({ order, onAgain }: { order: OrderOut; onAgain: () => void }) => {
  const { sandbox } = useSiteInfo();
  const { deposit } = order;
  const isPretended = sandbox && deposit?.bank.startsWith('(연습용)') === true;
  return (
    <section className="card card-sand" aria-labelledby="deposit-title">
      <h2 id="deposit-title">입금할 계좌</h2>
      {deposit && (
        <>
          <p>
            {deposit.bank} <strong>{deposit.number}</strong> <CopyNumber number={deposit.number} />
          </p>
          <p>
            <strong>{won(order.amount)}</strong>을 한 번에 입금해 주세요.
            {deposit.expiresAt && <> {koreanMoment(deposit.expiresAt)}까지 입금할 수 있어요.</>}
          </p>
        </>
      )}
      <div className="actions">
        {isPretended && (
          <Button
            onClick={() => {
              void playSandbox(order.id, 'deposit').then(onAgain);
            }}
          >
            시험용: 입금한 것으로 하기
          </Button>
        )}
        <Button kind="secondary" onClick={onAgain}>
          입금 확인하기
        </Button>
      </div>
    </section>
  );
};

const Withdrawal = ({ order, onChanged }: { order: OrderOut; onChanged: (order: OrderOut) => void }) => {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: the focus goes to what took its place.
  useEffect(() => {
    if (isAsking !== null) heading.current?.focus();
  }, [isAsking]);
  const { withdrawal } = order;
  if (!withdrawal) return null;
  const words = productWords[order.product].withdrawal;
  const lastDay = withdrawal.lastDay === null ? null : koreanDate(withdrawal.lastDay);
  return (
    <section className="order-part" aria-labelledby="withdrawal-title">
      <h2 id="withdrawal-title" tabIndex={-1} ref={heading}>
        청약철회
      </h2>
      {!withdrawal.open ? (
        <p>{words.over}</p>
      ) : isAsking ? (
        <Withdrawing order={order} onChanged={onChanged} onKept={() => setAsking(false)} />
      ) : (
        <>
          <p>{words.until(lastDay)}</p>
          <Button kind="secondary" onClick={() => setAsking(true)}>
            청약철회하기
          </Button>
        </>
      )}
    </section>
  );
};

const NoOrder = () => (
  <Page title="주문을 찾을 수 없어요" width="form">
    <h1>주문을 찾을 수 없어요</h1>
    <p>주소가 바뀌었거나 다른 계정의 주문일 수 있어요.</p>
    <ButtonLink to="/more/orders">결제 내역 보기</ButtonLink>
  </Page>
);
