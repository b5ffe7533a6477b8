import {
  type Asking,
  never,
  of,
  placeholders,
  type Request,
  type Requests,
} from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 * `mobileComplete` redirects to a page, and that test serves no pages.
 */
export const routeAccess = `
route                          record  anonymous  user                 other                partner              advisor              admin                super
GET /api/order/product         -       ok         ok                   ok                   ok                   ok                   ok                   ok
GET /api/order/check           own     login      ok                   ok                   ok                   ok                   ok                   ok
GET /api/order/check           other   login      check                check                check                check                check                check
GET /api/order                 -       login      ok                   ok                   ok                   ok                   ok                   ok
GET /api/order/sums            -       login      admin                admin                admin                admin                ok                   ok
GET /api/order/mobileComplete  -       none       none                 none                 none                 none                 none                 none
POST /api/order                own     login      ok                   ok                   ok                   ok                   ok                   ok
POST /api/order                other   login      check                check                check                check                check                check
POST /api/order/webhook        -       invalid_request invalid_request      invalid_request      invalid_request      invalid_request      invalid_request      invalid_request
GET /api/order/getData         own    login  ok ok ok ok ok ok
GET /api/order/getData         other  login  order_number_absent order_number_absent order_number_absent order_number_absent ok ok
GET /api/order/getData         gone    login      order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent
GET /api/order/getPdfData      own    login  order_fetch_failed order_fetch_failed order_fetch_failed order_fetch_failed order_fetch_failed order_fetch_failed
GET /api/order/getPdfData      other  login  order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent
GET /api/order/getPdfData      gone    login      order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent
GET /api/order/verify/:code    -       not_found  not_found            not_found            not_found            not_found            not_found            not_found
POST /api/order/add            own    login  payment_failed payment_failed payment_failed payment_failed payment_failed payment_failed
POST /api/order/add            other  login  order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent
POST /api/order/add            gone    login      order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent
POST /api/order/sandbox        own    login  ok ok ok ok ok ok
POST /api/order/sandbox        other  login  order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent
POST /api/order/sandbox        gone    login      order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent
POST /api/order/:id/withdraw   own    login  stage stage stage stage stage stage
POST /api/order/:id/withdraw   other  login  order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent order_number_absent
POST /api/order/:id/withdraw   gone    login      order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent   order_number_absent
GET /api/order/:id             own    login  admin admin admin admin ok ok
GET /api/order/:id             other  login  admin admin admin admin ok ok
GET /api/order/:id             gone    login      admin                admin                admin                admin                order_number_absent   order_number_absent
GET /api/order/:id/history     own    login  admin admin admin admin ok ok
GET /api/order/:id/history     other  login  admin admin admin admin ok ok
GET /api/order/:id/history     gone    login      admin                admin                admin                admin                order_number_absent   order_number_absent
POST /api/order/:id/refund     own    login  admin admin admin admin stage stage
POST /api/order/:id/refund     other  login  admin admin admin admin stage stage
POST /api/order/:id/refund     gone    login      admin                admin                admin                admin                order_number_absent   order_number_absent
`;

const order = ({ target }: Asking): string => (target === 'gone' ? never : placeholders.order);
const ofOrder =
  (call: (id: string) => Request) =>
  (asking: Asking): Request =>
    call(order(asking));

export const requests: Requests = {
  'GET /api/order/product': of('/api/order/product'),
  'GET /api/order/check': ({ about }) => ({ path: `/api/order/check?checkId=${about.finished}` }),
  'GET /api/order': of('/api/order'),
  'GET /api/order/sums': of('/api/order/sums'),
  'GET /api/order/mobileComplete': of('/api/order/mobileComplete'),
  'POST /api/order': ({ about }) => ({
    path: '/api/order',
    body: { product: 'check-result', checkId: about.finished },
  }),
  'POST /api/order/webhook': of('/api/order/webhook', {}),
  'GET /api/order/getData': ofOrder((id) => ({ path: `/api/order/getData?id=${id}` })),
  'GET /api/order/getPdfData': ofOrder((id) => ({ path: `/api/order/getPdfData?id=${id}` })),
  'GET /api/order/verify/:code': of('/api/order/verify/0000-0000-0000-0000'),
  'POST /api/order/add': ofOrder((id) => ({ path: '/api/order/add', body: { orderId: id, paymentId: id } })),
  'POST /api/order/sandbox': ofOrder((id) => ({
    path: '/api/order/sandbox',
    body: { paymentId: id, action: 'closed' },
  })),
  'POST /api/order/:id/withdraw': ofOrder((id) => ({ path: `/api/order/${id}/withdraw`, body: {} })),
  'GET /api/order/:id': ofOrder((id) => ({ path: `/api/order/${id}` })),
  'GET /api/order/:id/history': ofOrder((id) => ({ path: `/api/order/${id}/history` })),
  'POST /api/order/:id/refund': ofOrder((id) => ({ path: `/api/order/${id}/refund`, body: { reason: '시험' } })),
};
