import { type Asking, named, of, type Requests } from './route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /livez                                    -       ok         ok       ok       ok       ok       ok       ok
GET /readyz                                   -       ok         ok       ok       ok       ok       ok       ok
GET /metrics                                  -       ok         ok       ok       ok       ok       ok       ok
GET /api/openapi.json                         -       ok         ok       ok       ok       ok       ok       ok
GET /api/docs                                 -       ok         ok       ok       ok       ok       ok       ok
GET /api/docs.css                             -       ok         ok       ok       ok       ok       ok       ok
GET /api/site                                 -       ok         ok       ok       ok       ok       ok       ok
GET /api/admin/events                         -       login      staff    staff    staff    admin    ok       ok
GET /api/admin/events                         own     login      staff    staff    staff    ok       ok       ok
GET /api/admin/projections                    -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/queue                          -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/log/verify                     -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/log/verify                    -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/projections/:name/retry       -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/projections/:name/retry       gone    login      admin    admin    admin    admin    none     none
POST /api/admin/projections/:name/rebuild     -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/projections/:name/rebuild     gone    login      admin    admin    admin    admin    none     none
GET /api/admin/history/:kind/:id              -       login      staff    staff    staff    admin    ok       ok
GET /api/admin/history/:kind/:id              own     login      staff    staff    staff    ok       ok       ok
GET /api/admin/history/:kind/:id              other   login      staff    staff    staff    ok       ok       ok
GET /api/admin/history/:kind/:id              gone    login      staff    staff    staff    check    check    check
GET /api/admin/history/:kind/:id/outline      -       login      staff    staff    staff    admin    ok       ok
GET /api/admin/history/:kind/:id/outline      own     login      staff    staff    staff    ok       ok       ok
GET /api/admin/history/:kind/:id/outline      other   login      staff    staff    staff    ok       ok       ok
GET /api/admin/history/:kind/:id/outline      gone    login      staff    staff    staff    check    check    check
GET /api/admin/history/:kind/:id/record       -       login      staff    staff    staff    admin    ok       ok
GET /api/admin/history/:kind/:id/record       own     login      staff    staff    staff    ok       ok       ok
GET /api/admin/history/:kind/:id/record       other   login      staff    staff    staff    ok       ok       ok
GET /api/admin/history/:kind/:id/record       gone    login      staff    staff    staff    check    check    check
POST /api/admin/history/:kind/:id/put-back    -       login      staff    staff    staff    admin    ok       ok
POST /api/admin/history/:kind/:id/put-back    own     login      staff    staff    staff    stage    stage    stage
POST /api/admin/history/:kind/:id/put-back    gone    login      staff    staff    staff    check    check    check
GET /api/admin/process-managers               -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/process-managers/:name/retry  -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/process-managers/:name/retry  gone    login      admin    admin    admin    admin    none     none
`;

/** A check of whose history is asked, or an entry of the search words. */
const ofHistory =
  (rest: string, body?: object) =>
  ({ target, about, searchWordId }: Asking) => ({
    path: `/api/admin/history/${target === '-' ? `word/${searchWordId}` : `check/${about.finished}`}${rest}`,
    ...(body ? { body } : {}),
  });

export const requests: Requests = {
  'GET /livez': of('/livez'),
  'GET /readyz': of('/readyz'),
  'GET /metrics': of('/metrics'),
  'GET /api/openapi.json': of('/api/openapi.json'),
  'GET /api/docs': of('/api/docs'),
  'GET /api/docs.css': of('/api/docs.css'),
  'GET /api/site': of('/api/site'),
  'GET /api/admin/events': ({ target }) => ({
    path: `/api/admin/events?seconds=0&resources=${target === '-' ? 'user,check' : 'check'}`,
  }),
  'GET /api/admin/queue': of('/api/admin/queue'),
  'GET /api/admin/log/verify': of('/api/admin/log/verify'),
  'POST /api/admin/log/verify': of('/api/admin/log/verify', {}),
  'GET /api/admin/projections': of('/api/admin/projections'),
  'POST /api/admin/projections/:name/retry': named('/api/admin/projections/', 'checks', '/retry'),
  'POST /api/admin/projections/:name/rebuild': named('/api/admin/projections/', 'checks', '/rebuild'),
  'GET /api/admin/history/:kind/:id': ofHistory(''),
  'GET /api/admin/history/:kind/:id/outline': ofHistory('/outline'),
  'GET /api/admin/history/:kind/:id/record': ofHistory('/record'),
  'POST /api/admin/history/:kind/:id/put-back': ofHistory('/put-back', { revision: 1, reason: '잘못 고침' }),
  'GET /api/admin/process-managers': of('/api/admin/process-managers'),
  'POST /api/admin/process-managers/:name/retry': named('/api/admin/process-managers/', 'draft-places', '/retry'),
};
