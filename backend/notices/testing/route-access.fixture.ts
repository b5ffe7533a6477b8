import { of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                          record  anonymous  user   other  partner  advisor  admin  super
GET /api/user/notices          -       login      staff  staff  staff    ok       ok     ok
GET /api/user/notices/counts   -       login      staff  staff  staff    ok       ok     ok
POST /api/user/notices/read    -       login      staff  staff  staff    ok       ok     ok
GET /api/user/notice-choices   -       login      staff  staff  staff    ok       ok     ok
PUT /api/user/notice-choices   -       login      staff  staff  staff    ok       ok     ok
`;

export const requests: Requests = {
  'GET /api/user/notices': of('/api/user/notices'),
  'GET /api/user/notices/counts': of('/api/user/notices/counts'),
  'POST /api/user/notices/read': of('/api/user/notices/read', { all: true }),
  'GET /api/user/notice-choices': of('/api/user/notice-choices'),
  'PUT /api/user/notice-choices': of('/api/user/notice-choices', {
    channels: { review_overdue: { console: true, email: false, sms: false } },
  }),
};
