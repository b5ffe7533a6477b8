import type { RouteObject } from 'react-router';

export const moreRoutes: RouteObject[] = [];
