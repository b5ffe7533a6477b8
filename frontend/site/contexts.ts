import type { RouteObject } from 'react-router';
import { accountRoutes } from './accounts/routes.tsx';
import { adviceRoutes } from './advice/routes.tsx';
import { applicationRoutes } from './applications/routes.tsx';
import { boardRoutes } from './boards/routes.tsx';
import { calibrationRoutes } from './calibration/routes.tsx';
import { checkRoutes } from './checks/routes.tsx';
import { consultationRoutes } from './consultations/routes.tsx';
import { messageRoutes } from './messages/routes.tsx';
import { orderRoutes } from './orders/routes.tsx';
import { peopleRoutes } from './people/routes.tsx';
import { policyRoutes } from './policies/routes.tsx';
import { reminderRoutes } from './reminders/routes.tsx';
import { searchRoutes } from './search/routes.tsx';
import { sharingRoutes } from './sharing/routes.tsx';
import { usageRoutes } from './usage/routes.tsx';

/** The pages of each context that has pages on the public site. */
export const contexts: readonly (readonly RouteObject[])[] = [
  accountRoutes,
  checkRoutes,
  calibrationRoutes,
  applicationRoutes,
  adviceRoutes,
  consultationRoutes,
  orderRoutes,
  peopleRoutes,
  policyRoutes,
  searchRoutes,
  sharingRoutes,
  reminderRoutes,
  messageRoutes,
  usageRoutes,
  boardRoutes,
];
