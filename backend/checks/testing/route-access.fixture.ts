import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /api/check/form                           -       ok         ok       ok       ok       ok       ok       ok
GET /api/check/list                           -       login      ok       ok       ok       ok       ok       ok
GET /api/check/autosave                       own     login      ok       ok       ok       ok       ok       ok
PUT /api/check/autosave                       own     login      ok       ok       ok       ok       ok       ok
PUT /api/check/autosave                       other   login      draft    draft    draft    draft    draft    draft
PUT /api/check/autosave                       gone    login      draft    draft    draft    draft    draft    draft
POST /api/check/checkResult                   own     login      ok       ok       ok       ok       ok       ok
POST /api/check/checkResult                   other   login      check    check    check    check    check    check
POST /api/check/checkResult                   gone    login      check    check    check    check    check    check
GET /api/check/:id                            own     login      ok       ok       ok       ok       ok       ok
GET /api/check/:id                            other   login      check    check    check    ok       ok       ok
GET /api/check/:id                            gone    login      check    check    check    check    check    check
GET /api/check/:id/history                    own     login      ok       ok       ok       ok       ok       ok
GET /api/check/:id/history                    other   login      check    check    check    ok       ok       ok
GET /api/check/:id/history                    gone    login      check    check    check    check    check    check
GET /api/check/:id/explanation                own     login      pay      pay      pay      ok       ok       ok
GET /api/check/:id/explanation                other   login      check    check    check    ok       ok       ok
GET /api/check/:id/explanation                gone    login      check    check    check    check    check    check
GET /api/check/:id/results                    own     login      ok       ok       ok       ok       ok       ok
GET /api/check/:id/results                    other   login      check    check    check    ok       ok       ok
GET /api/check/:id/results                    gone    login      check    check    check    check    check    check
GET /api/check/:id/difference                 own     login      ok       ok       ok       ok       ok       ok
GET /api/check/:id/difference                 other   login      check    check    check    ok       ok       ok
GET /api/check/:id/difference                 gone    login      check    check    check    check    check    check
GET /api/check/:id/recomputed                 own     login      staff    staff    staff    ok       ok       ok
GET /api/check/:id/recomputed                 other   login      staff    staff    staff    ok       ok       ok
GET /api/check/:id/recomputed                 gone    login      staff    staff    staff    check    check    check
POST /api/check/:id/recalculate               own     login      ok       ok       ok       ok       ok       ok
POST /api/check/:id/recalculate               other   login      check    check    check    check    check    check
POST /api/check/:id/recalculate               gone    login      check    check    check    check    check    check
POST /api/check/:id/outcome                   own     login      ok       ok       ok       ok       ok       ok
POST /api/check/:id/outcome                   other   login      check    check    check    check    check    check
POST /api/check/:id/outcome                   gone    login      check    check    check    check    check    check
POST /api/check/form                          -       login      ok       ok       ok       ok       ok       ok
DELETE /api/check/autosave                    own     login      ok       ok       ok       ok       ok       ok
GET /api/check/autosave                       gone    login      draft    draft    draft    draft    draft    draft
DELETE /api/check/autosave                    gone    login      draft    draft    draft    draft    draft    draft
POST /api/win-rate/calculate                  -       login      ok       ok       ok       ok       ok       ok
POST /api/win-rate/calculate                  then    login      staff    staff    staff    ok       ok       ok
POST /api/win-rate/calculate/batch            -       login      staff    staff    staff    ok       ok       ok
GET /api/admin/rulesets/:version/impact       own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/rulesets/:version/impact       gone    login      admin    admin    admin    admin    none     none
GET /api/admin/corrections                    -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/correction-runs                -       login      admin    admin    admin    admin    ok       ok
`;

const check = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/check/${asking.about.finished}${rest}`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'GET /api/admin/rulesets/:version/impact': ({ target, rulesetVersion }) => ({
    path: `/api/admin/rulesets/${target === 'gone' ? '0'.repeat(64) : rulesetVersion}/impact`,
  }),
  'GET /api/admin/corrections': of('/api/admin/corrections'),
  'GET /api/admin/correction-runs': of('/api/admin/correction-runs'),
  'GET /api/check/form': of('/api/check/form'),
  'POST /api/check/form': of('/api/check/form', { questionnaire: 'basic' }),
  'GET /api/check/list': of('/api/check/list'),
  'GET /api/check/autosave': of('/api/check/autosave'),
  'PUT /api/check/autosave': ({ about, rulesetVersion }) => ({
    path: '/api/check/autosave',
    body: {
      id: about.draft,
      rulesetVersion,
      answers: [{ section: 'intake', numbering: 0, value: 'employee' }],
    },
  }),
  'DELETE /api/check/autosave': of('/api/check/autosave', {}),
  'POST /api/check/checkResult': ({ about }) => ({ path: '/api/check/checkResult', body: { id: about.finished } }),
  'GET /api/check/:id': check(''),
  'GET /api/check/:id/history': check('/history'),
  'GET /api/check/:id/explanation': check('/explanation'),
  'GET /api/check/:id/results': check('/results'),
  'GET /api/check/:id/difference': (asking) => check(`/difference?with=${asking.about.finished}`)(asking),
  'GET /api/check/:id/recomputed': check('/recomputed'),
  'POST /api/check/:id/recalculate': check('/recalculate', {}),
  'POST /api/check/:id/outcome': check('/outcome', { ended: 'won', where: 'court', on: '2026-11-03' }),
  'POST /api/win-rate/calculate': ({ target, answers }) => ({
    path: '/api/win-rate/calculate',
    body: { answers, ...(target === 'then' ? { asOf: new Date().toISOString() } : {}) },
  }),
  'POST /api/win-rate/calculate/batch': ({ answers }) => ({
    path: '/api/win-rate/calculate/batch',
    body: { items: [{ ref: 'a', answers }] },
  }),
};
