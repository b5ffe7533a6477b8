import { of, type Requests } from '../../testing/routes/route-request.fixture.ts';
import { at } from './consultation-at-stage.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                              record  anonymous  user   other  partner  advisor    admin      super
GET /api/consult/terms             -       ok         ok     ok     ok       ok         ok         ok
GET /api/consult/attorneys         -       login      staff  staff  staff    ok         ok         ok
GET /api/consult                   -       login      ok     ok     ok       ok         ok         ok
POST /api/consult                  -       login      ok     ok     ok       ok         ok         ok
GET /api/consult/:id               own     login      ok     ok     ok       ok         ok         ok
GET /api/consult/:id               other   login      none   none   none     ok         ok         ok
GET /api/consult/:id               gone    login      none   none   none     none       none       none
GET /api/consult/:id/history       own     login      ok     ok     ok       ok         ok         ok
GET /api/consult/:id/history       other   login      none   none   none     ok         ok         ok
GET /api/consult/:id/history       gone    login      none   none   none     none       none       none
GET /api/consult/:id/calendar.ics  own     login      ok     ok     ok       ok         ok         ok
GET /api/consult/:id/calendar.ics  other   login      none   none   none     ok         ok         ok
GET /api/consult/:id/calendar.ics  gone    login      none   none   none     none       none       none
GET /api/consult/:id/files         own     login      ok     ok     ok       ok         ok         ok
GET /api/consult/:id/files         other   login      none   none   none     ok         ok         ok
GET /api/consult/:id/files         gone    login      none   none   none     none       none       none
POST /api/consult/:id/files        own     login      file_upload_failed file_upload_failed file_upload_failed file_upload_failed file_upload_failed file_upload_failed
POST /api/consult/:id/files        other   login      none   none   none     file_upload_failed file_upload_failed file_upload_failed
POST /api/consult/:id/files        gone    login      none   none   none     none       none       none
PUT /api/consult/:id               own     login      ok     ok     ok       ok         ok         ok
PUT /api/consult/:id               other   login      none   none   none     none       none       none
PUT /api/consult/:id               gone    login      none   none   none     none       none       none
POST /api/consult/:id/assign       own     login      staff  staff  staff    forbidden  forbidden  forbidden
POST /api/consult/:id/assign       other   login      staff  staff  staff    ok         ok         ok
POST /api/consult/:id/assign       gone    login      staff  staff  staff    none       none       none
POST /api/consult/:id/answer       own     login      staff  staff  staff    forbidden  forbidden  forbidden
POST /api/consult/:id/answer       other   login      staff  staff  staff    ok         ok         ok
POST /api/consult/:id/answer       gone    login      staff  staff  staff    none       none       none
POST /api/consult/:id/free         own     login      staff  staff  staff    forbidden  forbidden  forbidden
POST /api/consult/:id/free         other   login      staff  staff  staff    ok         ok         ok
POST /api/consult/:id/free         gone    login      staff  staff  staff    none       none       none
POST /api/consult/:id/close        own     login      ok     ok     ok       ok         ok         ok
POST /api/consult/:id/close        other   login      none   none   none     ok         ok         ok
POST /api/consult/:id/close        gone    login      none   none   none     none       none       none
`;

const request = {
  ...{ topic: 'dismissal', body: '해고를 통보받았어요.', wantsChanceReview: false },
  slots: [{ weekday: 'mon', time: '14:00' }],
};

export const requests: Requests = {
  'GET /api/consult/terms': of('/api/consult/terms'),
  'GET /api/consult/attorneys': of('/api/consult/attorneys'),
  'GET /api/consult': of('/api/consult'),
  'POST /api/consult': of('/api/consult', request),
  'GET /api/consult/:id': at('held', ''),
  'GET /api/consult/:id/history': at('held', '/history'),
  'GET /api/consult/:id/calendar.ics': at('agreed', '/calendar.ics'),
  'GET /api/consult/:id/files': at('held', '/files'),
  'POST /api/consult/:id/files': at('held', '/files', () => ({})),
  'PUT /api/consult/:id': at('held', '', () => ({ message: '통보서도 받았어요.' })),
  'POST /api/consult/:id/assign': at('requested', '/assign', () => ({ assignee: 'me' })),
  'POST /api/consult/:id/answer': at('held', '/answer', () => ({ message: '기한부터 확인할게요.' })),
  'POST /api/consult/:id/free': at('held', '/free', () => ({})),
  'POST /api/consult/:id/close': at('held', '/close', () => ({ outcome: 'advised' })),
};
