import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** Who gets what from which route; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                                       record  anonymous  user   other  partner  advisor  admin      super
GET /api/admin/rulesets                     -       login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version            own     login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version            gone    login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/text       own     login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version/text       gone    login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/differences own    login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version/differences gone   login      admin  admin  admin    admin    none       none
POST /api/admin/rulesets/:version/approve   own     login      admin  admin  admin    admin    conflict   conflict
POST /api/admin/rulesets/:version/approve   gone    login      admin  admin  admin    admin    none       none
POST /api/admin/rulesets/:version/publish   own     login      admin  admin  admin    admin    forbidden  conflict
POST /api/admin/rulesets/:version/publish   gone    login      admin  admin  admin    admin    forbidden  none
`;

const unknown = '0'.repeat(64);
const ofVersion =
  (rest: string, body?: (version: string) => object) =>
  ({ target, rulesetVersion }: Asking) => ({
    path: `/api/admin/rulesets/${target === 'gone' ? unknown : rulesetVersion}${rest}`,
    ...(body ? { body: body(rulesetVersion) } : {}),
  });

export const requests: Requests = {
  'GET /api/admin/rulesets': of('/api/admin/rulesets'),
  'GET /api/admin/rulesets/:version': ofVersion(''),
  'GET /api/admin/rulesets/:version/text': ofVersion('/text'),
  'GET /api/admin/rulesets/:version/differences': (asking) => {
    const { path } = ofVersion('/differences')(asking);
    return { path: `${path}?against=${asking.rulesetVersion}` };
  },
  'POST /api/admin/rulesets/:version/approve': ofVersion('/approve', (replaces) => ({
    replaces,
    reason: '두 번째 검토',
  })),
  // The one in force can't take its own place: whoever may publish is told that, all others that they may not.
  'POST /api/admin/rulesets/:version/publish': ofVersion('/publish', (replaces) => ({
    replaces,
    reason: '두 번째 검토',
  })),
};
