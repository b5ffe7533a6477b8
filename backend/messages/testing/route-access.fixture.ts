import { type Asking, never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /api/sandbox/mailbox                      -       ok         ok       ok       ok       ok       ok       ok
POST /api/messages/:id/opened                 -       ok         ok       ok       ok       ok       ok       ok
POST /api/messages/:id/opened                 gone    none       none     none     none     none     none     none
GET /api/messages                             -       login      admin    admin    admin    admin    ok       ok
GET /api/messages/templates                   -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/messages/:id                   -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/messages/:id                   gone    login      admin    admin    admin    admin    none     none
GET /api/admin/messages/:id/history           -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/messages/:id/history           gone    login      admin    admin    admin    admin    none     none
POST /api/messages/email/send                 -       login      admin    admin    admin    admin    ok       ok
POST /api/messages/email/send                 gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/messages/sms/send                   -       login      admin    admin    admin    admin    address  address
POST /api/messages/sms/send                   gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/messages/:id/retry                  -       login      admin    admin    admin    admin    stage_wrong  stage_wrong
POST /api/messages/:id/retry                  gone    login      admin    admin    admin    admin    none     none
`;

const notice = (channel: 'email' | 'sms') => (asking: Asking) => ({
  path: `/api/messages/${channel}/send`,
  body: { to: asking.about.id, template: 'notice', params: { title: '안내', text: '내일 뵙겠습니다.' } },
});

export const requests: Requests = {
  'GET /api/sandbox/mailbox': of('/api/sandbox/mailbox'),
  'POST /api/messages/:id/opened': ({ target, messageId }) => ({
    path: `/api/messages/${target === 'gone' ? never : messageId}/opened`,
    body: {},
  }),
  'GET /api/messages': of('/api/messages'),
  'GET /api/messages/templates': of('/api/messages/templates'),
  'GET /api/admin/messages/:id': ({ target, messageId }) => ({
    path: `/api/admin/messages/${target === 'gone' ? never : messageId}`,
  }),
  'GET /api/admin/messages/:id/history': ({ target, messageId }) => ({
    path: `/api/admin/messages/${target === 'gone' ? never : messageId}/history`,
  }),
  'POST /api/messages/email/send': notice('email'),
  'POST /api/messages/sms/send': notice('sms'),
  'POST /api/messages/:id/retry': ({ target, messageId }) => ({
    path: `/api/messages/${target === 'gone' ? never : messageId}/retry`,
    body: {},
  }),
};
