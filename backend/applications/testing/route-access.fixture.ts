import type { Asking, Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                               record  anonymous  user   other  partner  advisor  admin  super
GET /api/check/:id/application      own     login      ok     ok     ok       ok       ok     ok
GET /api/check/:id/application      other   login      check  check  check    check    check  check
GET /api/check/:id/application      gone    login      check  check  check    check    check  check
PUT /api/check/:id/application      own     login      ok     ok     ok       ok       ok     ok
PUT /api/check/:id/application      other   login      check  check  check    check    check  check
PUT /api/check/:id/application      gone    login      check  check  check    check    check  check
GET /api/check/:id/application.txt  own     login      ok     ok     ok       ok       ok     ok
GET /api/check/:id/application.txt  other   login      check  check  check    check    check  check
GET /api/check/:id/application.txt  gone    login      check  check  check    check    check  check
GET /api/check/:id/application.pdf  own     login      ok     ok     ok       ok       ok     ok
GET /api/check/:id/application.pdf  other   login      check  check  check    check    check  check
GET /api/check/:id/application.pdf  gone    login      check  check  check    check    check  check
GET /api/check/:id/notice.pdf       own     login      stage  stage  stage    stage    stage  stage
GET /api/check/:id/notice.pdf       other   login      check  check  check    check    check  check
GET /api/check/:id/notice.pdf       gone    login      check  check  check    check    check  check
`;

const application =
  (ending = '', body?: object) =>
  ({ about }: Asking) => ({ path: `/api/check/${about.finished}/application${ending}`, ...(body ? { body } : {}) });

export const requests: Requests = {
  'GET /api/check/:id/application': application(),
  'PUT /api/check/:id/application': application('', { fields: { companyName: '주식회사 하나' } }),
  'GET /api/check/:id/application.txt': application('.txt?document=labour_office_petition'),
  'GET /api/check/:id/application.pdf': application('.pdf?document=labour_office_petition'),
  'GET /api/check/:id/notice.pdf': ({ about }) => ({ path: `/api/check/${about.finished}/notice.pdf` }),
};
