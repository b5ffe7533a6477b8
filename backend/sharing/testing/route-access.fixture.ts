import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                          record  anonymous    user         other        partner      advisor      admin        super
GET /api/check/:id/share       own     login        ok           ok           ok           ok           ok           ok
GET /api/check/:id/share       other   login        check        check        check        check        check        check
GET /api/check/:id/share       gone    login        check        check        check        check        check        check
POST /api/check/:id/share      own     login        ok           ok           ok           ok           ok           ok
POST /api/check/:id/share      other   login        check        check        check        check        check        check
POST /api/check/:id/share      gone    login        check        check        check        check        check        check
DELETE /api/check/:id/share    own     login        ok           ok           ok           ok           ok           ok
DELETE /api/check/:id/share    other   login        check        check        check        check        check        check
DELETE /api/check/:id/share    gone    login        check        check        check        check        check        check
GET /api/check/shared/:token   -       share_ended  share_ended  share_ended  share_ended  share_ended  share_ended  share_ended
`;

const share = (body?: object) => (asking: Asking) => ({
  path: `/api/check/${asking.about.finished}/share`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'GET /api/check/:id/share': share(),
  'POST /api/check/:id/share': share({}),
  'DELETE /api/check/:id/share': share({}),
  'GET /api/check/shared/:token': of('/api/check/shared/AAAAAAAAAAAAAAAAAAAAAA'),
};
