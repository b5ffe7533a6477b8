import { of, type Requests } from '../../testing/routes/route-request.fixture.ts';

export const routeAccess = `
route                     record  anonymous  user   other  partner  advisor  admin  super
GET /api/admin/dashboard  -       login      staff  staff  staff    ok       ok     ok
GET /api/admin/activity   -       login      admin  admin  admin    admin    ok     ok
GET /api/admin/dropoff    -       login      admin  admin  admin    admin    ok     ok
GET /api/admin/activity/people       -       login      admin  admin  admin    admin    ok     ok
GET /api/admin/log        -       login      admin  admin  admin    admin    ok     ok
GET /api/admin/log/:position         -       login      admin  admin  admin    admin    ok     ok
GET /api/admin/log/request/:request  -       login      admin  admin  admin    admin    none   none
`;

export const requests: Requests = {
  'GET /api/admin/dashboard': of('/api/admin/dashboard'),
  'GET /api/admin/activity': of('/api/admin/activity'),
  'GET /api/admin/dropoff': of('/api/admin/dropoff'),
  'GET /api/admin/activity/people': of('/api/admin/activity/people'),
  'GET /api/admin/log': of('/api/admin/log'),
  'GET /api/admin/log/:position': of('/api/admin/log/0000000000000001'),
  'GET /api/admin/log/request/:request': of('/api/admin/log/request/nobody'),
};
