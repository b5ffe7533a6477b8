import { never, of, placeholders, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                                 record  anonymous  user   other  partner  advisor  admin  super
GET /api/companies/mine               -       login      ok     ok     ok       ok       ok     ok
GET /api/companies                    -       login      admin  admin  admin    admin    admin  ok
POST /api/companies                   -       login      admin  admin  admin    admin    admin  ok
GET /api/companies/:id                gone    login      admin  admin  admin    admin    admin  none
PUT /api/companies/:id                gone    login      admin  admin  admin    admin    admin  none
DELETE /api/companies/:id             gone    login      admin  admin  admin    admin    admin  none
GET /api/companies/:id/history        gone    login      admin  admin  admin    admin    admin  none
GET /api/companies/:id/users          gone    login      admin  admin  admin    admin    admin  none
POST /api/companies/:id/users         gone    login      admin  admin  admin    admin    admin  none
DELETE /api/companies/:id/users       gone    login      admin  admin  admin    admin    admin  none
GET /api/companies/:id/users-to-add   gone    login      admin  admin  admin    admin    admin  none
`;

const company = {
  name: '보기 물산',
  businessNumber: '110-81-41272',
  quotas: { questions: null, tokens: null, costWon: null },
};

export const requests: Requests = {
  'GET /api/companies/mine': of('/api/companies/mine'),
  'GET /api/companies': of('/api/companies'),
  'POST /api/companies': of('/api/companies', company),
  'GET /api/companies/:id': of(`/api/companies/${never}`),
  'PUT /api/companies/:id': of(`/api/companies/${never}`, company),
  'DELETE /api/companies/:id': of(`/api/companies/${never}`, {}),
  'GET /api/companies/:id/history': of(`/api/companies/${never}/history`),
  'GET /api/companies/:id/users': of(`/api/companies/${never}/users`),
  'POST /api/companies/:id/users': of(`/api/companies/${never}/users`, { userId: placeholders.colleague }),
  'DELETE /api/companies/:id/users': of(`/api/companies/${never}/users`, { userId: never }),
  'GET /api/companies/:id/users-to-add': of(`/api/companies/${never}/users-to-add?q=김해고`),
};
