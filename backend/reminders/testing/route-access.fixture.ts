import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                   record  anonymous  user   other  partner  advisor  admin  super
GET /api/check/:id/reminders            own     login      ok     ok     ok       ok       ok     ok
GET /api/check/:id/reminders            other   login      check  check  check    check    check  check
GET /api/check/:id/reminders            gone    login      check  check  check    check    check  check
POST /api/check/:id/reminders           own     login      ok     ok     ok       ok       ok     ok
POST /api/check/:id/reminders           other   login      check  check  check    check    check  check
POST /api/check/:id/reminders           gone    login      check  check  check    check    check  check
DELETE /api/check/:id/reminders         own     login      ok     ok     ok       ok       ok     ok
DELETE /api/check/:id/reminders         other   login      check  check  check    check    check  check
DELETE /api/check/:id/reminders         gone    login      check  check  check    check    check  check
GET /api/check/reminders/stop/:token    -       ok         ok     ok     ok       ok       ok     ok
POST /api/check/reminders/stop/:token   -       ok         ok     ok     ok       ok       ok     ok
`;

const reminders = (body?: object) => (asking: Asking) => ({
  path: `/api/check/${asking.about.finished}/reminders`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'GET /api/check/:id/reminders': reminders(),
  'POST /api/check/:id/reminders': reminders({ channel: 'email' }),
  'DELETE /api/check/:id/reminders': reminders({}),
  'GET /api/check/reminders/stop/:token': of('/api/check/reminders/stop/AAAAAAAAAAAAAAAAAAAAAA'),
  'POST /api/check/reminders/stop/:token': of('/api/check/reminders/stop/AAAAAAAAAAAAAAAAAAAAAA', {}),
};
