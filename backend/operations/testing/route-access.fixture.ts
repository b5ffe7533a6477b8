import { of, type Requests } from '../../engine/http/testing/route-request.fixture.ts';

export const routeAccess = `
route                     record  anonymous  user   other  partner  advisor  admin  super
GET /api/admin/dashboard  -       login      staff  staff  staff    ok       ok     ok
`;

export const requests: Requests = {
  'GET /api/admin/dashboard': of('/api/admin/dashboard'),
};
