import { never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts. */
export const routeAccess = `
route                     record  anonymous  user   other  partner  advisor  admin  super
GET /api/recalls          -       login      admin  admin  admin    admin    ok     ok
POST /api/recalls/settle  gone    login      admin  admin  admin    admin    none   none
`;

export const requests: Requests = {
  'GET /api/recalls': of('/api/recalls'),
  'POST /api/recalls/settle': of('/api/recalls/settle', {
    ...{ caseId: never, revision: 2, kind: 'result', recordId: never },
    reason: '다시 알림',
  }),
};
