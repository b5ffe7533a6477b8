import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

export const routeAccess = `
route                               record  anonymous  user   other  partner  advisor    admin      super
GET /api/win-rate/calibration       -       ok         ok     ok     ok       ok         ok         ok
GET /api/admin/calibration          -       login      admin  admin  admin    admin      ok         ok
GET /api/admin/calibration/endings  -       login      admin  admin  admin    admin      ok         ok
POST /api/admin/check/:id/outcome   own     login      staff  staff  staff    forbidden  forbidden  forbidden
POST /api/admin/check/:id/outcome   other   login      staff  staff  staff    ok         ok         ok
POST /api/admin/check/:id/outcome   gone    login      staff  staff  staff    check      check      check
`;

export const requests: Requests = {
  'GET /api/win-rate/calibration': of('/api/win-rate/calibration'),
  'GET /api/admin/calibration': of('/api/admin/calibration'),
  'GET /api/admin/calibration/endings': of('/api/admin/calibration/endings'),
  'POST /api/admin/check/:id/outcome': ({ about }: Asking) => ({
    path: `/api/admin/check/${about.finished}/outcome`,
    body: { ended: 'won', where: 'court', on: '2026-11-03', reason: '전화로 들음' },
  }),
};
