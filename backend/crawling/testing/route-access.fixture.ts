import { never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. No
 * source with a key is configured in this test; the others aren't to be asked.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /api/crawls/sources                       -       login      admin    admin    admin    admin    ok       ok
PUT /api/crawls/sources/:name                 -       login      admin    admin    admin    admin    ok       ok
PUT /api/crawls/sources/:name/schedule        -       login      admin    admin    admin    admin    ok       ok
POST /api/crawls/rereads                      -       login      admin    admin    admin    admin    crawl_source_unset crawl_source_unset
GET /api/crawls/rereads                       -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/rereads/:id                   gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/rereads/:id/differences       gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/rereads/:id/cancel           gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/rereads/:id/accept           gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/rereads/:id/dismiss          gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/:kind/works                  -       login      admin    admin    admin    admin    crawl_source_unset crawl_source_unset
GET /api/crawls/:kind/works                   -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/:kind/works/:id               gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/:kind/works/:id/windows       gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/:kind/works/:id/events        gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/:kind/works/:id/cancel       gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/:kind/works/:id/resume       gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/:kind/data                    -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/:kind/failures                -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/:kind/calendar                -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/:kind/daily                   -       login      admin    admin    admin    admin    ok       ok
`;

const span = 'from=2026-01-01&to=2026-01-31';
const work = `/api/crawls/case-high/works/${never}`;

export const requests: Requests = {
  'GET /api/crawls/sources': of('/api/crawls/sources'),
  'PUT /api/crawls/sources/:name': of('/api/crawls/sources/commission-site', { on: false, reason: '점검' }),
  'PUT /api/crawls/sources/:name/schedule': of('/api/crawls/sources/commission-site/schedule', {
    ...{ schedule: { weekday: 1, hour: 6 }, reason: '매주 확인' },
  }),
  'POST /api/crawls/rereads': of('/api/crawls/rereads', { source: 'law-api-courts' }),
  'GET /api/crawls/rereads': of('/api/crawls/rereads'),
  'GET /api/crawls/rereads/:id': of(`/api/crawls/rereads/${never}`),
  'GET /api/crawls/rereads/:id/differences': of(`/api/crawls/rereads/${never}/differences`),
  'POST /api/crawls/rereads/:id/cancel': of(`/api/crawls/rereads/${never}/cancel`, {}),
  'POST /api/crawls/rereads/:id/accept': of(`/api/crawls/rereads/${never}/accept`, { filter: {} }),
  'POST /api/crawls/rereads/:id/dismiss': of(`/api/crawls/rereads/${never}/dismiss`, { filter: {} }),
  'POST /api/crawls/:kind/works': of('/api/crawls/case-high/works', {
    ...{ from: '2026-01-01', to: '2026-01-31' },
    source: 'law-api-courts',
  }),
  'GET /api/crawls/:kind/works': of('/api/crawls/case-high/works'),
  'GET /api/crawls/:kind/works/:id': of(work),
  'GET /api/crawls/:kind/works/:id/windows': of(`${work}/windows`),
  'GET /api/crawls/:kind/works/:id/events': of(`${work}/events`),
  'POST /api/crawls/:kind/works/:id/cancel': of(`${work}/cancel`, {}),
  'POST /api/crawls/:kind/works/:id/resume': of(`${work}/resume`, {}),
  'GET /api/crawls/:kind/data': of('/api/crawls/case-high/data'),
  'GET /api/crawls/:kind/failures': of('/api/crawls/case-high/failures'),
  'GET /api/crawls/:kind/calendar': of(`/api/crawls/case-high/calendar?${span}`),
  'GET /api/crawls/:kind/daily': of(`/api/crawls/case-high/daily?${span}`),
};
