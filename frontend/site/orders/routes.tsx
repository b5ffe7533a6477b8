import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const OrderInfoPage = lazyPage(() => import('./order-info-page.tsx'));
const OrderPage = lazyPage(() => import('./order-page.tsx'));
const OrderStatusPage = lazyPage(() => import('./order-status-page.tsx'));
const OrdersPage = lazyPage(() => import('./orders-page.tsx'));

/** What is sold, before anyone signs in; the payment; what became of it; all that was bought. */
export const orderRoutes: RouteObject[] = [
  { path: '/check/orderInfo', element: <OrderInfoPage /> },
  { path: '/check/order', element: <OrderPage /> },
  { path: '/check/order/mobileComplete', element: <OrderStatusPage /> },
  { path: '/more/orders', element: <OrdersPage /> },
];
