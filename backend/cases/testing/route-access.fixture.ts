import { randomInt } from 'node:crypto';
import { type Asking, never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. The
 * accepted case has no text.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /api/cases/data/count                     -       ok         ok       ok       ok       ok       ok       ok
GET /api/refines/data                         -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/counts                  -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/:id                     -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/:id                     gone    login      admin    admin    admin    admin    none     none
GET /api/refines/data/:id/history             -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/:id/history             gone    login      admin    admin    admin    admin    none     none
GET /api/cases/data                           -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/csv                       -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/facets                    -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id                       -       login      staff    staff    staff    ok       ok       ok
GET /api/cases/data/:id                       gone    login      staff    staff    staff    none     none     none
GET /api/cases/data/:id/history               -       login      staff    staff    staff    ok       ok       ok
GET /api/cases/data/:id/history               gone    login      staff    staff    staff    none     none     none
POST /api/refines/data                        -       login      admin    admin    admin    admin    ok       ok
PUT /api/refines/data/:id                     -       login      admin    admin    admin    admin    ok       ok
PUT /api/refines/data/:id                     gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/take               -       login      admin    admin    admin    admin    conflict conflict
POST /api/refines/data/:id/take               gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/ready              -       login      admin    admin    admin    admin    edit     edit
POST /api/refines/data/:id/ready              gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/reject             -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/refines/data/:id/reject             gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/reopen             -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/refines/data/:id/reopen             gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/discard            -       login      admin    admin    admin    admin    ok       ok
POST /api/refines/data/:id/discard            gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/accept                 -       login      admin    admin    admin    admin    ok       ok
POST /api/refines/data/take                   -       login      admin    admin    admin    admin    ok       ok
POST /api/refines/data/:id/presence           -       login      admin    admin    admin    admin    ok       ok
POST /api/refines/data/:id/presence           gone    login      admin    admin    admin    admin    none     none
POST /api/refines/lease                       -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/next                         -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/dashboard/outdated             -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/jobs                         -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/jobs/:id/rows                gone    login      admin    admin    admin    admin    none     none
GET /api/refines/jobs/:id                     gone    login      admin    admin    admin    admin    none     none
POST /api/refines/jobs/:id/stop               gone    login      admin    admin    admin    admin    none     none
POST /api/refines/jobs/:id/revert             gone    login      admin    admin    admin    admin    none     none
GET /api/refines/data/impact                  -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/impact                -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/resting               -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/outdated              -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/impact                gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/correct              -       login      admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/correct              gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/withdraw             -       login      admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/withdraw             gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/restore              -       login      admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/restore              gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/merge                -       login      admin    admin    admin    admin    edit     edit
POST /api/cases/data/:id/merge                gone    login      admin    admin    admin    admin    none     none
GET /api/refines/disputes                     -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/cited                        -       login      staff    staff    staff    ok       ok       ok
GET /api/refines/merged/:id                   gone    login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/text                  -       login      staff    staff    staff    none     none     none
GET /api/cases/data/:id/text                  gone    login      staff    staff    staff    none     none     none
GET /api/cases/data/:id/resting               gone    login      admin    admin    admin    admin    none     none
GET /api/cases/data/:id/outdated              gone    login      admin    admin    admin    admin    none     none
GET /api/refines/data/:id                     elsewhere login   admin    admin    admin    admin    none     none
GET /api/refines/data/:id/history             elsewhere login   admin    admin    admin    admin    ok       ok
PUT /api/refines/data/:id                     elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/refines/data/:id/take               elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/refines/data/:id/ready              elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/refines/data/:id/reject             elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/refines/data/:id/reopen             elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/refines/data/:id/discard            elsewhere login   admin    admin    admin    admin    stage    stage
GET /api/cases/data/:id                       elsewhere login   staff    staff    staff    none     none     none
GET /api/cases/data/:id/history               elsewhere login   staff    staff    staff    none     ok       ok
GET /api/cases/data/:id/text                  elsewhere login   staff    staff    staff    none     ok       ok
GET /api/cases/data/:id/impact                elsewhere login   admin    admin    admin    admin    stage    stage
GET /api/cases/data/:id/resting               elsewhere login   admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/outdated              elsewhere login   admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/correct              elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/cases/data/:id/withdraw             elsewhere login   admin    admin    admin    admin    stage    stage
POST /api/cases/data/:id/restore              elsewhere login   admin    admin    admin    admin    edit     edit
POST /api/cases/data/:id/merge                elsewhere login   admin    admin    admin    admin    edit     edit
`;

const ofCase = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/cases/data/${acceptedCase(asking)}${rest}`,
  ...(body ? { body } : {}),
});
const acceptedCase = ({ target, caseId, draftCaseId }: Asking): string =>
  ({ gone: never, elsewhere: draftCaseId })[String(target)] ?? caseId;

