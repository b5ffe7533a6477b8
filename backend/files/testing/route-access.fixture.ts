import { type Asking, never, of, placeholders, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. What is
 * uploaded here is no form.
 */
export const routeAccess = `
route                 record  anonymous  user     other    partner  advisor  admin    super
POST /files           -       login      image_upload_failed image_upload_failed image_upload_failed image_upload_failed image_upload_failed image_upload_failed
GET /files/:id        own     login      ok       ok       ok       ok       ok       ok
GET /files/:id        other   login      none     none     none     none     none     none
GET /files/:id        gone    login      none     none     none     none     none     none
POST /files/:id/link  own     login      ok       ok       ok       ok       ok       ok
POST /files/:id/link  other   login      none     none     none     none     none     none
POST /files/:id/link  gone    login      none     none     none     none     none     none
DELETE /files/:id     own     login      ok       ok       ok       ok       ok       ok
DELETE /files/:id     other   login      none     none     none     none     none     none
DELETE /files/:id     gone    login      none     none     none     none     none     none
`;

const ofFile = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/files/${asking.target === 'gone' ? never : placeholders.file}${rest}`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'POST /files': of('/files', {}),
  'GET /files/:id': ofFile(''),
  'POST /files/:id/link': ofFile('/link', {}),
  'DELETE /files/:id': ofFile('', {}),
};
