import { type Asking, never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. The
 * document is one that couldn't be read, so it has no pages.
 */
export const routeAccess = `
route                                   record  anonymous  user     other    partner  advisor  admin    super
POST /api/ocr/pdf                       -       login      admin    admin    admin    admin    pdf_upload_failed pdf_upload_failed
GET /api/ocr/pdf                        -       login      admin    admin    admin    admin    ok       ok
GET /api/ocr/pdf/:id                    -       login      admin    admin    admin    admin    ok       ok
GET /api/ocr/pdf/:id                    gone    login      admin    admin    admin    admin    none     none
GET /api/ocr/pdf/:id/events             -       login      admin    admin    admin    admin    ok       ok
GET /api/ocr/pdf/:id/events             gone    login      admin    admin    admin    admin    none     none
GET /api/ocr/pdf/:id/pages/:page        -       login      admin    admin    admin    admin    none     none
GET /api/ocr/pdf/:id/pages/:page        gone    login      admin    admin    admin    admin    none     none
GET /api/ocr/pdf/:id/pages/:page/image  -       login      admin    admin    admin    admin    none     none
GET /api/ocr/pdf/:id/pages/:page/image  gone    login      admin    admin    admin    admin    none     none
PUT /api/ocr/pdf/:id                    -       login      admin    admin    admin    admin    none     none
PUT /api/ocr/pdf/:id                    gone    login      admin    admin    admin    admin    none     none
POST /api/ocr/pdf/:id/words             -       login      admin    admin    admin    admin    none     none
POST /api/ocr/pdf/:id/words             gone    login      admin    admin    admin    admin    none     none
POST /api/ocr/pdf/:id/cancel            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/ocr/pdf/:id/cancel            gone    login      admin    admin    admin    admin    none     none
POST /api/ocr/pdf/:id/read-again        gone    login      admin    admin    admin    admin    none     none
POST /api/ocr/pdf/:id/attach            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/ocr/pdf/:id/attach            gone    login      admin    admin    admin    admin    none     none
DELETE /api/ocr/pdf/:id                 gone    login      admin    admin    admin    admin    none     none
`;

const ofDocument = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/ocr/pdf/${asking.target === 'gone' ? never : asking.documentId}${rest}`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'POST /api/ocr/pdf': of('/api/ocr/pdf', {}),
  'GET /api/ocr/pdf': of('/api/ocr/pdf'),
  'GET /api/ocr/pdf/:id': ofDocument(''),
  'GET /api/ocr/pdf/:id/events': ofDocument('/events'),
  'GET /api/ocr/pdf/:id/pages/:page': ofDocument('/pages/1'),
  'GET /api/ocr/pdf/:id/pages/:page/image': ofDocument('/pages/1/image'),
  'PUT /api/ocr/pdf/:id': ofDocument('', { page: 1, text: '고친 글' }),
  'POST /api/ocr/pdf/:id/words': ofDocument('/words', { page: 1, words: [0] }),
  'POST /api/ocr/pdf/:id/cancel': ofDocument('/cancel', {}),
  'POST /api/ocr/pdf/:id/read-again': ofDocument('/read-again', {}),
  'POST /api/ocr/pdf/:id/attach': ofDocument('/attach', { new: { kind: 'case-low' } }),
  'DELETE /api/ocr/pdf/:id': ofDocument('', {}),
};
