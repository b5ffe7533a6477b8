import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { Link } from 'react-router';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { koreanDate, won } from '../../shared/formats.ts';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { fetchOrders, statusPath } from './order-api.ts';
import { subjectOf, subjectPath } from './ordered.ts';
import { statusWords } from './paying/status-words.ts';
import './orders.css';

/** `/more/orders`: all orders of the person. */
const OrdersPage = () => (
  <RequireSignIn>
    <LoadedOrders />
  </RequireSignIn>
);

export default OrdersPage;

const LoadedOrders = () => {
  const [loading, set] = useLoaded(fetchOrders, 'orders');
  if (loading.state === 'loading') return <PageLoading label="결제 내역을 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <OrderList orders={loading.value.items} />;
};

export const OrderList = ({ orders }: { orders: readonly OrderRowOut[] }) => (
  <Page title="결제 내역" width="form">
    <h1>결제 내역</h1>
    {orders.length === 0 ? <p>아직 결제한 것이 없어요.</p> : null}
    {orders.map((order) => (
      <section className="card order-card" key={order.id} aria-label={`${koreanDate(order.placedAt)} 주문`}>
        <h2>{statusWords(order).title}</h2>
        <p>{order.orderName}</p>
        <p className="soft">
          {koreanDate(order.placedAt)} · {won(order.amount)}
        </p>
        <Link to={statusPath(order.id)} className="link-alone">
          자세히 보기
        </Link>
        {order.consultationId !== null && (
          <p>
            <Link to={subjectPath(subjectOf(order))} className="link-alone">
              상담 보기
            </Link>
          </p>
        )}
      </section>
    ))}
  </Page>
);
