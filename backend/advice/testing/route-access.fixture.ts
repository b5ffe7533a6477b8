import { of, type Requests } from '../../testing/routes/route-request.fixture.ts';
import { chatAccess, chatRequests } from '../chat/testing/route-access.fixture.ts';
import { at } from './advice-at-stage.fixture.ts';
import { reviewAccess, reviewRequests } from './review-access.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                            record  anonymous  user  other  partner  advisor  admin  super
GET /api/ai-advices              -       login      ok    ok     ok       ok       ok     ok
GET /api/ai-advices/:id          own     login      ok    ok     ok       ok       ok     ok
GET /api/ai-advices/:id          other   login      none  none   none     ok       ok     ok
GET /api/ai-advices/:id          gone    login      none  none   none     none     none   none
GET /api/ai-advices/:id/history  own     login      ok    ok     ok       ok       ok     ok
GET /api/ai-advices/:id/history  other   login      none  none   none     ok       ok     ok
GET /api/ai-advices/:id/history  gone    login      none  none   none     none     none   none
GET /api/ai-advices/:id/pdf      own     login      ok    ok     ok       ok       ok     ok
GET /api/ai-advices/:id/pdf      other   login      none  none   none     ok       ok     ok
GET /api/ai-advices/:id/pdf      gone    login      none  none   none     none     none   none
${reviewAccess}${chatAccess}`;

export const requests: Requests = {
  ...chatRequests,
  ...reviewRequests,
  'GET /api/ai-advices': of('/api/ai-advices'),
  'GET /api/ai-advices/:id': at('review1', ({ id }) => id),
  'GET /api/ai-advices/:id/history': at('review1', ({ id }) => `${id}/history`),
  'GET /api/ai-advices/:id/pdf': at('flagged', ({ id }) => `${id}/pdf`),
};
