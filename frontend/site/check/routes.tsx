import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const StartPage = lazyPage(() => import('./start/start-page.tsx'));
const GroundsPage = lazyPage(() => import('./start/grounds-page.tsx'));
const CheckFrame = lazyPage(() => import('./check-frame.tsx'));
const FormEntry = lazyPage(() => import('./form/form-entry.tsx'));
const QuestionPage = lazyPage(() => import('./form/question-page.tsx'));
const AnswersPage = lazyPage(() => import('./answers/answers-page.tsx'));
const ErasePage = lazyPage(() => import('./erase-page.tsx'));
const ResultPage = lazyPage(() => import('./result/result-page.tsx'));
const OrderInfoPage = lazyPage(() => import('./result/order-info-page.tsx'));

/** The questionnaire and its result. A question's code comes once; the next question needs no request but its saving. */
export const checkRoutes: RouteObject[] = [
  { path: '/check', element: <StartPage /> },
  { path: '/check/grounds', element: <GroundsPage /> },
  { path: '/check/erase', element: <ErasePage /> },
  {
    path: '/check/form',
    element: <CheckFrame />,
    children: [
      { index: true, element: <FormEntry /> },
      { path: 'answers', element: <AnswersPage /> },
      { path: ':section/:numbering', element: <QuestionPage /> },
    ],
  },
  { path: '/check/result', element: <ResultPage /> },
  { path: '/check/result/:id', element: <ResultPage /> },
  { path: '/check/orderInfo', element: <OrderInfoPage /> },
];
