import { type Asking, never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
POST /api/crawls/upload                       -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload                        -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/template.csv           -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id                    -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id                    gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/upload/:id/rows               -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id/rows               gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/upload/:id/refusals           -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id/refusals           gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/start             -       login      admin    admin    admin    admin    ok       ok
POST /api/crawls/upload/:id/start             gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/cancel            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/crawls/upload/:id/cancel            gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/resume            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/crawls/upload/:id/resume            gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/revert            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/crawls/upload/:id/revert            gone    login      admin    admin    admin    admin    none     none
`;

const ofImport = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/crawls/upload/${asking.target === 'gone' ? never : asking.importId}${rest}`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'POST /api/crawls/upload': of('/api/crawls/upload?fileName=cases.csv&sampling=curated&dryRun=true', {}),
  'GET /api/crawls/upload': of('/api/crawls/upload'),
  'GET /api/crawls/upload/template.csv': of('/api/crawls/upload/template.csv'),
  'GET /api/crawls/upload/:id': ofImport(''),
  'GET /api/crawls/upload/:id/rows': ofImport('/rows'),
  'GET /api/crawls/upload/:id/refusals': ofImport('/refusals'),
  'POST /api/crawls/upload/:id/start': ofImport('/start', {}),
  'POST /api/crawls/upload/:id/cancel': ofImport('/cancel', {}),
  'POST /api/crawls/upload/:id/resume': ofImport('/resume', {}),
  'POST /api/crawls/upload/:id/revert': ofImport('/revert', { reason: '잘못 고른 파일' }),
};
