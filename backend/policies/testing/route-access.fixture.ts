import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                               record  anonymous  user   other  partner  advisor  admin  super
GET /api/policies                   -       ok         ok     ok     ok       ok       ok     ok
GET /api/policies/records           -       login      admin  admin  admin    admin    ok     ok
GET /api/policies/:name             own     ok         ok     ok     ok       ok       ok     ok
GET /api/policies/:name             gone    none       none   none   none     none     none   none
GET /api/policies/:name/record      own     login      admin  admin  admin    admin    ok     ok
GET /api/policies/:name/record      gone    login      admin  admin  admin    admin    none   none
GET /api/policies/:name/consents    own     login      admin  admin  admin    admin    ok     ok
GET /api/policies/:name/consents    gone    login      admin  admin  admin    admin    none   none
GET /api/policies/:name/record      gone    login      admin  admin  admin    admin    none   none
GET /api/policies/:name/history     own     login      admin  admin  admin    admin    ok     ok
GET /api/policies/:name/history     gone    login      admin  admin  admin    admin    none   none
PUT /api/policies/:name/draft       own     login      admin  admin  admin    admin    ok     ok
PUT /api/policies/:name/draft       gone    login      admin  admin  admin    admin    none   none
DELETE /api/policies/:name/draft    own     login      admin  admin  admin    admin    stage  stage
DELETE /api/policies/:name/draft    gone    login      admin  admin  admin    admin    none   none
POST /api/policies/:name/submit     own     login      admin  admin  admin    admin    stage  stage
POST /api/policies/:name/submit     gone    login      admin  admin  admin    admin    none   none
POST /api/policies/:name/take-back  own     login      admin  admin  admin    admin    stage  stage
POST /api/policies/:name/take-back  gone    login      admin  admin  admin    admin    none   none
POST /api/policies/:name/approve    own     login      admin  admin  admin    admin    stage  stage
POST /api/policies/:name/approve    gone    login      admin  admin  admin    admin    none   none
POST /api/policies/:name/refuse     own     login      admin  admin  admin    admin    stage  stage
POST /api/policies/:name/refuse     gone    login      admin  admin  admin    admin    none   none
POST /api/policies/:name/publish    own     login      admin  admin  admin    admin    stage  stage
POST /api/policies/:name/publish    gone    login      admin  admin  admin    admin    none   none
POST /api/policies/:name/withdraw   own     login      admin  admin  admin    admin    stage  stage
POST /api/policies/:name/withdraw   gone    login      admin  admin  admin    admin    none   none
`;

const at =
  (policy: string, rest: string, body?: object) =>
  ({ target }: Asking) => ({
    path: `/api/policies/${target === 'gone' ? 'nothing' : policy}${rest}`,
    ...(body ? { body } : {}),
  });
const hash = 'a'.repeat(64);

export const requests: Requests = {
  'GET /api/policies': of('/api/policies'),
  'GET /api/policies/records': of('/api/policies/records'),
  'GET /api/policies/:name': at('privacy', ''),
  'GET /api/policies/:name/record': at('privacy', '/record'),
  'GET /api/policies/:name/consents': at('privacy', '/consents'),
  'GET /api/policies/:name/history': at('privacy', '/history'),
  'PUT /api/policies/:name/draft': at('marketing', '/draft', {
    ...{ text: '# 마케팅', needsConsent: false, isDisadvantage: false, why: '보내는 소식이 늘었어요.' },
  }),
  // There is no draft of the terms.
  'DELETE /api/policies/:name/draft': at('service', '/draft', {}),
  'POST /api/policies/:name/submit': at('service', '/submit', { hash }),
  'POST /api/policies/:name/take-back': at('service', '/take-back', {}),
  'POST /api/policies/:name/approve': at('service', '/approve', { hash }),
  'POST /api/policies/:name/refuse': at('service', '/refuse', { reason: '까닭을 더 적어 주세요' }),
  'POST /api/policies/:name/publish': at('service', '/publish', { hash, from: '2027-12-31' }),
  'POST /api/policies/:name/withdraw': at('service', '/withdraw', { version: '2026-11-28', reason: '다시 살피려고' }),
};
