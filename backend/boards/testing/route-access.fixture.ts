import { never, of, type Requests } from '../../engine/http/testing/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                                 record  anonymous  user   other  partner  advisor  admin  super
GET /api/boards/:category             -       ok         ok     ok     ok       ok       ok     ok
GET /api/boards/:category/:id         gone    none       none   none   none     none     none   none
GET /api/admin/boards                 -       login      staff  staff  staff    ok       ok     ok
POST /api/admin/boards                -       login      staff  staff  staff    ok       ok     ok
GET /api/admin/boards/:id             gone    login      staff  staff  staff    none     none   none
GET /api/admin/boards/:id/history     gone    login      staff  staff  staff    none     none   none
PUT /api/admin/boards/:id             gone    login      staff  staff  staff    none     none   none
POST /api/admin/boards/:id/publish    gone    login      staff  staff  staff    none     none   none
POST /api/admin/boards/:id/pin        gone    login      staff  staff  staff    none     none   none
POST /api/admin/boards/:id/take-down  gone    login      staff  staff  staff    none     none   none
DELETE /api/admin/boards/:id          gone    login      staff  staff  staff    none     none   none
`;

const text = { type: 'paragraph', content: [{ type: 'text', text: '해고된 날부터 3개월 안에 신청해요.' }] };
const article = { category: 'law', title: '해고된 첫 주', content: { type: 'doc', content: [text] } };
const one = `/api/admin/boards/${never}`;
const reason = '법이 바뀌어 다시 써요.';

export const requests: Requests = {
  'GET /api/boards/:category': of('/api/boards/law'),
  'GET /api/boards/:category/:id': of(`/api/boards/law/${never}`),
  'GET /api/admin/boards': of('/api/admin/boards'),
  'POST /api/admin/boards': of('/api/admin/boards', article),
  'GET /api/admin/boards/:id': of(one),
  'GET /api/admin/boards/:id/history': of(`${one}/history`),
  'PUT /api/admin/boards/:id': of(one, article),
  'POST /api/admin/boards/:id/publish': of(`${one}/publish`, {}),
  'POST /api/admin/boards/:id/pin': of(`${one}/pin`, { pinned: true }),
  'POST /api/admin/boards/:id/take-down': of(`${one}/take-down`, { reason }),
  'DELETE /api/admin/boards/:id': of(one, { reason }),
};