const inWork = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/refines/data/${caseInWork(asking)}${rest}`,
  ...(body ? { body } : {}),
});
const caseInWork = ({ target, caseId, draftCaseId }: Asking): string =>
  ({ gone: never, elsewhere: caseId })[String(target)] ?? draftCaseId;

export const requests: Requests = {
  'GET /api/cases/data/count': of('/api/cases/data/count'),
  'GET /api/refines/data': of('/api/refines/data'),
  'GET /api/refines/data/counts': of('/api/refines/data/counts'),
  'GET /api/refines/data/:id': inWork(''),
  'GET /api/refines/data/:id/history': inWork('/history'),
  'GET /api/cases/data': of('/api/cases/data'),
  'GET /api/cases/data/csv': of('/api/cases/data/csv'),
  'GET /api/cases/data/facets': of('/api/cases/data/facets'),
  'GET /api/cases/data/:id': ofCase(''),
  'GET /api/cases/data/:id/history': ofCase('/history'),
  'POST /api/refines/data': () => ({
    path: '/api/refines/data',
    body: {
      kind: 'case-high',
      sampling: 'curated',
      title: '직접 넣음',
      caseNumbers: [`2020두${randomInt(1, 10_000_000)}`],
    },
  }),
  'PUT /api/refines/data/:id': inWork('', { title: '다듬은 제목' }),
  'POST /api/refines/data/:id/take': inWork('/take', { proposal: 'title#1' }),
  'POST /api/refines/data/:id/ready': inWork('/ready', {}),
  'POST /api/refines/data/:id/reject': inWork('/reject', { reason: '요지가 없음' }),
  'POST /api/refines/data/:id/reopen': inWork('/reopen', {}),
  'POST /api/refines/data/:id/discard': inWork('/discard', { reason: '노동 사건이 아님' }),
  'POST /api/refines/data/accept': ({ draftCaseId }) => ({
    path: '/api/refines/data/accept',
    body: { ids: [draftCaseId] },
  }),
  'POST /api/refines/data/take': of('/api/refines/data/take', { filter: { q: '없는 자료' } }),
  'POST /api/refines/data/:id/presence': inWork('/presence', { working: true }),
  'POST /api/refines/lease': of('/api/refines/lease', { ids: [never] }),
  'GET /api/refines/next': of('/api/refines/next'),
  'GET /api/admin/dashboard/outdated': of('/api/admin/dashboard/outdated'),
  'GET /api/refines/jobs': of('/api/refines/jobs'),
  'GET /api/refines/jobs/:id/rows': of(`/api/refines/jobs/${never}/rows`),
  'GET /api/refines/jobs/:id': of(`/api/refines/jobs/${never}`),
  'POST /api/refines/jobs/:id/stop': of(`/api/refines/jobs/${never}/stop`, {}),
  'POST /api/refines/jobs/:id/revert': of(`/api/refines/jobs/${never}/revert`, { reason: '잘못 고름' }),
  'GET /api/refines/data/impact': of('/api/refines/data/impact?filter={}'),
  'GET /api/cases/data/:id/impact': ofCase('/impact?withdraw=true'),
  'GET /api/cases/data/:id/resting': ofCase('/resting'),
  'GET /api/cases/data/:id/outdated': ofCase('/outdated'),
  'POST /api/cases/data/:id/correct': ofCase('/correct', { changes: { title: '고친 제목' }, reason: '오탈자' }),
  'POST /api/cases/data/:id/withdraw': ofCase('/withdraw', { reason: '겹침' }),
  'POST /api/cases/data/:id/restore': ofCase('/restore', { revision: 1, reason: '되돌림' }),
  // A merge into itself.
  'POST /api/cases/data/:id/merge': (asking) =>
    ofCase('/merge', { into: acceptedCase(asking), reason: '같은 판결' })(asking),
  'GET /api/refines/disputes': of('/api/refines/disputes'),
  'GET /api/refines/cited': of('/api/refines/cited?numbers=2017두37772'),
  'GET /api/refines/merged/:id': of(`/api/refines/merged/${never}`),
  'GET /api/cases/data/:id/text': ofCase('/text'),
};
