import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const StartPage = lazyPage(() => import('./start/start-page.tsx'));
const GroundsPage = lazyPage(() => import('./start/grounds-page.tsx'));
const CheckFrame = lazyPage(() => import('./frame/check-frame.tsx'));
const ErasePage = lazyPage(() => import('./leaving/erase-page.tsx'));
const ResultPage = lazyPage(() => import('./result/result-page.tsx'));
const ResultAnswersPage = lazyPage(() => import('./answers/result-answers-page.tsx'));
const EarlierPage = lazyPage(() => import('./earlier/earlier-page.tsx'));
const AfterFigureFrame = lazyPage(() => import('./form/after-figure-frame.tsx'));
const CheckListPage = lazyPage(() => import('./list/check-list-page.tsx'));

/**
 * The questionnaire and its result. The pages of questions and of their summary are one chunk, so that they also work
 * without a connection.
 */
export const checkRoutes: RouteObject[] = [
  { path: '/check', element: <StartPage /> },
  { path: '/check/grounds', element: <GroundsPage /> },
  { path: '/check/erase', element: <ErasePage /> },
  { path: '/check/form/*', element: <CheckFrame /> },
  { path: '/check/result', element: <ResultPage /> },
  { path: '/check/result/:id', element: <ResultPage /> },
  { path: '/check/result/:id/answers', element: <ResultAnswersPage /> },
  { path: '/check/result/:id/earlier', element: <EarlierPage /> },
  { path: '/check/result/:id/more/:section/:numbering', element: <AfterFigureFrame /> },
  { path: '/more/checkList', element: <CheckListPage /> },
];
