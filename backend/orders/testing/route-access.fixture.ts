import { never, of, type Requests } from '../../engine/http/testing/route-request.fixture.ts';

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
GET /api/order/getData         gone    login      order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed
GET /api/order/getPdfData      gone    login      order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed
GET /api/order/verify/:code    -       not_found  not_found            not_found            not_found            not_found            not_found            not_found
POST /api/order/add            gone    login      order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed
POST /api/order/sandbox        gone    login      order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed
POST /api/order/:id/withdraw   gone    login      order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed   order_fetch_failed
GET /api/order/:id             gone    login      admin                admin                admin                admin                order_fetch_failed   order_fetch_failed
GET /api/order/:id/history     gone    login      admin                admin                admin                admin                order_fetch_failed   order_fetch_failed
POST /api/order/:id/refund     gone    login      admin                admin                admin                admin                order_fetch_failed   order_fetch_failed
`;

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
  'GET /api/order/getData': of(`/api/order/getData?id=${never}`),
  'GET /api/order/getPdfData': of(`/api/order/getPdfData?id=${never}`),
  'GET /api/order/verify/:code': of('/api/order/verify/0000-0000-0000-0000'),
  'POST /api/order/add': of('/api/order/add', { orderId: never, paymentId: never }),
  'POST /api/order/sandbox': of('/api/order/sandbox', { paymentId: never, action: 'paid' }),
  'POST /api/order/:id/withdraw': of(`/api/order/${never}/withdraw`, {}),
  'GET /api/order/:id': of(`/api/order/${never}`),
  'GET /api/order/:id/history': of(`/api/order/${never}/history`),
  'POST /api/order/:id/refund': of(`/api/order/${never}/refund`, { reason: '시험' }),
};
