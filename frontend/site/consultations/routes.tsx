import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const ConsultPage = lazyPage(() => import('./ask/consult-page.tsx'));
const ListPage = lazyPage(() => import('./own/list-page.tsx'));
const ConsultationPage = lazyPage(() => import('./own/consultation-page.tsx'));

/** Consultations with the firm: the request, one's own list, and one of them with its thread. */
export const consultationRoutes: RouteObject[] = [
  { path: '/consult', element: <ConsultPage /> },
  { path: '/consult/list', element: <ListPage /> },
  { path: '/consult/:id', element: <ConsultationPage /> },
];
