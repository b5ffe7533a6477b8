import { of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                              record  anonymous  user  other  partner  advisor  admin  super
GET /api/ai-advices/usages         -       login      ok    ok     ok       ok       ok     ok
GET /api/ai-advices/usages/summary -       login      ok    ok     ok       ok       ok     ok
`;

export const requests: Requests = {
  'GET /api/ai-advices/usages': of('/api/ai-advices/usages'),
  'GET /api/ai-advices/usages/summary': of('/api/ai-advices/usages/summary'),
};
