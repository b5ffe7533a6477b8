import { randomUUID } from 'node:crypto';
import { of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
PUT /api/user/edit                            -       login      ok       ok       ok       ok       ok       ok
GET /api/user/export                          -       login      ok       ok       ok       ok       ok       ok
GET /api/user/preferences                     -       login      ok       ok       ok       ok       ok       ok
PUT /api/user/preferences                     -       login      ok       ok       ok       ok       ok       ok
PUT /api/user/preferences                     other   login      staff    staff    staff    ok       ok       ok
GET /api/admin/user                           -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/access-review                  -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/access-review                 -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/usercount/get                  -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id                       own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id                       other   login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id                       gone    login      admin    admin    admin    admin    nobody   nobody
GET /api/admin/userdetail/get                 own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/userdetail/get                 other   login      admin    admin    admin    admin    ok       ok
GET /api/admin/userdetail/get                 gone    login      admin    admin    admin    admin    nobody   nobody
GET /api/admin/user/:id/access-log            own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id/access-log            other   login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id/access-log            gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/admin/userdetail/update             own     login      admin    admin    admin    admin    self     self
POST /api/admin/userdetail/update             other   login      admin    admin    admin    admin    ok       ok
POST /api/admin/userdetail/update             gone    login      admin    admin    admin    admin    nobody   nobody
PUT /api/admin/user/:id                       own     login      admin    admin    admin    admin    self     self
PUT /api/admin/user/:id                       other   login      admin    admin    admin    admin    ok       ok
PUT /api/admin/user/:id                       gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/admin/userdetail/delete             own     login      admin    admin    admin    admin    self     self
POST /api/admin/userdetail/delete             other   login      admin    admin    admin    admin    ok       ok
POST /api/admin/userdetail/delete             gone    login      admin    admin    admin    admin    nobody   nobody
DELETE /api/admin/user/:id                    own     login      admin    admin    admin    admin    self     self
DELETE /api/admin/user/:id                    other   login      admin    admin    admin    admin    ok       ok
DELETE /api/admin/user/:id                    gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/admin/user/:id/end-sessions         own     login      admin    admin    admin    admin    self     self
POST /api/admin/user/:id/end-sessions         other   login      admin    admin    admin    admin    ok       ok
POST /api/admin/user/:id/end-sessions         gone    login      admin    admin    admin    admin    nobody   nobody
`;

export const requests: Requests = {
  'PUT /api/user/edit': of('/api/user/edit', { name: '김해고' }),
  'GET /api/admin/access-review': of('/api/admin/access-review'),
  'POST /api/admin/access-review': of('/api/admin/access-review', { month: '2026-10', reason: '살펴봄' }),
  'GET /api/user/export': of('/api/user/export'),
  'GET /api/user/preferences': of('/api/user/preferences'),
  // `others`: shared with all of the firm.
  'PUT /api/user/preferences': ({ target }) => ({
    path: '/api/user/preferences',
    body: {
      settings: { 'user.columns': ['name'] },
      queries: [{ id: randomUUID(), resource: 'user', label: '새 회원', value: {}, shared: target === 'other' }],
    },
  }),
  'GET /api/admin/user': of('/api/admin/user'),
  'GET /api/admin/usercount/get': of('/api/admin/usercount/get'),
  'GET /api/admin/user/:id': ({ about }) => ({ path: `/api/admin/user/${about.id}` }),
  'GET /api/admin/userdetail/get': ({ about }) => ({ path: `/api/admin/userdetail/get?id=${about.id}` }),
  'GET /api/admin/user/:id/access-log': ({ about }) => ({ path: `/api/admin/user/${about.id}/access-log` }),
  'POST /api/admin/userdetail/update': ({ about }) => ({
    path: '/api/admin/userdetail/update',
    body: { id: about.id, name: '김해고', reason: '이름 확인' },
  }),
  'PUT /api/admin/user/:id': ({ about }) => ({
    path: `/api/admin/user/${about.id}`,
    body: { name: '김해고', reason: '이름 확인' },
  }),
  'POST /api/admin/userdetail/delete': ({ about }) => ({
    path: '/api/admin/userdetail/delete',
    body: { id: about.id, reason: '본인 요청' },
  }),
  'DELETE /api/admin/user/:id': ({ about }) => ({ path: `/api/admin/user/${about.id}`, body: { reason: '본인 요청' } }),
  'POST /api/admin/user/:id/end-sessions': ({ about }) => ({
    path: `/api/admin/user/${about.id}/end-sessions`,
    body: { reason: '공용 컴퓨터' },
  }),
};
