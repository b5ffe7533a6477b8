import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const OrderInfoPage = lazyPage(() => import('./order-info-page.tsx'));
const OrderPage = lazyPage(() => import('./paying/order-page.tsx'));
const OrderStatusPage = lazyPage(() => import('./paying/order-status-page.tsx'));
const OrdersPage = lazyPage(() => import('./orders-page.tsx'));
const VerifyPage = lazyPage(() => import('./paying/verify-page.tsx'));

/** The product's page, also for visitors; the payment; the state of an order; the list of orders. */
export const orderRoutes: RouteObject[] = [
  { path: '/check/orderInfo', element: <OrderInfoPage /> },
  { path: '/check/order', element: <OrderPage /> },
  { path: '/check/order/mobileComplete', element: <OrderStatusPage /> },
  { path: '/more/orders', element: <OrdersPage /> },
  { path: '/verify', element: <VerifyPage /> },
  { path: '/verify/:code', element: <VerifyPage /> },
];
