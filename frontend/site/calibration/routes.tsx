import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const CalibrationPage = lazyPage(() => import('./calibration-page.tsx'));

export const calibrationRoutes: RouteObject[] = [{ path: '/accuracy', element: <CalibrationPage /> }];
